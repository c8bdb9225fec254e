import type { Catalogue, Evidence } from "../build/catalogue-model.ts";
import { readPortionKind } from "../concept/portion-kind.ts";
import { type CopyCell, copyRow } from "./copy-text.ts";

/** A table of the release: its columns as in the database and its rows as COPY text. */
export type CatalogueTable = {
  readonly name: string;
  readonly rowCount: number;
  readonly text: string;
};

/** The catalogue as the tables it is loaded into, in an order that satisfies their foreign keys. */
export function catalogueTables(catalogue: Catalogue): CatalogueTable[] {
  const sets = numberReferenceSets(catalogue.evidence);
  return [
    formTable("compound", compoundColumns, catalogue.compounds.map(compoundRow)),
    formTable(
      "reference",
      ["id", "citation"],
      catalogue.references.map(({ id, citation }) => [id, citation]),
    ),
    formTable(
      "reference_set",
      ["id", "reference_ids"],
      [...sets.values()].map(({ id, ids }) => [id, ids]),
    ),
    formTable("food", foodColumns, catalogue.foods.map(foodRow)),
    formTable("food_member", ["food_id", "source", "source_code", "name"], catalogue.members.map(memberRow)),
    formTable("food_name", ["food_id", "language", "position", "name"], nameRows(catalogue.names)),
    formTable("food_evidence", evidenceColumns, evidenceRows(catalogue.evidence, sets)),
  ];
}

const compoundColumns = ["id", "name", "unit", "content_class", "identifier", "synonyms"];
const foodColumns = [
  "id",
  "source",
  "source_code",
  "name",
  "synonyms",
  "food_group",
  "states",
  "portion_labels",
  "portion_grams",
  "default_portion_grams",
  "ingredient_codes",
  "ingredient_grams",
  "ingredient_retention_codes",
  "moisture_change_percent",
  "member_names",
  "plain_names",
  "generic_for",
  "portion_kinds",
  "portion_countries",
  "portion_sources",
  "concept_id",
];
const evidenceColumns = [
  "food_id",
  "compound_ids",
  "amounts",
  "value_types",
  "minima",
  "maxima",
  "sample_counts",
  "derivations",
  "reference_set_ids",
  "minimum_reference_set_ids",
  "maximum_reference_set_ids",
];

type ReferenceSet = {
  readonly id: number;
  readonly ids: readonly number[];
};

function compoundRow(compound: Catalogue["compounds"][number]): CopyCell[] {
  const { id, name, unit, contentClass, identifier, synonyms } = compound;
  return [id, name, unit, contentClass, identifier, synonyms];
}

function foodRow(food: Catalogue["foods"][number]): CopyCell[] {
  return [
    food.id,
    food.source,
    food.sourceCode,
    food.name,
    food.synonyms,
    food.foodGroup,
    food.states,
    food.portions.map(({ label }) => label),
    food.portions.map(({ grams }) => grams),
    food.defaultPortionGrams,
    food.ingredients.map(({ code }) => code),
    food.ingredients.map(({ grams }) => grams),
    food.ingredients.map(({ retentionCode }) => retentionCode),
    food.moistureChangePercent,
    food.memberNames ?? [],
    food.plainNames ?? [],
    food.genericFor ?? [],
    food.portions.map(({ label }) => readPortionKind(label)),
    food.portions.map(({ country }) => country),
    food.portions.map(({ source }) => source),
    food.conceptId ?? null,
  ];
}

function memberRow({ foodId, source, sourceCode, name }: Catalogue["members"][number]): CopyCell[] {
  return [foodId, source, sourceCode, name];
}

/** Names with their place among those of the same food and language; the first is the one shown. */
function* nameRows(names: Catalogue["names"]): Generator<CopyCell[]> {
  let position = 0;
  for (const [index, { foodId, language, name }] of names.entries()) {
    const before = names[index - 1];
    position = before?.foodId === foodId && before.language === language ? position + 1 : 0;
    yield [foodId, language, position, name];
  }
}

function* evidenceRows(
  evidence: readonly Evidence[],
  sets: ReadonlyMap<string, ReferenceSet>,
): Generator<CopyCell[]> {
  const setOf = (ids: readonly number[] | undefined) =>
    ids === undefined ? null : (sets.get(setKey(ids))?.id ?? null);
  for (const values of byFood(evidence)) {
    yield [
      values[0]?.foodId ?? null,
      values.map(({ compoundId }) => compoundId),
      values.map(({ amount }) => amount),
      values.map(({ valueType }) => valueType),
      values.map(({ minimum }) => minimum),
      values.map(({ maximum }) => maximum),
      values.map(({ sampleCount }) => sampleCount),
      values.map(({ derivation }) => derivation),
      values.map(({ referenceIds }) => setOf(referenceIds)),
      omitEmpty(values.map(({ minimumReferenceIds }) => setOf(minimumReferenceIds))),
      omitEmpty(values.map(({ maximumReferenceIds }) => setOf(maximumReferenceIds))),
    ];
  }
}

/** The list, or an empty one where it has nothing but nulls. */
function omitEmpty(ids: readonly (number | null)[]): readonly (number | null)[] {
  return ids.every((id) => id === null) ? [] : ids;
}

function* byFood(evidence: readonly Evidence[]): Generator<Evidence[]> {
  let food: Evidence[] = [];
  for (const value of evidence) {
    if (food[0] && food[0].foodId !== value.foodId) {
      yield food;
      food = [];
    }
    food.push(value);
  }
  if (food.length > 0) yield food;
}

// Numbered by size, then by content: the sets of one database come first and hardly move between releases.
function numberReferenceSets(evidence: readonly Evidence[]): Map<string, ReferenceSet> {
  const byKey = new Map<string, readonly number[]>();
  for (const { referenceIds, minimumReferenceIds, maximumReferenceIds } of evidence) {
    for (const ids of [referenceIds, minimumReferenceIds, maximumReferenceIds])
      if (ids) byKey.set(setKey(ids), ids);
  }
  const ordered = [...byKey].sort(([, a], [, b]) => a.length - b.length || compareLists(a, b));
  return new Map(ordered.map(([key, ids], index) => [key, { id: index + 1, ids }]));
}

function setKey(ids: readonly number[]): string {
  return ids.join(",");
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((id, index) => id !== b[index]);
  return differing < 0 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0);
}

function formTable(
  name: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyCell[]>,
): CatalogueTable {
  const lines = [columns.join("\t")];
  for (const row of rows) lines.push(copyRow(row));
  return { name, rowCount: lines.length - 1, text: `${lines.join("\n")}\n` };
}
