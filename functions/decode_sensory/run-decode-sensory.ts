import type { JobContext, JobOutcome } from "../../shared/jobs/job-operation.ts";
import { COMMON_NAMING } from "../../shared/reading/error-naming.ts";
import { localiseNames } from "../../shared/reading/localise-names.ts";
import { readToldMeal } from "../../shared/reading/read-told-meal.ts";
import type { ReadingPorts } from "../../shared/reading/reading-ports.ts";
import { profileFood } from "../../shared/sensory/profile-food.ts";
import { profileMeal } from "../../shared/sensory/profile-meal.ts";
import type { SensoryResult } from "./contract.ts";
import { gatherSensoryFoods } from "./gather-sensory-foods.ts";
import { identifyFood, nameFood } from "./identify-food.ts";
import type { SensoryWork } from "./sensory-work.ts";
import { showSensory } from "./show-sensory.ts";

/** Reads the meal, profiles its foods from their composition and the curated table, and joins them. */
export async function runDecodeSensory(
  work: SensoryWork,
  context: JobContext,
  ports: ReadingPorts,
): Promise<JobOutcome> {
  const { mediaCodes, failureNaming } = COMMON_NAMING;
  const job = ports.model?.startJob({ signal: context.signal, failureNaming }) ?? null;
  const { items, words, warnings } = await readToldMeal(work, context, ports, { job, mediaCodes });
  const { foods, catalogueRelease } = await gatherSensoryFoods(items, context.store);
  if (items.length === 0) {
    const result: SensoryResult = { type: "no_food_detected", items: [], sensory: null };
    return { result, catalogueRelease, meta: { warnings } };
  }
  const translator = ports.model?.reads.text ? job : null;
  const names = await localiseNames(items.map(nameFood), work.language, { ...context, job: translator });
  const profiles = foods.map(profileFood);
  const result = showSensory(work.output, {
    items,
    identities: items.map((item, index) => identifyFood(item, index, names[index])),
    profiles,
    meal: profileMeal(foods, profiles, words),
  });
  const isLocalised = names.every(({ language }) => language === work.language.name);
  const untranslated = isLocalised ? [] : ["display_names_not_translated"];
  return { result, catalogueRelease, meta: { warnings: [...warnings, ...untranslated] } };
}
