import type { ExpectedMeal } from "./expectation.ts";
import { faults, type Judgement } from "./judge-meal.ts";

/** A meal of the set with what the service made of it. */
export type JudgedMeal = {
  readonly meal: ExpectedMeal;
  readonly judgement: Judgement;
  readonly reportedFoods: number;
};

/** The figures of the whole set and of each kind of meal, as lines of text. */
export function summarise(judged: readonly JudgedMeal[]): string[] {
  const withFood = judged.filter(({ meal }) => !isFoodless(meal));
  const without = judged.filter(({ meal }) => isFoodless(meal));
  const saidFoodless = judged.filter(({ reportedFoods }) => reportedFoods === 0);
  const rightlyFoodless = saidFoodless.filter(({ meal }) => isFoodless(meal));
  const expected = sum(withFood, ({ expectedFoods }) => expectedFoods);
  const [lost, mistaken, misweighed, invented] = [
    sum(withFood, (judgement) => judgement.lost.length),
    sum(withFood, (judgement) => judgement.mistaken.length),
    sum(withFood, (judgement) => judgement.misweighed.length),
    sum(withFood, (judgement) => judgement.invented.length),
  ];
  return [
    `meals fully right      ${share(judged.filter(isRight).length, judged.length)}`,
    `meals with food        ${share(withFood.filter(isRight).length, withFood.length)}`,
    `expected foods found   ${share(expected - lost - mistaken, expected)}`,
    `lost ${lost}, mistaken ${mistaken}, invented ${invented}, grams out of range ${misweighed}`,
    `energy out of range    ${share(
      sum(withFood, ({ energy }) => energy.length),
      withFood.filter(({ meal }) => meal.energyKcal).length,
    )}`,
    `no food: precision     ${share(rightlyFoodless.length, saidFoodless.length)}`,
    `no food: recall        ${share(rightlyFoodless.length, without.length)}`,
    "",
    ...[...groupByKind(judged)].map(([kind, meals]) => {
      return `${kind.padEnd(22)} ${share(meals.filter(isRight).length, meals.length)}`;
    }),
  ];
}

/** Every meal that is not fully right with its faults, kind by kind. */
export function listFailures(judged: readonly JudgedMeal[]): string[] {
  return [...groupByKind(judged.filter((one) => !isRight(one)))].flatMap(([kind, meals]) => [
    `## ${kind}`,
    ...meals.flatMap(({ meal, judgement }) => [
      JSON.stringify(meal.text),
      ...(["lost", "mistaken", "invented", "misweighed", "energy"] as const).flatMap((fault) =>
        judgement[fault].map((what) => `  ${fault}: ${what}`),
      ),
    ]),
  ]);
}

function isRight({ judgement }: JudgedMeal): boolean {
  return faults(judgement) === 0;
}

function isFoodless({ readings }: ExpectedMeal): boolean {
  return readings.some((reading) => reading.length === 0);
}

function sum(judged: readonly JudgedMeal[], count: (judgement: Judgement) => number): number {
  return judged.reduce((total, { judgement }) => total + count(judgement), 0);
}

function share(part: number, whole: number): string {
  const percent = whole === 0 ? "-" : ((100 * part) / whole).toFixed(1);
  return `${percent.padStart(5)} %  (${part} of ${whole})`;
}

function groupByKind(judged: readonly JudgedMeal[]): Map<string, JudgedMeal[]> {
  return Map.groupBy(judged, ({ meal }) => meal.kind);
}
