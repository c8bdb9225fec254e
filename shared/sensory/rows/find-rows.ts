import { genericHeads } from "../../food/food-naming.ts";
import { headlessTerms } from "../../food/vocabulary.ts";
import { claimNames } from "./claim-names.ts";
import type { Preparation, SensoryRow } from "./sensory-row.ts";
import { classesOf, type SensoryTable } from "./sensory-table.ts";

/** A row that words name, and where its last word stands. */
export interface FoundRow {
  readonly row: SensoryRow;
  readonly end: number;
  /** The last term of the name it was found by. */
  readonly form: string;
  /** Its only word is also a way to prepare or flavour another food. */
  readonly isFlavouring: boolean;
}

/** What the words of one food name: rows, preparations, and which row is the food itself. */
export interface WordReading {
  readonly rows: readonly FoundRow[];
  /** Null where no row names what the words name: none found, or an unknown word comes last. */
  readonly head: FoundRow | null;
  readonly preparations: readonly Preparation[];
}

/**
 * Finds rows and preparations, each word once: names of several words first, so that "low salt" is not salt, and
 * rows before preparations.
 */
export function findRows(terms: readonly string[], table: SensoryTable): WordReading {
  const taken = new Set<number>();
  const long = claimNames(terms, table.namings, taken, isLong);
  const longPreparations = claimNames(terms, table.preparations, taken, isLong);
  const short = claimNames(terms, table.namings, taken);
  const preparations = [...longPreparations, ...claimNames(terms, table.preparations, taken)];
  const rows = [...long, ...short].map(({ naming, at }): FoundRow => {
    const form = naming.terms.at(-1) ?? "";
    const isFlavouring = !isLong(naming.terms) && findFlavouring(form, table) !== null;
    return { row: naming.named, end: at.at(-1) ?? 0, form, isFlavouring };
  });
  rows.sort((a, b) => a.end - b.end);
  return {
    rows,
    head: chooseHead(rows, terms, taken, table),
    preparations: preparations.map(({ naming }) => naming.named),
  };
}

function isLong(name: readonly string[]): boolean {
  return name.length > 1;
}

/** Every preparation that words tell, also those that belong to the name of a row. */
export function findPreparations(terms: readonly string[], table: SensoryTable): Preparation[] {
  return claimNames(terms, table.preparations, new Set()).map(({ naming }) => naming.named);
}

/** The preparation that a single word stands for, or null. */
export function findFlavouring(term: string, table: SensoryTable): Preparation | null {
  return table.preparations.get(term)?.find(({ terms }) => terms.length === 1)?.named ?? null;
}

/** The last row says what a food is, unless a word that no row knows comes after it: "mustard greens" are greens. */
function chooseHead(
  rows: readonly FoundRow[],
  terms: readonly string[],
  taken: ReadonlySet<number>,
  table: SensoryTable,
): FoundRow | null {
  const naming = rows.filter(({ isFlavouring }) => !isFlavouring);
  const last = (naming.length > 0 ? naming : rows).at(-1);
  if (last === undefined) return null;
  const known = new Set([...taken].map((at) => terms[at]));
  const isUnknownLast = terms.some((term, at) => at > last.end && !known.has(term) && mayNameFood(term));
  if (isUnknownLast) return null;
  if (last.row.kind === "food") return last;
  const members = rows.filter(({ row }) => row.kind === "food" && classesOf(row, table).includes(last.row));
  return members.at(-1) ?? last;
}

function mayNameFood(term: string): boolean {
  return !/^\d/.test(term) && !headlessTerms.has(term) && !genericHeads.has(term);
}
