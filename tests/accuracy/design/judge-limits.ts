import { formatAmount } from "../../support/recipe-checker/agrees.ts";
import type { Catalogue } from "../../support/recipe-checker/catalogue.ts";
import { marginOf } from "../../support/recipe-checker/check-proofs.ts";
import { dayPlaces, measure, type Place, writtenPortions } from "../../support/recipe-checker/places.ts";
import { convertUnit, findCompound } from "../../support/recipe-checker/quantity.ts";
import { createFoodReader } from "../../support/recipe-checker/read-foods.ts";
import type { CompoundFilter, DesignResult } from "../../support/recipe-checker/result-shape.ts";
import type { DesignCase } from "./design-case.ts";

const shownDigitsError = 6e-4;

/** The bounds of a case that its result breaks, computed from the foods and grams of its recipes. */
export function judgeLimits(
  { request, expected }: DesignCase,
  result: DesignResult,
  catalogue: Catalogue,
): string[] {
  const scope = expected.type === "recipe" ? "portion" : "day";
  const limits = [
    ...(request.compound_filters ?? []),
    ...(expected.limits ?? []),
    ...energyLimits(request.daily_energy_kcal_min, ">="),
    ...energyLimits(request.daily_energy_kcal_max, "<="),
  ];
  return limits.flatMap((limit) => judgeLimit({ scope, ...limit }, result, catalogue));
}

function energyLimits(threshold: number | undefined, operator: "<=" | ">="): CompoundFilter[] {
  return threshold === undefined
    ? []
    : [{ compound_id: 1008, operator, threshold, unit: "kcal", scope: "day" }];
}

function judgeLimit(limit: CompoundFilter, result: DesignResult, catalogue: Catalogue): string[] {
  const id = findCompound(limit, catalogue);
  const factor = id === null ? null : convertUnit(catalogue.compounds.get(id)?.unit ?? "", limit.unit);
  if (id === null || factor === null) return [`no amounts of ${limit.compound} in ${limit.unit}`];
  const foodsOf = createFoodReader(catalogue, result.meal_plan);
  const places = limit.scope === "day" ? dayPlaces(result, foodsOf) : writtenPortions(result, foodsOf);
  const bound = { operator: limit.operator, limit: limit.threshold };
  return places.flatMap((place) => {
    const quantity = { add: [id], subtract: [], factor, perEnergy: false };
    const { value } = measure(quantity, place.helpings, catalogue);
    const isKept = value !== null && marginOf(bound, value) >= -shownDigitsError * Math.abs(bound.limit);
    const name = limit.compound ?? `compound ${limit.compound_id}`;
    return isKept
      ? []
      : [
          `${formatPlace(place)}: ${formatAmount(value)} ${limit.unit} of ${name}, ${bound.operator} ${bound.limit}`,
        ];
  });
}

function formatPlace({ recipe, day, meal }: Place): string {
  if (recipe !== null) return `recipe ${recipe}`;
  return meal === null ? `day ${day}` : `day ${day}, ${meal}`;
}
