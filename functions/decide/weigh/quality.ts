import { compoundIds } from "../../../shared/nutrition/compound-ids.ts";
import { findKind } from "../../../shared/nutrition/kinds/find-kind.ts";
import type { Candidate } from "../candidate.ts";
import data from "../data/quality.json" with { type: "json" };
import type { Score } from "./score.ts";
import { saturate } from "./score.ts";

const leastEnergyKcal = 20;
const { food, drink, kinds } = data;

/** How good a candidate is in general, about 0 to 1: nutrient density, and what kinds of food it is. */
export function rateQuality(candidate: Candidate): Score {
  if (candidate.kind === "nothing")
    return { value: data.nothing, compoundIds: [compoundIds.energyKcal], unknownIds: [] };
  const { isDrink, whole } = candidate;
  const unknownIds = data.required.filter((id) => !whole.amounts.has(id));
  const base = isDrink ? rateDrink(candidate) : rateFood(candidate);
  return { value: base + rateKinds(candidate), compoundIds: isDrink ? drink.told : food.told, unknownIds };
}

/** NRF9.3 per 100 kcal (Fulgoni 2009) as its place among the foods of the catalogue. */
function rateFood({ whole, foods }: Candidate): number {
  const energyKcal = Math.max(leastEnergyKcal, whole.amounts.get(compoundIds.energyKcal)?.value ?? 0);
  const per100Kcal = (id: number) => ((whole.amounts.get(id)?.value ?? 0) * 100) / energyKcal;
  const good = food.more.reduce(
    (sum, { id, daily }) => sum + Math.min(100, (100 * per100Kcal(id)) / daily),
    0,
  );
  const isSweetened = foods.some((one) => findKind(one, "added_sugar") ?? findKind(one, "sweet_drink"));
  const bad = food.less.reduce((sum, { id, daily }) => {
    const share = id === compoundIds.sugarsGrams && !isSweetened ? 0 : 1;
    return sum + (share * 100 * per100Kcal(id)) / daily;
  }, 0);
  return 1 / (1 + Math.exp(-(good - bad - food.median) / food.spread));
}

function rateDrink({ whole }: Candidate): number {
  return drink.parts.reduce(
    (sum, { id, weight, reference }) => sum + weight * saturate(whole.amounts.get(id)?.value ?? 0, reference),
    drink.base,
  );
}

function rateKinds({ foods, whole }: Candidate): number {
  const facts = [...foods, whole];
  const found = Object.entries(kinds).filter(([kind]) =>
    facts.some((one) => findKind(one, kind)?.certainty === "contains"),
  );
  const sum = found.reduce((total, [, weight]) => total + weight, 0);
  return Math.max(-data.mostKinds, Math.min(data.mostKinds, sum));
}
