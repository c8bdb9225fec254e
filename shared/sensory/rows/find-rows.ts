import { genericHeads } from "../../food/food-naming.ts";
import { headlessTerms } from "../../food/vocabulary.ts";
import type { Preparation, SensoryRow } from "./sensory-row.ts";
import { classesOf, type Naming, type SensoryTable } from "./sensory-table.ts";

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

interface Claim<Named> {
  readonly naming: Naming<Named>;
  readonly at: readonly number[];
}

/** Finds rows, the longest names first and each word once, then preparations among the words left. */
export function findRows(terms: readonly string[], table: SensoryTable): WordReading {
  const taken = new Set<number>();
  const claims = claim(terms, table.namings, taken);
  const preparations = claim(terms, table.preparations, taken).map(({ naming }) => naming.named);
  const rows = claims.map(({ naming, at }): FoundRow => {
    const form = naming.terms.at(-1) ?? "";
    const isSingle = naming.terms.length === 1;
    const isFlavouring = isSingle && findFlavouring(form, table) !== null;
    return { row: naming.named, end: at.at(-1) ?? 0, form, isFlavouring };
  });
  const ordered = rows.sort((a, b) => a.end - b.end);
  return { rows: ordered, head: chooseHead(ordered, terms, taken, table), preparations };
}

/** Every preparation that words tell, also those that belong to the name of a row. */
export function findPreparations(terms: readonly string[], table: SensoryTable): Preparation[] {
  return claim(terms, table.preparations, new Set()).map(({ naming }) => naming.named);
}

/** The preparation that a single word stands for, or null. */
export function findFlavouring(term: string, table: SensoryTable): Preparation | null {
  return table.preparations.get(term)?.find(({ terms }) => terms.length === 1)?.named ?? null;
}

function claim<Named>(
  terms: readonly string[],
  index: ReadonlyMap<string, readonly Naming<Named>[]>,
  taken: Set<number>,
): Claim<Named>[] {
  const found = terms.flatMap((term, end) =>
    (index.get(term) ?? []).flatMap((naming) => {
      const at = placeNaming(naming.terms, terms, end);
      return at === null ? [] : [{ naming, at }];
    }),
  );
  found.sort(compareClaims);
  const claims: Claim<Named>[] = [];
  for (const candidate of found) {
    if (candidate.at.some((place) => taken.has(place))) continue;
    for (const place of candidate.at) taken.add(place);
    claims.push(candidate);
  }
  return claims;
}

/** Longer names first, then those whose words stand together, then a row's own name, then the later in the text. */
function compareClaims<Named>(a: Claim<Named>, b: Claim<Named>): number {
  return (
    b.at.length - a.at.length ||
    spread(a.at) - spread(b.at) ||
    a.naming.rank - b.naming.rank ||
    endOf(b.at) - endOf(a.at)
  );
}

function endOf(at: readonly number[]): number {
  return at.at(-1) ?? 0;
}

function spread(at: readonly number[]): number {
  return endOf(at) - (at[0] ?? 0);
}

/** Where the terms of a name stand, in order and the last at `end`; null where one is missing. */
function placeNaming(name: readonly string[], terms: readonly string[], end: number): number[] | null {
  const at = [end];
  let place = end;
  for (let index = name.length - 2; index >= 0; index--) {
    place = place === 0 ? -1 : terms.lastIndexOf(name[index] ?? "", place - 1);
    if (place < 0) return null;
    at.unshift(place);
  }
  return at;
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
