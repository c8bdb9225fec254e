import { normaliseTerms } from "../../food/mod.ts";
import furtherNames from "../data/further-names.json" with { type: "json" };
import preparations from "../data/preparations.json" with { type: "json" };
import rows from "../data/sensory-foods.json" with { type: "json" };
import type { TasteDimension } from "../taste.ts";

/** A smell and how strong it is, 1 to 3. */
export type AromaNote = readonly [note: string, strength: number];

/** How a food or a class of foods tastes, feels and smells as it is usually eaten; intensities 0 to 100. */
export type SensoryRow = Readonly<Record<TasteDimension, number | null>> & {
  readonly name: string;
  /** Other names of the same food. */
  readonly also: readonly string[];
  readonly kind: "food" | "class";
  /** The name of the class row above it. */
  readonly class: string | null;
  readonly texture: readonly string[];
  readonly mouthfeel: readonly string[];
  readonly aroma: readonly AromaNote[];
  readonly temperature: string | null;
  /** Why the numbers are what they are. */
  readonly basis: string;
};

/** How a preparation changes one intensity: first multiplied, then added to. */
type TasteChange = {
  readonly multiply?: number;
  readonly add?: number;
};

/** What a preparation or flavouring, recognised by its words, does to a plain food. */
export type Preparation = {
  readonly words: readonly string[];
  readonly taste: Readonly<Partial<Record<TasteDimension, TasteChange>>>;
  readonly texture: { readonly add?: readonly string[]; readonly remove?: readonly string[] };
  readonly aroma: { readonly add?: readonly AromaNote[]; readonly remove?: readonly string[] };
  readonly temperature: string | null;
  readonly basis: string;
};

/** A name of a row or preparation as terms in order. */
export type Naming<Named> = {
  readonly terms: readonly string[];
  readonly named: Named;
  /** 0 for its own name, more for further ones. */
  readonly rank: number;
};

/** The curated rows and preparations, indexed by their names. */
export type SensoryTable = {
  /** Names by their last term, the longest first. */
  readonly namings: ReadonlyMap<string, readonly Naming<SensoryRow>[]>;
  readonly preparations: ReadonlyMap<string, readonly Naming<Preparation>[]>;
  readonly rowsByName: ReadonlyMap<string, SensoryRow>;
};

let releaseTable: SensoryTable | null = null;

/** The table of this release; built at the first use and kept. */
export function defaultTable(): SensoryTable {
  releaseTable ??= buildSensoryTable(asRows(rows), asPreparations(preparations), furtherNames.names);
  return releaseTable;
}

/** The shape of the file is checked by the table's own tests; types inferred from JSON have no tuples. */
function asRows(json: unknown): readonly SensoryRow[] {
  return json as readonly SensoryRow[];
}

/** As for the rows. */
function asPreparations(json: unknown): readonly Preparation[] {
  return json as readonly Preparation[];
}

/**
 * Indexes rows and preparations; the first of two rows with the same name keeps it. `further` has names of foods
 * that taste like a row's food, by the row's name; the rows' own names take precedence over them.
 */
export function buildSensoryTable(
  rows: readonly SensoryRow[],
  preparations: readonly Preparation[],
  further: Readonly<Record<string, readonly string[]>> = {},
): SensoryTable {
  return {
    namings: indexNamings(rows, ({ name, also }) => [[name], also, further[name] ?? []]),
    preparations: indexNamings(preparations, ({ words }) => [words.filter((word) => !isAccompaniment(word))]),
    rowsByName: new Map(rows.map((row) => [row.name, row])),
  };
}

/** "with butter" loses its "with" among terms: alone, butter is a food, not a preparation. */
function isAccompaniment(word: string): boolean {
  return /^(?:in|with) /.test(word) && normaliseTerms(word).length === 1;
}

function indexNamings<Named>(
  all: readonly Named[],
  namesOf: (named: Named) => readonly (readonly string[])[],
): ReadonlyMap<string, readonly Naming<Named>[]> {
  const index = new Map<string, Naming<Named>[]>();
  for (const { name, ...naming } of nameByRank(all, namesOf)) {
    // The singulars of "sloes" and "chicharrones" are guessed wrong, so those of the rows must be guessed alike.
    for (const form of [name, `${name}s`, `${name}es`]) {
      addNaming(index, { ...naming, terms: normaliseTerms(form) });
    }
  }
  for (const namings of index.values()) namings.sort((a, b) => b.terms.length - a.terms.length);
  return index;
}

/** A food's own name comes before another food's further name. */
function nameByRank<Named>(
  all: readonly Named[],
  namesOf: (named: Named) => readonly (readonly string[])[],
): { name: string; rank: number; named: Named }[] {
  const names = all.flatMap((named) =>
    namesOf(named).flatMap((ranked, rank) => ranked.map((name) => ({ name, rank, named }))),
  );
  return names.sort((a, b) => a.rank - b.rank);
}

function addNaming<Named>(index: Map<string, Naming<Named>[]>, naming: Naming<Named>): void {
  const last = naming.terms.at(-1);
  if (last === undefined) return;
  const namings = index.get(last) ?? [];
  const key = naming.terms.join(" ");
  if (!namings.some(({ terms }) => terms.join(" ") === key)) namings.push(naming);
  index.set(last, namings);
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
