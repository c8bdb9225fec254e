import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createRandom, shuffle } from "../../../scripts/fit-food-ranking/random.ts";
import { textWeights } from "../../../shared/domain/food/mod.ts";
import { adjustWeights, type Hundredths } from "./adjustable-weights.ts";
import { createJudge } from "./judge-weights.ts";
import { isSure, type Limits, searchWeights } from "./search-weights.ts";
import { readTrainingCases, type TrainingCase } from "./training-cases.ts";

// Fits the weights by which texts are read, from those of start.json; report.json has the figures before and after.
// Usage: npm run fit:texts. Takes about ten minutes; the same catalogue gives the same weights.

const seed = 7;
const validationShare = 1 / 3;
const steps = [0.25];
/** A change is kept if its gain in training is that much more than chance. */
const standardErrors = 1.5;
/** Cases are judged by the weights and by as many neighbours of them, so that no case hangs on a single weight. */
const neighbours = 2;
const neighbourDistance = 0.08;
/** How far the weights may go from those that the fit begins with. */
const reach = 0.35;
const leastReach = 20;
/** Which table is preferred also orders foods of one name, before any text is read. */
const { tables, ...fittedWeights } = textWeights;

const startPath = join(import.meta.dirname, "start.json");
const weightsPath = join(import.meta.dirname, "../../../shared/domain/food/data/text-weights.json");
const reportPath = join(import.meta.dirname, "report.json");

type Groups = Record<string, Record<string, number>>;

const random = createRandom(seed);
const cases = shuffle(await readTrainingCases(), random);
const validated = Math.round(cases.length * validationShare);
const weights = adjustWeights(fittedWeights);
const distances = [
  weights.names.map(() => 0),
  ...Array.from({ length: neighbours }, () =>
    weights.names.map(() => (2 * random() - 1) * neighbourDistance),
  ),
];
const training = openJudges(cases.slice(validated));
const validation = openJudges(cases.slice(0, validated));
const groups: Groups = JSON.parse(readFileSync(startPath, "utf8"));
const start = weights.names.map((name) => readWeight(name));
let improvements = 0;

training.begin(start);
validation.begin(start);
const fitted = searchWeights(
  {
    isBetter: (values) => training.isBetter(values) && validation.isNoWorse(values),
    accept: (values) => {
      training.keep();
      validation.keep();
      improvements++;
      console.log(improvements, listChanges(values).join(", "));
    },
  },
  { start, limits: start.map(limit), steps, random },
);

const before = judgeBoth(start);
const after = judgeBoth(fitted);
for (const [at, name] of weights.names.entries()) writeWeight(name, fitted[at] ?? 0);
writeJson(weightsPath, { source: "Fitted by tests/accuracy/text-weights", weights: groups });
writeJson(reportPath, { seed, improvements, changed: listChanges(fitted).length, before, after });

/** Judges of the same cases, the first by the weights themselves. */
function openJudges(some: readonly TrainingCase[]) {
  const judges = distances.map((shares) => createJudge(some, weights, shares));
  /** The gains of each case over all judges; null where the first judge sees a loss. */
  function compare(values: Hundredths): number[] | null {
    const gains = some.map(() => 0);
    for (const [place, { compare: compareBy }] of judges.entries()) {
      const own = compareBy(values);
      if (own === null || (place === 0 && sum(own) < 0)) return null;
      for (const [at, gain] of own.entries()) gains[at] = (gains[at] ?? 0) + gain;
    }
    return gains;
  }
  const keep = () => {
    for (const judge of judges) judge.keep();
  };
  return {
    isBetter: (values: Hundredths) => isSure(compare(values) ?? [], standardErrors),
    isNoWorse: (values: Hundredths) => sum(compare(values) ?? [-1]) >= 0,
    keep,
    begin: (values: Hundredths) => {
      compare(values);
      keep();
    },
    count: (values: Hundredths) => judges[0]?.count(values),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function judgeBoth(values: Hundredths) {
  return { training: training.count(values), validation: validation.count(values) };
}

/** No weight changes its sign: a reward does not become a cost. */
function limit(value: number): Limits {
  const most = Math.max(leastReach, Math.round(reach * Math.abs(value)));
  const [low, high] = [value - most, value + most];
  return value < 0 ? [low, Math.min(0, high)] : [Math.max(0, low), high];
}

function readWeight(name: string): number {
  const [group = "", member = ""] = name.split(".");
  const value = groups[group]?.[member];
  if (value === undefined) throw new Error(`Cannot fit: start.json has no ${name}`);
  return value;
}

function writeWeight(name: string, value: number): void {
  const [group = "", member = ""] = name.split(".");
  groups[group] = { ...groups[group], [member]: value };
}

function writeJson(path: string, content: unknown): void {
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}

function listChanges(values: Hundredths): string[] {
  return weights.names.flatMap((name, at) =>
    values[at] === start[at] ? [] : [`${name} ${start[at]} to ${values[at]}`],
  );
}
