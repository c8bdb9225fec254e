import type { Corpus, JudgedCase } from "../corpus.ts";
import { mapInParallel } from "../map-in-parallel.ts";
import { isOnlyCounted } from "../split.ts";
import { decodeName } from "./decode-name.ts";
import { type JudgedName, judgeName } from "./judge-name.ts";
import { readFoodTables } from "./named-food.ts";
import { type JudgedTable, writeNames } from "./write-names.ts";

/** Names of foods in tables that the catalogue does not hold. */
export const foodNames: Corpus = {
  name: "food-names",
  measure: async ({ evalDir, openStore }) => {
    const files = evalDir === null ? [] : readFoodTables(evalDir);
    if (files.length === 0) return null;
    const store = await openStore();
    const tables: JudgedTable[] = [];
    for (const { name, foods } of files) {
      const judged = await mapInParallel(foods, async (food) => {
        return judgeName(food, await decodeName(food.name, store));
      });
      tables.push({ name, judged });
    }
    return {
      sets: tables.map(({ name, judged }) => ({ name: `food names, ${name}`, cases: judged.map(toCase) })),
      section: writeNames(tables),
    };
  },
};

function toCase(judged: JudgedName): JudgedCase {
  return {
    isOnlyCounted: isOnlyCounted(judged.food.name, "half"),
    isRight: judged.verdict === "right",
    fault: measureFault(judged),
    describe: () => describeName(judged),
  };
}

/** Kilocalories that the match is off; a refusal misleads nobody. */
function measureFault({ food, matched }: JudgedName): number {
  return matched === null ? 0 : Math.abs((matched.energyKcal ?? 0) - food.published.energyKcal);
}

function describeName({ food, matched, verdict }: JudgedName): string[] {
  const { energyKcal, proteinGrams, fatGrams } = food.published;
  const format = (values: readonly (number | null)[]) =>
    values.map((value) => value?.toFixed(1) ?? "-").join(" / ");
  const read = matched
    ? `${matched.name}: ${format([matched.energyKcal, matched.proteinGrams, matched.fatGrams])}`
    : "unresolved";
  return [
    food.name,
    `    read     ${read}`,
    `    wanted   ${format([energyKcal, proteinGrams, fatGrams])} (kcal, g protein, g fat)`,
    `    verdict  ${verdict}`,
  ];
}
