import type { FoundCompound } from "./compound-finder.ts";

/** Columns that tell of the food itself. */
export const describingColumns = [
  "code",
  "name",
  "synonyms",
  "brand",
  "food group",
  "portions",
  "value type",
  "source",
] as const;

/** A column of a file of own foods; `header` is as it stands there. */
export type OwnColumn = { readonly header: string } & (
  | { readonly kind: "text"; readonly field: (typeof describingColumns)[number] }
  | { readonly kind: "name"; readonly language: string }
  | { readonly kind: "value"; readonly found: FoundCompound }
);
