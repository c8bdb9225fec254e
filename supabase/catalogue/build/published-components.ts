import { rowError, type SourceRow } from "../source/source-table.ts";
import type { PublishedComponent } from "./compounds.ts";

const foundationUnits = new Map([
  ["G", "g"],
  ["MG", "mg"],
  ["UG", "µg"],
  ["KCAL", "kcal"],
  ["kJ", "kJ"],
  ["IU", "IU"],
]);

/** The components as the three publications define them, with our spelling of units. */
export function* publishedComponents(tables: {
  readonly sr28: Iterable<SourceRow>;
  readonly flavonoid: Iterable<SourceRow>;
  readonly foundation: Iterable<SourceRow>;
}): Generator<PublishedComponent> {
  for (const { cells } of tables.sr28) {
    const [number = "", unit = "", , name = ""] = cells;
    yield { source: "sr28", id: null, number, name: name.trim(), unit };
  }
  for (const { cells } of tables.flavonoid) {
    const [number = "", name = "", unit = ""] = cells;
    yield { source: "flavonoid", id: null, number, name: name.trim(), unit };
  }
  for (const row of tables.foundation) {
    const [id = "", number = "", name = "", unit = ""] = row.cells;
    if (!/^\d+$/.test(id)) throw rowError(row, `"${id}" is not a nutrient id`);
    yield {
      source: "foundation",
      id: Number(id),
      number,
      name: name.trim(),
      unit: foundationUnits.get(unit) ?? unit,
    };
  }
}
