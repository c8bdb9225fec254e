import { rowError, type SourceRow } from "../source/source-table.ts";
import { createGroupReader } from "../table/groups.ts";
import type { Food } from "./catalogue-model.ts";
import type { StateReader } from "./name-readers.ts";

/** The tables of CIQUAL that describe foods. */
type CiqualFoodTables = {
  readonly groups: Iterable<SourceRow>;
  readonly foods: Iterable<SourceRow>;
};

/** A food of CIQUAL with its French name; `isAverage` where CIQUAL computes it from its other foods. */
export type CiqualFood = {
  readonly food: Food;
  readonly frenchName: string;
  readonly isAverage: boolean;
};

// FNDDS codes end below 100,000,000; a CIQUAL code has at most five digits.
const firstId = 200_000_000;

/** The catalogue's id of a CIQUAL food: 200,000,000 + its code. */
export function ciqualFoodId(code: string): number {
  return firstId + Number(code);
}

/** The foods of CIQUAL under their English names, without portions: CIQUAL publishes none. */
export function buildCiqualFoods(tables: CiqualFoodTables, readStates: StateReader): CiqualFood[] {
  const groupNames = readGroupNames(tables.groups);
  const groupOf = createGroupReader("ciqual");
  return [...tables.foods].map((row) => {
    const [code = "", name = "", frenchName = "", subgroup = "", group = ""] = row.cells;
    if (!/^\d{4,5}$/.test(code)) throw rowError(row, `"${code}" is not a food code`);
    const foodGroup = groupOf(row, groupNames.get(subgroup) ?? groupNames.get(group) ?? "Other");
    const food: Food = {
      id: ciqualFoodId(code),
      source: "ciqual",
      sourceCode: code,
      name,
      synonyms: [],
      foodGroup,
      states: readStates(name),
      portions: [],
      defaultPortionGrams: null,
      ingredients: [],
      moistureChangePercent: 0,
    };
    return { food, frenchName, isAverage: frenchName.includes("aliment moyen") };
  });
}

function readGroupNames(rows: Iterable<SourceRow>): Map<string, string> {
  const names = new Map<string, string>();
  for (const { cells } of rows) {
    const [subgroup = "", subgroupName = "", group = "", groupName = ""] = cells;
    names.set(subgroup, subgroupName.length > 1 ? subgroupName : groupName);
    names.set(group, groupName);
  }
  return names;
}
