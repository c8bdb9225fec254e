import { type DecodeResult, decodeResult } from "../../functions/decode/contract.ts";
import type { JobOutcome } from "../../shared/platform/jobs/job-operation.ts";
import type { Store } from "../../shared/platform/store/store.ts";
import { decodeText } from "../support/decode-text.ts";
import type { Macros } from "./meal-text/labelled-meals.ts";

/** A food that decode read from a text. */
export type DecodedItem = {
  readonly name: string;
  readonly brand: string | null;
  readonly grams: number;
  readonly status: "matched" | "unresolved";
  /** How sure the match is, as far as it is reported. */
  readonly match: string | null;
};

/** What decode made of a text; the macros are null where it found no food. */
export type DecodedMeal = {
  readonly items: readonly DecodedItem[];
  /** Words that were reported as not read. */
  readonly unread: readonly string[];
  readonly warnings: readonly string[];
  readonly macros: Macros | null;
  readonly catalogueRelease: string | null;
};

/** Members of a job's `meta` that say what was not understood. */
type ReadingMeta = {
  warnings?: string[];
  unread?: { text: string }[];
  items?: { item_id: number; match: string }[];
};

const macroIds = [1005, 1003, 1004, 1008];

/** Decodes a text with the work of decode's own jobs. */
export async function decodeMeal(text: string, store: Store): Promise<DecodedMeal> {
  const outcome = await decodeText(text, { store, tier: "macros", compoundIds: macroIds });
  const { items, molecular_analysis: rows } = decodeResult.parse(outcome.result);
  const { unread = [], warnings = [], items: matches = [] } = readMeta(outcome);
  const matchOf = new Map(matches.map(({ item_id: id, match }) => [id, match]));
  return {
    items: items.map(({ item_id: id, canonical_name: name, brand, quantity_g: grams, status }) => {
      return { name, brand, grams, status, match: matchOf.get(id) ?? null };
    }),
    unread: unread.map(({ text: words }) => words),
    warnings,
    macros: items.length === 0 ? null : readMacros(rows),
    catalogueRelease: outcome.catalogueRelease,
  };
}

/** An item as listings show it: `150 g Rice, boiled (matched, close)`. */
export function formatItem({ name, brand, grams, status, match }: DecodedItem): string {
  return `${grams} g ${joinParts(name, brand)} (${joinParts(status, match)})`;
}

function joinParts(...parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(", ");
}

/** The members are optional in a job's outcome, which types them as unknown. */
function readMeta({ meta }: JobOutcome): ReadingMeta {
  return (meta ?? {}) as ReadingMeta;
}

function readMacros(rows: DecodeResult["molecular_analysis"]): Macros {
  const amountOf = (id: number) =>
    rows.find((row) => row.compound_identifier_id === id)?.measurement_value ?? 0;
  const [carbohydrate = 0, protein = 0, fat = 0, energyKcal = 0] = macroIds.map(amountOf);
  return [carbohydrate, protein, fat, energyKcal];
}
