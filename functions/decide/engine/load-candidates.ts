import type { Catalogue, RecipePart } from "../../../shared/domain/catalogue/mod.ts";
import type { Evidence, MealEvidence } from "../../../shared/domain/composition/mod.ts";
import { conditionRules, dietRules } from "../../../shared/domain/constraints/mod.ts";
import { drinkGroups, type FoodCandidate, normaliseTerms } from "../../../shared/domain/food/mod.ts";
import {
  addIntervals,
  compoundIds,
  exactly,
  type FoodFacts,
  goals,
  type Interval,
  mapRising,
  type NutrientAmounts,
} from "../../../shared/domain/nutrition/mod.ts";
import { takeOut } from "./absence.ts";
import type { Candidate, OptionItem, ReadOption } from "./candidate.ts";
import { lowProtein } from "./complete-reading.ts";
import { applyFigures } from "./figures/apply-figures.ts";

/** A part of a dish. */
type WeighedAmounts = {
  readonly grams: number;
  readonly amounts: NutrientAmounts;
};

/** Parts that may lack a figure before that of the dish is unknown: a tenth of its grams. */
const lackingShare = 0.1;

/** What the catalogue knows of the candidates' foods. */
type KnownFoods = {
  readonly evidence: ReadonlyMap<number, readonly Evidence[]>;
  readonly recipes: ReadonlyMap<number, readonly RecipePart[]>;
};

const leastRestGrams = 10;
/** Phenylalanine, leucine, isoleucine and valine. */
const aminoAcids: ReadonlySet<number> = new Set([1217, 1213, 1212, 1219]);

/** Every compound that a score, a goal or a rule can ask for. */
const usedCompoundIds: readonly number[] = listUsed();

/** The options with composition and recipe of their foods; two database calls at once, none without foods. */
export async function loadCandidates(
  options: readonly ReadOption[],
  catalogue: Pick<Catalogue, "mealEvidence" | "foodRecipes">,
): Promise<Candidate[]> {
  const foodIds = [...new Set(options.flatMap(({ items }) => items.flatMap(({ food }) => food?.id ?? [])))];
  const known = foodIds.length === 0 ? nothingKnown : await loadKnown(foodIds, catalogue);
  return options.map((option) => toCandidate(option, known));
}

const nothingKnown: KnownFoods = { evidence: new Map(), recipes: new Map() };

async function loadKnown(
  foodIds: number[],
  catalogue: Pick<Catalogue, "mealEvidence" | "foodRecipes">,
): Promise<KnownFoods> {
  const request = { foodIds, tier: "molecular", compoundIds: [...usedCompoundIds], compoundNames: [] };
  const [meal, recipes] = await Promise.all([
    catalogue.mealEvidence(request),
    catalogue.foodRecipes(foodIds),
  ]);
  return { evidence: groupEvidence(meal), recipes };
}

function groupEvidence({ evidence }: MealEvidence): ReadonlyMap<number, readonly Evidence[]> {
  return Map.groupBy(evidence, ({ foodId }) => foodId);
}

function toCandidate(option: ReadOption, known: KnownFoods): Candidate {
  const { items, label } = option;
  const matched = items.filter(({ food }) => food !== null);
  const words = normaliseTerms(label);
  const foods = matched.map((item) => toFacts(item, option.words, known));
  const weighed = matched.map((item, index): WeighedAmounts => {
    return { grams: item.grams, amounts: foods[index]?.amounts ?? new Map() };
  });
  const amounts = combineAmounts(weighed);
  const whole: FoodFacts = {
    name: label,
    words,
    foodGroup: foods.length === 1 ? (foods[0]?.foodGroup ?? null) : null,
    ingredients: matched.map(({ grams }, index) => {
      return { name: foods[index]?.name ?? "", foodGroup: foods[index]?.foodGroup ?? "", grams };
    }),
    amounts,
  };
  return applyFigures({
    ...option,
    foods,
    whole,
    portionGrams: matched.reduce((sum, { grams }) => sum + grams, 0),
    isAmountStated: items.length > 0 && items.every(({ amount }) => amount === "stated"),
    isWeightKnown: matched.length > 0,
    isDrink: matched.length > 0 && drinkGroups.has(matched[0]?.food?.foodGroup ?? ""),
    missing: items.filter(({ food }) => food === null).map(({ name }) => name),
  });
}

function toFacts(
  { food, name, terms, isStandIn }: OptionItem,
  words: string,
  { evidence, recipes }: KnownFoods,
): FoodFacts {
  const id = food?.id ?? 0;
  const stated = { words, name: food?.name ?? name, recipe: recipes.get(id) ?? [] };
  const amounts = takeOut(listAmounts(evidence.get(id) ?? []), stated);
  return {
    name: isStandIn ? words : (food?.name ?? name),
    words: isStandIn ? normaliseTerms(words) : terms,
    foodGroup: isStandIn ? null : (food?.foodGroup ?? null),
    ingredients: isStandIn || food === null ? [] : completeRecipe(recipes.get(id) ?? [], food),
    amounts: lowProtein.test(words) ? withoutProtein(amounts) : amounts,
  };
}

/** How little protein a low-protein product has stands on its label alone. */
function withoutProtein(amounts: NutrientAmounts): NutrientAmounts {
  return new Map([...amounts].filter(([id]) => id !== compoundIds.proteinGrams && !aminoAcids.has(id)));
}

/** What a recipe of 100 g leaves unnamed is the food itself: "sweet potato" lists only the fat it is cooked in. */
function completeRecipe(
  parts: readonly RecipePart[],
  { name, foodGroup }: FoodCandidate,
): readonly RecipePart[] {
  const namedGrams = parts.reduce((sum, { grams }) => sum + grams, 0);
  const restGrams = 100 - namedGrams;
  return parts.length === 0 || restGrams < leastRestGrams
    ? parts
    : [...parts, { name, foodGroup, grams: restGrams }];
}

/** What 100 g of a dish hold; a compound unknown in more than a tenth of it is unknown. */
function combineAmounts(parts: readonly WeighedAmounts[]): NutrientAmounts {
  const totalGrams = parts.reduce((sum, { grams }) => sum + grams, 0);
  const ids = new Set(parts.flatMap(({ amounts }) => [...amounts.keys()]));
  return new Map(
    [...ids].flatMap((id) => {
      const interval = combineOne(id, parts, totalGrams);
      return interval === null ? [] : [[id, interval] as const];
    }),
  );
}

function combineOne(id: number, parts: readonly WeighedAmounts[], totalGrams: number): Interval | null {
  if (totalGrams <= 0) return null;
  const known = parts.flatMap(({ grams, amounts }) => {
    const amount = amounts.get(id);
    return amount === undefined ? [] : [{ grams, amount }];
  });
  const knownGrams = known.reduce((sum, { grams }) => sum + grams, 0);
  if (totalGrams - knownGrams > lackingShare * totalGrams) return null;
  return addIntervals(
    known.map(({ grams, amount }) => mapRising(amount, (figure) => (figure * grams) / totalGrams)),
  );
}

/** The amounts of one food as intervals; what is unquantified has none. */
function listAmounts(evidence: readonly Evidence[]): NutrientAmounts {
  return new Map(
    evidence.flatMap((item) => {
      const interval = toInterval(item);
      return interval === null ? [] : [[item.compoundId, interval] as const];
    }),
  );
}

function toInterval({ amount, valueType, minimum, maximum }: Evidence): Interval | null {
  if (valueType === "trace") return exactly(0);
  if (amount === null || valueType === "unquantified") return null;
  if (valueType === "less_than") return { low: 0, value: amount / 2, high: amount };
  return {
    low: Math.min(minimum ?? amount, amount),
    value: amount,
    high: Math.max(maximum ?? amount, amount),
  };
}

function listUsed(): number[] {
  const targets = [...Object.values(conditionRules), ...Object.values(dietRules)].flatMap(
    (rules) => rules.targets,
  );
  const ofRules = targets.flatMap(({ compoundId, minusCompoundId }) =>
    minusCompoundId === null ? [compoundId] : [compoundId, minusCompoundId],
  );
  const ofGoals = Object.values(goals).flatMap(({ parts }) => parts.map(({ compoundId }) => compoundId));
  return [...new Set([...Object.values(compoundIds), ...ofRules, ...ofGoals])].sort((a, b) => a - b);
}
