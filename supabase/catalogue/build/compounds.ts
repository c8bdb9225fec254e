import { type ContentClass, isContentClass } from "../../../shared/domain/composition/mod.ts";
import type { Cdno } from "../source/cdno.ts";
import { readFacts } from "../source/fact-table.ts";
import { rowError, SourceError, type SourceRow } from "../source/source-table.ts";
import type { Compound } from "./catalogue-model.ts";

/** Publication that defines a compound's number and name; `own` are definitions that FoodData Central lacks. */
type CompoundSource = "sr28" | "flavonoid" | "foundation" | "own";

/** The compiler's table of compounds, indexed the way the publications name them. */
export type CompoundTable = {
  readonly compounds: readonly Compound[];
  readonly byNumber: ReadonlyMap<string, number>;
  readonly flavonoidByNumber: ReadonlyMap<string, number>;
  readonly ids: ReadonlySet<number>;
};

/** A component as a publication defines it; `id` is null where the publication has only its own number. */
export type PublishedComponent = {
  readonly source: CompoundSource;
  readonly id: number | null;
  readonly number: string;
  readonly name: string;
  readonly unit: string;
};

type CompoundFact = Compound & {
  readonly row: SourceRow;
  readonly number: string;
  readonly source: CompoundSource;
  readonly publishedName: string;
  readonly basis: string;
};

const columns = [
  "id",
  "number",
  "defined_by",
  "published_name",
  "name",
  "unit",
  "content_class",
  "identifier",
  "identifier_basis",
];

/**
 * Joins the compound table with the components of the publications. Number and name must agree, because one
 * public file mislabels a number; every component of SR28 and of the flavonoid tables must be known, of
 * Foundation Foods only what the table names.
 */
export function buildCompounds(published: readonly PublishedComponent[], cdno: Cdno): CompoundTable {
  const synonyms = readSynonyms();
  const facts = readFacts("compounds.tsv", columns).map((row) => readFact(row, synonyms));
  const known = new Map(facts.map((fact) => [keyOf(fact.source, fact), fact]));
  const sr28ById = new Map(facts.filter(({ source }) => source === "sr28").map((fact) => [fact.id, fact]));
  for (const component of published) {
    checkComponent(component, known);
    checkNumber(component, sr28ById);
  }
  const given = new Set(published.map((component) => keyOf(component.source, component)));
  const carried = facts.filter((fact) => fact.source === "own" || given.has(keyOf(fact.source, fact)));
  for (const fact of carried) checkIdentifier(fact, cdno);
  return {
    compounds: carried.map(toCompound),
    byNumber: numbersOf(carried, "sr28"),
    flavonoidByNumber: numbersOf(carried, "flavonoid"),
    ids: new Set(carried.map((fact) => fact.id)),
  };
}

function readFact(row: SourceRow, synonyms: ReadonlyMap<number, readonly string[]>): CompoundFact {
  const [id = "", number = "", source = "", publishedName = "", name = "", unit = "", contentClass = ""] =
    row.cells;
  const [identifier = "", basis = ""] = row.cells.slice(7);
  if (!/^[A-Za-z]+:[^ ]+$/.test(identifier)) throw rowError(row, `"${identifier}" is not an identifier`);
  return {
    row,
    id: Number(id),
    number,
    source: readSource(row, source),
    publishedName,
    name,
    unit,
    contentClass: readClass(row, contentClass),
    identifier,
    basis,
    synonyms: synonyms.get(Number(id)) ?? [],
  };
}

function readSource(row: SourceRow, text: string): CompoundSource {
  if (text === "sr28" || text === "flavonoid" || text === "foundation" || text === "own") return text;
  throw rowError(row, `"${text}" is not a publication`);
}

function readClass(row: SourceRow, text: string): ContentClass | null {
  if (text === "") return null;
  if (isContentClass(text)) return text;
  throw rowError(row, `"${text}" is not a content class`);
}

function readSynonyms(): Map<number, readonly string[]> {
  const rows = readFacts("compound-synonyms.tsv", ["id", "synonyms"]);
  return new Map(rows.map(({ cells: [id = "", list = ""] }) => [Number(id), list.split("; ")]));
}

// Foundation components are identified by id: some have no number, and one file gives a number to two.
function keyOf(source: CompoundSource, component: { id: number | null; number: string }): string {
  return source === "foundation" ? `foundation ${component.id}` : `${source} ${component.number}`;
}

function checkComponent(component: PublishedComponent, known: ReadonlyMap<string, CompoundFact>): void {
  const fact = known.get(keyOf(component.source, component));
  const label = `${component.source} component ${component.number || component.id}`;
  if (!fact && component.source === "foundation") return;
  if (!fact) throw new SourceError(label, `"${component.name}" is not in compounds.tsv`);
  if (fact.publishedName !== component.name || fact.unit !== component.unit) {
    const expected = `"${fact.publishedName}" in ${fact.unit}`;
    throw new SourceError(label, `it is "${component.name}" in ${component.unit}, not ${expected}`);
  }
}

function checkNumber({ id, number }: PublishedComponent, sr28ById: ReadonlyMap<number, CompoundFact>): void {
  const fact = id === null ? undefined : sr28ById.get(id);
  if (!fact || fact.number === number) return;
  throw new SourceError(`component ${id}`, `it has number ${number}, not ${fact.number}`);
}

function checkIdentifier(fact: CompoundFact, cdno: Cdno): void {
  if (fact.basis !== "cdno") return;
  const linked = cdno.identifiersByFdcId.get(fact.id);
  if (!linked?.has(fact.identifier)) throw rowError(fact.row, `CDNO does not link ${fact.identifier} to it`);
}

function numbersOf(facts: readonly CompoundFact[], source: CompoundSource): Map<string, number> {
  return new Map(facts.filter((fact) => fact.source === source).map((fact) => [fact.number, fact.id]));
}

function toCompound({ id, name, unit, contentClass, identifier, synonyms }: CompoundFact): Compound {
  return { id, name, unit, contentClass, identifier, synonyms };
}
