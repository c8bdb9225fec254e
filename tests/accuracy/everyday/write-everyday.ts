import type { DecodedMeal } from "../decode-meal.ts";
import { percent } from "../percent.ts";
import type { ExpectedMeal } from "./expectation.ts";
import { faults, type Judgement } from "./judge-meal.ts";

/** A meal of the set with what the service made of it. */
export type JudgedMeal = {
  readonly meal: ExpectedMeal;
  readonly decoded: DecodedMeal;
  readonly judgement: Judgement;
};

/** The section on everyday meals: the figures of the whole set and of each kind of meal. */
export function writeEveryday(judged: readonly JudgedMeal[]): string {
  const kinds = [...Map.groupBy(judged, ({ meal }) => meal.kind)];
  const rows = kinds.map(([kind, meals]) => {
    return `| ${kind} | ${meals.length} | ${share(meals.filter(isRight).length, meals.length)} |`;
  });
  return `## Everyday meals

Short descriptions of our own, by the class of language that each is about. A meal is right when no food is lost,
mistaken or invented, every amount is in range, and the energy too. All of them are used while building.

${writeFigures(judged)}

| class | meals | right |
|---|---|---|
${rows.join("\n")}
`;
}

function writeFigures(judged: readonly JudgedMeal[]): string {
  const withFood = judged.filter(({ meal }) => !isFoodless(meal));
  const saidFoodless = judged.filter(({ decoded }) => decoded.items.length === 0);
  const rightlyFoodless = saidFoodless.filter(({ meal }) => isFoodless(meal)).length;
  const count = (part: (judgement: Judgement) => number) =>
    withFood.reduce((total, { judgement }) => total + part(judgement), 0);
  const expected = count(({ expectedFoods }) => expectedFoods);
  const lost = count((judgement) => judgement.lost.length);
  const mistaken = count((judgement) => judgement.mistaken.length);
  const foodless = judged.length - withFood.length;
  return `${share(expected - lost - mistaken, expected)} of ${expected} foods are found: ${lost} are lost and ${mistaken} mistaken. ${count(({ invented }) => invented.length)} are
invented, ${count(({ misweighed }) => misweighed.length)} have an amount out of range, and ${count(({ energy }) => energy.length)} meals an energy out of range. ${foodless} texts have no food: ${share(rightlyFoodless, foodless)}
are read so, and ${share(rightlyFoodless, saidFoodless.length)} of those that are read so have none.`;
}

function isRight({ judgement }: JudgedMeal): boolean {
  return faults(judgement) === 0;
}

function isFoodless({ readings }: ExpectedMeal): boolean {
  return readings.some((reading) => reading.length === 0);
}

function share(part: number, whole: number): string {
  return percent(part / Math.max(1, whole));
}
