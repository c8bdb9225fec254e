import { type Catalogue, createCatalogue } from "../../shared/domain/catalogue/mod.ts";
import type { MealItem } from "../../shared/domain/food/mod.ts";
import { describeReading, readIntake } from "../../shared/domain/intake/mod.ts";
import {
  createTranslator,
  type DisplayName,
  localiseNames,
  type NamedFood,
} from "../../shared/domain/presentation/mod.ts";
import {
  type FoodProfile,
  type MealProfile,
  profileFood,
  profileMeal,
  type SensoryFood,
  sensoryCompoundIds,
} from "../../shared/domain/sensory/mod.ts";
import { englishLanguage } from "../../shared/language/mod.ts";
import type { JobContext, JobOutcome } from "../../shared/platform/jobs/mod.ts";
import { commonNaming, type ReadingPorts, readMedia } from "../../shared/platform/media/mod.ts";
import type { FoodIdentity, SensoryOutput, SensoryResult } from "./contract.ts";
import type { SensoryWork } from "./sensory-work.ts";

/** A profiled meal; all lists are in the order of `items`. */
type ProfiledMeal = {
  items: readonly MealItem[];
  identities: readonly FoodIdentity[];
  profiles: readonly FoodProfile[];
  meal: MealProfile;
};

/** Reads the meal, profiles its foods from their composition and the curated table, and joins them. */
export async function runDecodeSensory(
  work: SensoryWork,
  context: JobContext,
  ports: ReadingPorts,
): Promise<JobOutcome> {
  const { keyId, signal, log } = context;
  const catalogue = createCatalogue(context.call);
  const { mediaCodes: codes, failureNaming } = commonNaming;
  const job = ports.model?.startJob({ keyId, signal, failureNaming }) ?? null;
  const readsText = ports.model?.reads.text ?? false;
  const media = await readMedia(work, ports, { job, codes, signal });
  const intake = await readIntake(media, { catalogue, log }, { job, readsText });
  const { items, words } = intake;
  const meta = describeReading(intake, work.text);
  const { foods, catalogueRelease } = await gatherSensoryFoods(items, catalogue);
  if (items.length === 0) {
    const result: SensoryResult = { type: "no_food_detected", items: [], sensory: null };
    return { result, catalogueRelease, meta };
  }
  const translator = readsText && job ? createTranslator(job) : null;
  const names = await localiseNames(items.map(nameFood), work.language, { catalogue, log, translator });
  const profiles = foods.map(profileFood);
  const result = showSensory(work.output, {
    items,
    identities: items.map((item, index) => identifyFood(item, index, names[index])),
    profiles,
    meal: profileMeal(foods, profiles, words),
  });
  const isLocalised = names.every(({ language }) => language === work.language.name);
  const untranslated = isLocalised ? [] : ["display_names_not_translated"];
  return { result, catalogueRelease, meta: { ...meta, warnings: [...meta.warnings, ...untranslated] } };
}

/** A food as its display name is looked up. */
function nameFood({ name, food }: MealItem): NamedFood {
  return { name, foodId: food?.id ?? null };
}

/** The name of a food and its stated amount, null where none was stated. */
function identifyFood(item: MealItem, index: number, display: DisplayName | undefined): FoodIdentity {
  return {
    item_id: index + 1,
    canonical_name: item.name,
    display_name: display?.name ?? item.name,
    display_language: display?.language ?? englishLanguage.name,
    quantity: item.amount === "stated" ? item.grams : null,
    unit: item.amount === "stated" ? "g" : null,
  };
}

/** The result that an output asks for (contract, 2.6): foods are listed only where each is profiled. */
function showSensory(
  output: SensoryOutput,
  { items, identities, profiles, meal }: ProfiledMeal,
): SensoryResult {
  const type = "food_detected";
  if (output === "whole_meal") return { type, items: [], sensory: { whole_meal: meal } };
  const foods = identities.map((identity, index) => {
    return { ...identity, status: items[index]?.status ?? "unresolved" };
  });
  const per_food = identities.flatMap((identity, index) => {
    const profile = profiles[index];
    return profile ? [{ ...identity, ...profile }] : [];
  });
  if (output === "per_food") return { type, items: foods, sensory: { per_food } };
  return { type, items: foods, sensory: { per_food, whole_meal: meal } };
}

/** What the catalogue knows of a meal's foods for the senses: amounts per 100 g, and recipes. */
export async function gatherSensoryFoods(
  items: readonly MealItem[],
  catalogue: Pick<Catalogue, "mealEvidence" | "foodRecipes">,
): Promise<{ foods: SensoryFood[]; catalogueRelease: string }> {
  const foodIds = [...new Set(items.flatMap(({ food }) => food?.id ?? []))];
  const compoundIds = [...sensoryCompoundIds];
  const [{ evidence, catalogueRelease }, recipes] = await Promise.all([
    catalogue.mealEvidence({ foodIds, tier: "molecular", compoundIds, compoundNames: [] }),
    foodIds.length === 0 ? new Map<number, never[]>() : catalogue.foodRecipes(foodIds),
  ]);
  const amounts = new Map<number, Map<number, number>>(foodIds.map((id) => [id, new Map()]));
  for (const { foodId, compoundId, amount, valueType } of evidence) {
    // A trace is there and cannot be tasted.
    const tasted = valueType === "trace" ? 0 : amount;
    if (tasted !== null) amounts.get(foodId)?.set(compoundId, tasted);
  }
  const foods = items.map((item, index) => {
    const id = item.food?.id ?? null;
    return {
      itemId: index + 1,
      name: item.name,
      catalogueName: item.food?.name ?? null,
      foodGroup: item.food?.foodGroup ?? null,
      terms: item.terms,
      attributes: item.attributes,
      grams: item.grams,
      amounts: (id === null ? undefined : amounts.get(id)) ?? new Map<number, number>(),
      ingredients: (id === null ? undefined : recipes.get(id)) ?? [],
    };
  });
  return { foods, catalogueRelease };
}
