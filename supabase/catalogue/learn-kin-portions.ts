import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { groupPortions, kinHeads } from "../../shared/domain/food/mod.ts";
import type { Food } from "./build/catalogue-model.ts";
import { joinSources } from "./build/join-sources.ts";

const outFile = fileURLToPath(new URL("../../shared/domain/food/data/kin-portions.json", import.meta.url));
const source =
  "Of at least three foods of a food group and head word, the median of the unspecified portions of FNDDS 2021-2023, else the geometric mean of the group's portion and the median of the medium portions of Fineli 20: node supabase/catalogue/learn-kin-portions.ts --sources DIR";
const usage = `Learns the usual portion of foods of one group and head word, for foods that have none of their own.
Writes shared/domain/food/data/kin-portions.json and prints how well the other foods predict each portion.

  node supabase/catalogue/learn-kin-portions.ts --sources DIR`;

const leastFoods = 3;
const usualLabel = "1 medium portion";

type Observation = {
  readonly group: string;
  readonly heads: readonly string[];
  readonly grams: number;
  readonly isSurvey: boolean;
};

/** The portion of each food that has a published one; a record of a survey food has that of the survey food. */
function observe(foods: readonly Food[]): Observation[] {
  const byId = new Map(foods.map((food) => [food.id, food]));
  return foods.flatMap(({ name, foodGroup, defaultPortionGrams, portions, conceptId }) => {
    const survey = defaultPortionGrams ?? byId.get(conceptId ?? 0)?.defaultPortionGrams;
    const grams = survey ?? portions.find(({ label }) => label === usualLabel)?.grams;
    if (grams === undefined) return [];
    const isSurvey = survey !== undefined && survey !== null;
    return [{ group: foodGroup, heads: kinHeads(name), grams, isSurvey }];
  });
}

/** Observations by group and head word, each under all heads of its name. */
function indexByHead(observations: readonly Observation[]): Map<string, Map<string, Observation[]>> {
  const index = new Map<string, Map<string, Observation[]>>();
  for (const observation of observations) {
    const ofGroup = index.get(observation.group) ?? new Map<string, Observation[]>();
    for (const head of observation.heads) ofGroup.set(head, [...(ofGroup.get(head) ?? []), observation]);
    index.set(observation.group, ofGroup);
  }
  return index;
}

/** Null where too few are known. Portions of another country say less of a kind than those of the survey. */
function portionOf(observations: readonly Observation[]): number | null {
  const survey = observations.filter(({ isSurvey }) => isSurvey);
  if (survey.length >= leastFoods) return median(survey);
  const [first] = observations;
  if (first === undefined || observations.length < leastFoods) return null;
  return Math.round(Math.sqrt(median(observations) * (groupPortions.get(first.group) ?? 0)));
}

function median(observations: readonly Observation[]): number {
  const ordered = observations.map(({ grams }) => grams).sort((a, b) => a - b);
  return ordered[Math.floor(ordered.length / 2)] ?? 0;
}

/**
 * The typical ratios of the portions of the survey to those predicted by other foods of the kind, and to those of their
 * group.
 */
function evaluate(observations: readonly Observation[]): { kin: number; group: number; count: number } {
  const index = indexByHead(observations);
  const ratios = observations.flatMap((observation) => {
    const { group, heads, grams, isSurvey } = observation;
    const predicted = heads.map((head) => {
      const others = index
        .get(group)
        ?.get(head)
        ?.filter((other) => other !== observation);
      return portionOf(others ?? []);
    });
    const kin = predicted.findLast((each) => each !== null);
    if (!isSurvey || kin === undefined || kin === null) return [];
    return [{ kin: distance(kin, grams), group: distance(groupPortions.get(group) ?? 0, grams) }];
  });
  return {
    kin: typical(ratios.map(({ kin }) => kin)),
    group: typical(ratios.map(({ group }) => group)),
    count: ratios.length,
  };
}

function distance(a: number, b: number): number {
  return Math.abs(Math.log(a / b));
}

function typical(distances: readonly number[]): number {
  return Math.exp(distances.reduce((sum, each) => sum + each, 0) / distances.length);
}

function learn(observations: readonly Observation[]): Record<string, Record<string, number>> {
  const groups = [...indexByHead(observations)].map(([group, heads]) => {
    const portions = [...heads].map(([head, ofHead]) => [head, portionOf(ofHead)] as const);
    const known = portions.filter((entry): entry is readonly [string, number] => entry[1] !== null);
    return [group, Object.fromEntries(known.sort(([a], [b]) => (a < b ? -1 : 1)))] as const;
  });
  const known = groups.filter(([, heads]) => Object.keys(heads).length > 0);
  return Object.fromEntries(known.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function main(): void {
  const { values } = parseArgs({ options: { sources: { type: "string" }, help: { type: "boolean" } } });
  if (values.help || values.sources === undefined) {
    console.log(usage);
    if (!values.help) process.exitCode = 2;
    return;
  }
  const observations = observe(joinSources(values.sources).foods).filter(({ group }) =>
    groupPortions.has(group),
  );
  const { kin, group, count } = evaluate(observations);
  console.log(
    `${count} survey foods: typically ${kin.toFixed(2)}-fold off, by group ${group.toFixed(2)}-fold`,
  );
  writeFileSync(outFile, `${JSON.stringify({ source, groups: learn(observations) }, null, 2)}\n`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
