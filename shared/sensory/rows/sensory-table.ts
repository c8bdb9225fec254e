import { normaliseTerms } from "../../food/term-normaliser.ts";
import type { Preparation, SensoryRow } from "./sensory-row.ts";

/** A name of a row or preparation as terms in order. */
export interface Naming<Named> {
  readonly terms: readonly string[];
  readonly named: Named;
  /** 0 for its own name, more for further ones. */
  readonly rank: number;
}

/** The curated rows and preparations, ready to be found by words. */
export interface SensoryTable {
  /** Names by their last term, the longest first. */
  readonly namings: ReadonlyMap<string, readonly Naming<SensoryRow>[]>;
  readonly preparations: ReadonlyMap<string, readonly Naming<Preparation>[]>;
  readonly rowsByName: ReadonlyMap<string, SensoryRow>;
}

/**
 * Indexes rows and preparations; of two rows with one name the first keeps it. `furtherNames` are names of foods
 * that taste like a row's, by the row's name; they yield to the table's own names.
 */
export function buildSensoryTable(
  rows: readonly SensoryRow[],
  preparations: readonly Preparation[],
  furtherNames: Readonly<Record<string, readonly string[]>> = {},
): SensoryTable {
  return {
    namings: indexNamings(rows, ({ name, also }) => [[name], also, furtherNames[name] ?? []]),
    preparations: indexNamings(preparations, ({ words }) => [words.filter((word) => !isCompany(word))]),
    rowsByName: new Map(rows.map((row) => [row.name, row])),
  };
}

/** "with butter" loses its "with" among terms: alone, butter is a food and no way to prepare one. */
function isCompany(word: string): boolean {
  return /^(?:in|with) /.test(word) && normaliseTerms(word).length === 1;
}

function indexNamings<Named>(
  all: readonly Named[],
  namesOf: (named: Named) => readonly (readonly string[])[],
): ReadonlyMap<string, readonly Naming<Named>[]> {
  const index = new Map<string, Naming<Named>[]>();
  for (const { name, ...naming } of nameByRank(all, namesOf)) {
    // The singulars of "sloes" and "chicharrones" are guessed wrong, and so must be those of the rows.
    for (const form of [name, `${name}s`, `${name}es`]) {
      addNaming(index, { ...naming, terms: normaliseTerms(form) });
    }
  }
  for (const namings of index.values()) namings.sort((a, b) => b.terms.length - a.terms.length);
  return index;
}

function addNaming<Named>(index: Map<string, Naming<Named>[]>, naming: Naming<Named>): void {
  const last = naming.terms.at(-1);
  if (last === undefined) return;
  const namings = index.get(last) ?? [];
  const key = naming.terms.join(" ");
  if (!namings.some(({ terms }) => terms.join(" ") === key)) namings.push(naming);
  index.set(last, namings);
}

// A food's own name comes before another food's further name.
function nameByRank<Named>(
  all: readonly Named[],
  namesOf: (named: Named) => readonly (readonly string[])[],
): { name: string; rank: number; named: Named }[] {
  const names = all.flatMap((named) =>
    namesOf(named).flatMap((ranked, rank) => ranked.map((name) => ({ name, rank, named }))),
  );
  return names.sort((a, b) => a.rank - b.rank);
}

/** The classes above a row, the nearest first. */
export function classesOf(row: SensoryRow, table: SensoryTable): SensoryRow[] {
  const classes: SensoryRow[] = [];
  let above = row.class === null ? undefined : table.rowsByName.get(row.class);
  while (above !== undefined && above !== row && !classes.includes(above)) {
    classes.push(above);
    above = above.class === null ? undefined : table.rowsByName.get(above.class);
  }
  return classes;
}
