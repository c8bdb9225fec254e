import {
  chooseFood,
  type Feature,
  isNearEnergy,
  isSameComposition,
  type RankerWeights,
  rankFoods,
} from "../../shared/domain/food/mod.ts";
import { minimise } from "./minimise.ts";
import type { TrainingName } from "./training-names.ts";

/** The verdict on a choice, with the features that its risk is predicted from. */
export type JudgedChoice = {
  readonly verdict: "right" | "near" | "another food";
  readonly features: readonly Feature[];
};

const penalty = 0.004;
const mostRounds = 150;
const smallestKept = 15;

/** Chooses a food for each name and judges it by the composition published under the name. */
export function judgeChoices(names: readonly TrainingName[], weights: RankerWeights): JudgedChoice[] {
  return names.flatMap(({ reading, compared, macros }) => {
    const chosen = chooseFood(reading, rankFoods(reading, compared, weights));
    const own = chosen?.ranked.food.macros;
    if (chosen === null || own == null) return [];
    const near = isNearEnergy(own, macros) ? "near" : "another food";
    const verdict = isSameComposition(own, macros) ? "right" : near;
    return [{ verdict, features: chosen.riskFeatures }];
  });
}

/** Fits the logarithm of the odds that a choice is another food (logistic regression with an L2 penalty). */
export function fitRisk(choices: readonly JudgedChoice[]): Map<string, number> {
  const names = [...new Set(choices.flatMap(({ features }) => features.map(([name]) => name)))].sort();
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const weights = minimise(
    (at, gradient) => {
      let loss = 0;
      for (const { verdict, features } of choices) {
        const wrong = verdict === "another food" ? 1 : 0;
        const odds = features.reduce(
          (sum, [name, amount]) => sum + ((at[placeOf.get(name) ?? 0] ?? 0) * amount) / 100,
          0,
        );
        const risk = 1 / (1 + Math.exp(-odds));
        loss -= Math.log(Math.max(wrong === 1 ? risk : 1 - risk, Number.MIN_VALUE)) / choices.length;
        for (const [name, amount] of features) {
          const place = placeOf.get(name) ?? 0;
          gradient[place] = (gradient[place] ?? 0) + ((risk - wrong) * amount) / 100 / choices.length;
        }
      }
      for (const [place, weight] of at.entries()) {
        gradient[place] = (gradient[place] ?? 0) + penalty * weight;
        loss += (penalty * weight * weight) / 2;
      }
      return loss;
    },
    names.length,
    mostRounds,
  );
  const rounded = names.map((name, place): [string, number] => [
    name,
    Math.round(1000 * (weights[place] ?? 0)),
  ]);
  return new Map(rounded.filter(([, weight]) => Math.abs(weight) >= smallestKept));
}
