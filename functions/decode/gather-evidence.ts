import type { Catalogue } from "../../shared/domain/catalogue/mod.ts";
import { type MealEvidence, totalMeal } from "../../shared/domain/composition/mod.ts";
import type { MealItem } from "../../shared/domain/food/mod.ts";
import { compoundIds } from "../../shared/domain/nutrition/mod.ts";
import type { DecodeWork } from "./decode-work.ts";

/** What selects the compounds of a result. */
type Selection = {
  readonly work: Pick<DecodeWork, "compoundIds" | "compoundNames">;
  readonly tier: string | null;
};

/** The evidence for the requested compounds, and the energy of each item if the tier includes it. */
type GatheredEvidence = {
  readonly evidence: MealEvidence;
  readonly energyKcal: readonly { energy_kcal?: number }[];
};

const energyId = compoundIds.energyKcal;

/** The evidence of a meal. Energy is always looked up; if the filter excludes it, it is reported only per item. */
export async function gatherEvidence(
  items: readonly MealItem[],
  { work, tier }: Selection,
  catalogue: Pick<Catalogue, "mealEvidence">,
): Promise<GatheredEvidence> {
  const { compoundIds: ids, compoundNames } = work;
  const isFiltered = ids.length + compoundNames.length > 0;
  const found = await catalogue.mealEvidence({
    foodIds: [...new Set(items.flatMap(({ food }) => food?.id ?? []))],
    tier: tier ?? "macros",
    compoundIds: isFiltered ? [...ids, energyId] : [],
    compoundNames,
  });
  const isEnergy = ({ id }: MealEvidence["compounds"][number]) => id === energyId;
  const isAsked = (compound: MealEvidence["compounds"][number]) =>
    !isFiltered || ids.includes(compound.id) || compoundNames.includes(compound.name);
  const energy = { ...found, compounds: found.compounds.filter(isEnergy) };
  return {
    evidence: { ...found, compounds: found.compounds.filter(isAsked) },
    energyKcal: items.map((item) => energyOf(item, energy)),
  };
}

function energyOf({ food, grams }: MealItem, energy: MealEvidence): { energy_kcal?: number } {
  const [total] = totalMeal([{ foodId: food?.id ?? null, grams }], energy);
  const value = total?.measurement_value ?? null;
  return value === null ? {} : { energy_kcal: value };
}
