import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { listNames, readName, scoreRisk } from "../../shared/domain/food/mod.ts";
import { openRelease, type SearchableRelease } from "../../supabase/catalogue/load/search-release.ts";
import { fitRanking } from "./fit-ranking.ts";
import { fitRisk, type JudgedChoice, judgeChoices } from "./fit-risk.ts";
import { readTrainingNames, type TrainingName, trainingTables } from "./training-names.ts";

// Fits the ranker of food names on the names of the catalogue's own tables, each asked with its table left out.
// Usage: npm run fit:ranker. Takes about two minutes; the same catalogue gives the same weights.

const namesOfEachTable = 600;
const seed = 7;
const leastFoods = 8;
const commonest = 80;
/** A refusal misleads nobody: it costs this share of a wrong match. */
const refusalCost = 0.355;
/** In a text the words have found a food already: at the cost above, more right foods are lost than wrong ones. */
const refusalCostInText = 0.42;

const root = join(import.meta.dirname, "../..");
const release = openRelease(join(root, "supabase/catalogue/compiled"));
const words = countWords(release);
const rarities = new Map(
  Object.entries(words).flatMap(([rarity, list]) => list.split(" ").map((word) => [word, Number(rarity)])),
);
const names = readTrainingNames(release, {
  rarity: (term) => rarities.get(term) ?? 800,
  count: namesOfEachTable,
  seed,
});
const { features, suggestions } = fitRanking(names);
const choices = judgeOtherTables(names);
const risk = fitRisk(choices);
const ranker = {
  source:
    "Fitted by scripts/fit-food-ranking on the names of the catalogue's tables, each asked with its table left out",
  words,
  features: Object.fromEntries(features),
  suggestions: Object.fromEntries(suggestions),
  risk: Object.fromEntries(risk),
  refusedAbove: { name: logOdds(refusalCost), text: logOdds(refusalCostInText) },
};
writeFileSync(
  join(root, "shared/domain/food/matching/data/ranker.json"),
  `${JSON.stringify(ranker, null, 1)}\n`,
);
const report = {
  names: names.length,
  tables: trainingTables.length,
  refusalCost,
  ...summarise(choices, risk),
};
writeFileSync(join(root, "scripts/fit-food-ranking/report.json"), `${JSON.stringify(report, null, 2)}\n`);
console.log(JSON.stringify(report, null, 2));

/** In thousandths. */
function logOdds(probability: number): number {
  return Math.round(1000 * Math.log(probability / (1 - probability)));
}

/** The words of at least eight foods by how rare they are: the logarithm of foods per food, in steps of 0.25. */
function countWords({ foods }: SearchableRelease): Record<string, string> {
  const counts = new Map<string, number>();
  const leads = [...foods.values()].filter(({ conceptId }) => conceptId == null);
  for (const food of leads) {
    const terms = new Set(listNames(food).flatMap((name) => [...readName(name).terms.keys()]));
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const rarityOf = (count: number) =>
    Math.max(commonest, 25 * Math.round(4 * Math.log(leads.length / count)));
  const known = [...counts].filter(([word, count]) => count >= leastFoods && !word.includes(" "));
  const byRarity = Map.groupBy(known, ([, count]) => rarityOf(count));
  const lists = [...byRarity].sort((a, b) => a[0] - b[0]);
  return Object.fromEntries(
    lists.map(([rarity, list]) => [
      rarity,
      list
        .map(([word]) => word)
        .sort()
        .join(" "),
    ]),
  );
}

/** Choices for the names of each half of the tables by weights that were fitted on the other half. */
function judgeOtherTables(all: readonly TrainingName[]): JudgedChoice[] {
  const halves = [0, 1].map(
    (rest) => new Set(trainingTables.filter((_, index) => index % 2 === rest) as string[]),
  );
  return halves.flatMap((half) => {
    const weights = fitRanking(all.filter(({ table }) => !half.has(table)));
    return judgeChoices(
      all.filter(({ table }) => half.has(table)),
      weights,
    );
  });
}

/** How the choices turn out, and how often another food is chosen at each predicted risk. */
function summarise(all: readonly JudgedChoice[], weights: ReadonlyMap<string, number>) {
  const rated = all.map(({ verdict, features: found }) => ({
    verdict,
    risk: 1 / (1 + Math.exp(-scoreRisk(found, weights) / 1000)),
  }));
  const shareOf = (verdict: JudgedChoice["verdict"], list: typeof rated) =>
    Math.round((1000 * list.filter((one) => one.verdict === verdict).length) / Math.max(1, list.length)) / 10;
  const kept = rated.filter((one) => one.risk <= refusalCost);
  const calibration = Array.from({ length: 10 }, (_, tenth) => {
    const within = rated.filter((one) => Math.min(9, Math.floor(10 * one.risk)) === tenth);
    return { from: tenth / 10, names: within.length, anotherFoodPercent: shareOf("another food", within) };
  });
  const count = (list: typeof rated) => ({
    right: shareOf("right", list),
    anotherFood: shareOf("another food", list),
  });
  const refusedPercent = Math.round((1000 * (rated.length - kept.length)) / rated.length) / 10;
  return { all: count(rated), answered: count(kept), refusedPercent, calibration };
}
