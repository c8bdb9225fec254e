import { foldName } from "../../../language/mod.ts";
import { dropUnspecified, genericHeads, headlessTerms, normaliseFolded } from "../../food/mod.ts";
import {
  classesOf,
  type Naming,
  type Preparation,
  type SensoryRow,
  type SensoryTable,
} from "./sensory-table.ts";

/** A row named by words, and the position of its last word. */
export type FoundRow = {
  readonly row: SensoryRow;
  readonly end: number;
  /** The last term of the name it was found by. */
  readonly form: string;
  /** Its only word is also a way to prepare or flavour another food. */
  readonly isFlavouring: boolean;
};

/** What the words of one food name mean: rows, preparations, and which row is the food itself. */
export type WordReading = {
  readonly rows: readonly FoundRow[];
  /** Null if no row is the food itself: none was found, or an unknown word comes last. */
  readonly head: FoundRow | null;
  readonly preparations: readonly Preparation[];
};

/** A name found among terms, with the positions of its words. */
type Claim<Named> = {
  readonly naming: Naming<Named>;
  readonly at: readonly number[];
};

const accompaniment = /\b(?:with|in|made|from|without|no|not|and\/or)\b.*$/;

/**
 * A catalogue name as terms in spoken order: "Fish, salmon, raw" becomes "raw salmon fish". Anything after "with",
 * "in" or "without" is left out: composition covers it.
 */
export function readCatalogueTerms(name: string): string[] {
  const segments = foldName(dropUnspecified(name)).split(/[,()/]/);
  return segments.reverse().flatMap((segment) => normaliseFolded(segment.replace(accompaniment, "")));
}

/**
 * Finds rows and preparations, using each word once: names of several words first, so that "low salt" is not salt,
 * and rows before preparations.
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
    return { row: naming.named, end: endOf(at), form, isFlavouring };
  });
  rows.sort((a, b) => a.end - b.end);
  return {
    rows,
    head: chooseHead(rows, terms, taken, table),
    preparations: preparations.map(({ naming }) => naming.named),
  };
}

/** Every preparation among the words, including those that are part of the name of a row. */
export function findPreparations(terms: readonly string[], table: SensoryTable): Preparation[] {
  return claimNames(terms, table.preparations, new Set()).map(({ naming }) => naming.named);
}

/** The preparation for a single word, or null. */
export function findFlavouring(term: string, table: SensoryTable): Preparation | null {
  return table.preparations.get(term)?.find(({ terms }) => terms.length === 1)?.named ?? null;
}

function isLong(name: readonly string[]): boolean {
  return name.length > 1;
}

/** The last row says what a food is, unless an unknown word follows it: "mustard greens" are greens. */
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

/** Claims words for names, the longest first, and records them in `taken`; a word belongs to one name only. */
function claimNames<Named>(
  terms: readonly string[],
  index: ReadonlyMap<string, readonly Naming<Named>[]>,
  taken: Set<number>,
  isWanted: (name: readonly string[]) => boolean = () => true,
): Claim<Named>[] {
  const found = terms.flatMap((term, end) =>
    (index.get(term) ?? []).flatMap((naming) => {
      const at = isWanted(naming.terms) ? locateName(naming.terms, terms, end) : null;
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

/** Longer names first, then those with adjacent words, then a row's own name, then the later in the text. */
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

/** The positions of the terms of a name, in order and the last at `end`; null if one is missing. */
function locateName(name: readonly string[], terms: readonly string[], end: number): number[] | null {
  const at = [end];
  let place = end;
  for (let index = name.length - 2; index >= 0; index--) {
    place = place === 0 ? -1 : terms.lastIndexOf(name[index] ?? "", place - 1);
    if (place < 0) return null;
    at.unshift(place);
  }
  return at;
}
