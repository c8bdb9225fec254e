import type { Evidence, MealEvidence } from "../../shared/composition/evidence.ts";
import type { FoodCandidate } from "../../shared/food/candidate.ts";
import groups from "../../shared/food/data/food-groups.json" with { type: "json" };
import { normaliseTerms } from "../../shared/food/term-normaliser.ts";
import type { FoodFacts } from "../../shared/nutrition/food-facts.ts";
import type { RecipePart, Store } from "../../shared/store/store.ts";
import { takeOut } from "./absence.ts";
import type { Candidate, OptionItem, ReadOption } from "./candidate.ts";
import { combineAmounts, type WeighedAmounts } from "./combine-amounts.ts";
import { listAmounts } from "./list-amounts.ts";
import { usedCompoundIds } from "./used-compounds.ts";

/** What of the catalogue the candidates are made of. */
interface Catalogue {
  readonly evidence: ReadonlyMap<number, readonly Evidence[]>;
  readonly recipes: ReadonlyMap<number, readonly RecipePart[]>;
}

const leastRestGrams = 10;
const drinkGroups = new Set(groups.drinkGroups);

/** The options with composition and recipe of their foods; two database calls at once, none without foods. */
export async function loadCandidates(
  options: readonly ReadOption[],
  store: Pick<Store, "mealEvidence" | "foodRecipes">,
): Promise<Candidate[]> {
  const foodIds = [...new Set(options.flatMap(({ items }) => items.flatMap(({ food }) => food?.id ?? [])))];
  const catalogue = foodIds.length === 0 ? noCatalogue : await loadCatalogue(foodIds, store);
  return options.map((option) => toCandidate(option, catalogue));
}

const noCatalogue: Catalogue = { evidence: new Map(), recipes: new Map() };

async function loadCatalogue(
  foodIds: number[],
  store: Pick<Store, "mealEvidence" | "foodRecipes">,
): Promise<Catalogue> {
  const request = { foodIds, tier: "molecular", compoundIds: [...usedCompoundIds], compoundNames: [] };
  const [meal, recipes] = await Promise.all([store.mealEvidence(request), store.foodRecipes(foodIds)]);
  return { evidence: groupEvidence(meal), recipes };
}

function groupEvidence({ evidence }: MealEvidence): ReadonlyMap<number, readonly Evidence[]> {
  return Map.groupBy(evidence, ({ foodId }) => foodId);
}

function toCandidate(option: ReadOption, catalogue: Catalogue): Candidate {
  const { items, label } = option;
  const matched = items.filter(({ food }) => food !== null);
  const words = normaliseTerms(label);
  const foods = matched.map((item) => toFacts(item, option.words, catalogue));
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
  return {
    ...option,
    foods,
    whole,
    portionGrams: matched.reduce((sum, { grams }) => sum + grams, 0),
    isAmountTold: items.length > 0 && items.every(({ isAmountTold }) => isAmountTold),
    isDrink: matched.length > 0 && drinkGroups.has(matched[0]?.food?.foodGroup ?? ""),
    missing: items.filter(({ food }) => food === null).map(({ name }) => name),
  };
}

function toFacts(
  { food, name, terms, isStandIn }: OptionItem,
  words: string,
  { evidence, recipes }: Catalogue,
): FoodFacts {
  const id = food?.id ?? 0;
  const told = { words, name: food?.name ?? name, recipe: recipes.get(id) ?? [] };
  const amounts = takeOut(listAmounts(evidence.get(id) ?? []), told);
  return {
    name: isStandIn ? terms.join(" ") : (food?.name ?? name),
    words: terms,
    foodGroup: isStandIn ? null : (food?.foodGroup ?? null),
    ingredients: isStandIn || food === null ? [] : completeRecipe(recipes.get(id) ?? [], food),
    amounts,
  };
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
