import { wrapText } from "../output/wrap-text.ts";
import type { View } from "./view.ts";

/** Notes below a table, dim. */
export function noteRows(notes: readonly string[], { width, paint }: View): string[] {
  return notes.flatMap((text) => wrapText(text, { width, indent: "  ", lead: "" })).map(paint.dim);
}

/** Tells of rows that are not shown. */
export function describeMore(more: number): string[] {
  return more > 0 ? [`${more} more ${more === 1 ? "compound" : "compounds"}: --all`] : [];
}
