import { agrees, agreesOrNull, formatAmount, halfOfLastDigit } from "./agrees.ts";
import type { CheckContext } from "./check-recipe.ts";
import { dayPlaces, type Measured, measure, type Place, placesOfProof, writtenPortions } from "./places.ts";
import { convertUnit, findCompound, type Quantity, quantityOfProof } from "./quantity.ts";
import type { DesignRequest, DesignResult, ShownProof } from "./result-shape.ts";

const equalityShare = 0.05;
const noiseShare = 1e-6;
const mostRounding = 1e-3;
/** Estimated from other compounds where a food has no figure of its own. */
const estimated = [2000, 1013];

/** What is wrong with the rows of `verification`: each value, limit, slack and verdict is computed anew. */
export function checkProofs(result: DesignResult, request: DesignRequest, context: CheckContext): string[] {
  return result.verification.flatMap((proof) =>
    [
      ...checkArithmetic(proof),
      ...checkLimit(proof, request, context),
      ...checkValue(proof, result, request, context),
    ].map((problem) => `verification, ${proof.constraint}: ${problem}`),
  );
}

/** How far a value may still move under a bound. */
export function marginOf({ operator, limit }: Pick<ShownProof, "operator" | "limit">, value: number): number {
  if (operator === "=") return equalityShare * Math.abs(limit) - Math.abs(value - limit);
  return operator.startsWith("<") ? limit - value : value - limit;
}

function checkArithmetic(proof: ShownProof): string[] {
  const { satisfied, hard } = proof;
  const broken = hard && !satisfied ? ["a hard constraint is broken"] : [];
  return [...broken, ...checkSlack(proof)];
}

function checkSlack({ value, slack, satisfied, operator, limit, complete }: ShownProof): string[] {
  if (value === null) return slack === null ? [] : ["slack without value"];
  if (slack === null) return ["no slack"];
  const margin = marginOf({ operator, limit }, value);
  const noise = noiseShare * Math.max(Math.abs(limit), Math.abs(value));
  const lost = halfOfLastDigit(value) + halfOfLastDigit(slack);
  const rounding = Math.min(lost, mostRounding * Math.max(Math.abs(value), Math.abs(slack)));
  const holds = operator === "<" || operator === ">" ? margin > 0 : margin >= -noise;
  return [
    ...(Math.abs(slack - margin) <= Math.max(noise, rounding) ? [] : [`slack ${slack} of ${value}`]),
    ...(satisfied && !holds && Math.abs(margin) > rounding ? [`${value} is said to satisfy ${limit}`] : []),
    ...(!satisfied && holds && complete && margin > rounding ? [`${value} satisfies ${limit}`] : []),
  ];
}

function checkLimit(proof: ShownProof, request: DesignRequest, { catalogue }: CheckContext): string[] {
  const [field = ""] = proof.constraint.split(":");
  const at = /^compound_filters\[(\d+)\]$/.exec(field)?.[1];
  const requested =
    at === undefined ? requestedEnergy(field, request) : request.compound_filters?.[Number(at)];
  if (at === undefined && requested === undefined) return [];
  if (!requested) return ["no such filter"];
  const id = findCompound(requested, catalogue);
  if (id === null) return ["its filter names no compound"];
  const factor = convertUnit(requested.unit, proof.unit);
  if (factor === null) return [`unit ${proof.unit} for ${requested.unit}`];
  const limit = requested.threshold * factor;
  return [
    ...(agrees(proof.limit, limit) ? [] : [`limit ${proof.limit}, requested ${formatAmount(limit)}`]),
    ...(proof.operator === requested.operator
      ? []
      : [`operator ${proof.operator}, requested ${requested.operator}`]),
  ];
}

function requestedEnergy(field: string, request: DesignRequest) {
  const energy = { compound_id: 1008, unit: "kcal" };
  const { daily_energy_kcal_min: least, daily_energy_kcal_max: most } = request;
  if (field === "daily_energy_kcal_min" && least !== undefined)
    return { ...energy, operator: ">=" as const, threshold: least };
  if (field === "daily_energy_kcal_max" && most !== undefined)
    return { ...energy, operator: "<=" as const, threshold: most };
  return undefined;
}

function checkValue(
  proof: ShownProof,
  result: DesignResult,
  request: DesignRequest,
  context: CheckContext,
): string[] {
  const quantity = quantityOfProof(proof, request, context.catalogue);
  if (!quantity && !isMinutes(proof)) return [];
  const places = placesOfProof(proof, result, request, context.foodsOf);
  if (places.length === 0) return ["stands at no place of the result"];
  const measured = places.map((place) => measureAt(place, quantity, context));
  const { value } = proof;
  if (value === null) return measured.some((one) => one.value === null) ? [] : ["no value"];
  const isEstimated =
    quantity?.add.some((id) => estimated.includes(id)) && measured.some((one) => !one.complete);
  const fits = measured.filter((one) => one.value !== null && agrees(value, one.value));
  if (fits.length === 0 && !isEstimated) {
    return [
      `value ${formatAmount(value)}, computed ${measured.map((one) => formatAmount(one.value)).join(" or ")}`,
    ];
  }
  if (fits.every((one) => !one.complete) && proof.complete && !isEstimated) return ["is not complete"];
  if (!isEstimated && !fits.some((one) => areBoundsRight(proof, one)))
    return ["its bounds are not those of the foods"];
  return isEstimated ? [] : checkWorst(proof, quantity, result, context);
}

/** A row stands for all places like its own without a row: none may be worse. Of a meal, the portion as it is written counts. */
function checkWorst(
  proof: ShownProof,
  quantity: Quantity | null,
  result: DesignResult,
  context: CheckContext,
): string[] {
  const { value, recipe, day, meal } = proof;
  if (value === null || (recipe === null && day === null)) return [];
  const isPortion = recipe !== null || meal !== null;
  const alike = isPortion ? writtenPortions(result, context.foodsOf) : dayPlaces(result, context.foodsOf);
  const others = result.verification.filter(({ constraint }) => constraint === proof.constraint);
  const worse = alike.find((place) => {
    if (others.some((one) => one.recipe === place.recipe && one.day === place.day && one.meal === place.meal))
      return false;
    const other = measureAt(place, quantity, context);
    if (other.value === null || !other.complete || agrees(value, other.value)) return false;
    return marginOf(proof, other.value) < marginOf(proof, value);
  });
  const isMeasuredAsEaten =
    meal !== null &&
    writtenPortions(result, context.foodsOf).every((place) => {
      const written = measureAt(place, quantity, context).value;
      return place.day !== day || place.meal !== meal || written === null || !agrees(value, written);
    });
  if (!worse || isMeasuredAsEaten) return [];
  return [`${formatAmount(value)} is not the worst: recipe ${worse.recipe}, day ${worse.day}, ${worse.meal}`];
}

/** A row need not have bounds; if no source has one for the foods, it may repeat the value. */
function areBoundsRight({ value, value_min: low, value_max: high }: ShownProof, measured: Measured): boolean {
  const isRight = (shown: number | null, computed: number | null) =>
    shown === null || agreesOrNull(shown, computed ?? value);
  const { bounds } = measured;
  return !bounds || (isRight(low, bounds.low) && isRight(high, bounds.high));
}

function measureAt({ helpings, minutes }: Place, quantity: Quantity | null, context: CheckContext): Measured {
  if (quantity) return measure(quantity, helpings, context.catalogue);
  return { value: minutes, bounds: null, complete: true };
}

function isMinutes({ unit }: ShownProof): boolean {
  return /^min(utes?)?$/.test(unit);
}
