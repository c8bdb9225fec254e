import { agreesOrNull, formatAmount } from "./agrees.ts";
import type { Catalogue, Compound } from "./catalogue.ts";
import type { ShownRow } from "./result-shape.ts";
import { type Helping, type Total, totalCompound } from "./total-parts.ts";

/** Which rows must be there, as far as a helping has evidence. */
export type Expectation = { where: string; isExpected: (compound: Compound) => boolean };

const main = [1008, 1003, 1004, 1005];

/** Energy, protein, fat and carbohydrate. */
export function isMain({ id }: Compound): boolean {
  return main.includes(id);
}

/** Problems of rows that state what helpings contain. `citationIds` are those of the result. */
export function checkRows(
  rows: readonly ShownRow[],
  helpings: readonly Helping[],
  context: { catalogue: Catalogue; citationIds: ReadonlySet<number> } & Expectation,
): string[] {
  const { catalogue, where, isExpected } = context;
  const ids = rows.map((row) => row.compound_identifier_id);
  const twice = ids.filter((id, at) => ids.indexOf(id) < at);
  const missing = [...catalogue.compounds.values()].filter((compound) => {
    const { id } = compound;
    return isExpected(compound) && !ids.includes(id) && totalCompound(id, helpings, catalogue);
  });
  return [
    ...twice.map((id) => `${where}: two rows of compound ${id}`),
    ...missing.map(({ name }) => `${where}: no row of ${name}`),
    ...rows.flatMap((row) =>
      checkRow(row, helpings, context).map((problem) => {
        return `${where}: ${row.compound_identifier_name}: ${problem}`;
      }),
    ),
  ];
}

function checkRow(
  row: ShownRow,
  helpings: readonly Helping[],
  { catalogue, citationIds }: { catalogue: Catalogue; citationIds: ReadonlySet<number> },
): string[] {
  const compound = catalogue.compounds.get(row.compound_identifier_id);
  if (!compound) return ["no such compound"];
  const total = totalCompound(compound.id, helpings, catalogue);
  if (!total) return ["no ingredient has evidence"];
  return [
    ...(row.measurement_unit === compound.unit ? [] : [`unit ${row.measurement_unit}`]),
    ...(row.compound_identifier_name === compound.name ? [] : [`is named ${compound.name}`]),
    ...checkFigures(row, total),
    ...checkReadings(row, mergedType(compound.id, helpings, catalogue), total),
    ...checkReferences(row, citationIds),
  ];
}

function checkFigures(row: ShownRow, total: Total): string[] {
  const figures = [
    ["value", row.measurement_value, total.value],
    ["min", row.measurement_value_min, total.low],
    ["max", row.measurement_value_max, total.high],
  ] as const;
  return figures.flatMap(([name, shown, computed]) => {
    return agreesOrNull(shown, computed)
      ? []
      : [`${name} ${formatAmount(shown)}, computed ${formatAmount(computed)}`];
  });
}

/** The same food twice may count as one item or as two. */
function mergedType(compoundId: number, helpings: readonly Helping[], catalogue: Catalogue) {
  const grams = new Map<number | null, number>();
  for (const helping of helpings) grams.set(helping.foodId, (grams.get(helping.foodId) ?? 0) + helping.grams);
  const merged = [...grams].map(([foodId, sum]) => ({ foodId, grams: sum }));
  return totalCompound(compoundId, merged, catalogue)?.type;
}

function checkReadings(row: ShownRow, merged: string | undefined, total: Total): string[] {
  const { measurement_value_type: type, measurement_value_min: low, measurement_value_max: high } = row;
  const provenance = total.interpolated ? "interpolation" : "source";
  return [
    ...(type === total.type || type === merged ? [] : [`type ${type}, by the rules ${total.type}`]),
    ...(row.incomplete === total.incomplete ? [] : [`incomplete is ${row.incomplete}`]),
    ...(row.provenance === provenance ? [] : [`provenance ${row.provenance}`]),
    ...(isNumberType(row.measurement_value_min_type) === (low !== null) ? [] : ["type of the min"]),
    ...(isNumberType(row.measurement_value_max_type) === (high !== null) ? [] : ["type of the max"]),
  ];
}

function isNumberType(type: string): boolean {
  return type === "quantified" || type === "calculated" || type === "less_than";
}

function checkReferences(row: ShownRow, citationIds: ReadonlySet<number>): string[] {
  const lists = [
    ["references", row.references, true],
    ["references_min", row.references_min, row.measurement_value_min !== null],
    ["references_max", row.references_max, row.measurement_value_max !== null],
  ] as const;
  return lists.flatMap(([name, references, isExpected]) => [
    ...(references.length > 0 === isExpected ? [] : [`${name} has ${references.length} entries`]),
    ...references.filter(({ id }) => !citationIds.has(id)).map(({ id }) => `${name}: no citation ${id}`),
  ]);
}
