import { describeCause } from "../kernel/describe-cause.ts";
import { ENGLISH, type Language } from "../kernel/language-name.ts";
import { ServiceError } from "../kernel/service-error.ts";
import type { ModelJob } from "../model/language-model.ts";
import type { Store } from "../store/store.ts";
import type { ReadingContext } from "./reading-context.ts";

/** A food with its English name; `foodId` null where no catalogue food is meant. */
export type NamedFood = { name: string; foodId: number | null };

/** A name to show, and the English name of the language that it is in. */
export type DisplayName = { name: string; language: string };

type Ports = {
  store: Pick<Store, "foodNames">;
  log: ReadingContext["log"];
  /** Null where no model translates. */
  job: ModelJob | null;
};

/** Languages that the catalogue has names in. */
const CATALOGUE_LANGUAGES: ReadonlySet<string | null> = new Set(["de", "fr", "it"]);

/**
 * The names of foods in a language: the catalogue's own where it has them, else translated by the model; what
 * neither names stays English. One database call for a language of the catalogue, one model call at most.
 */
export async function localiseNames(
  foods: readonly NamedFood[],
  language: Language,
  ports: Ports,
): Promise<DisplayName[]> {
  const english = foods.map(({ name }) => ({ name, language: ENGLISH.name }));
  if (language.code === ENGLISH.code) return english;
  const known = await findCatalogueNames(foods, language, ports.store);
  const missing = [...new Set(foods.flatMap(({ name, foodId }) => (known.has(foodId) ? [] : [name])))];
  const translated = await translateNames(missing, language, ports);
  return foods.map(({ name, foodId }) => {
    const local = known.get(foodId) ?? translated.get(name);
    return local === undefined ? { name, language: ENGLISH.name } : { name: local, language: language.name };
  });
}

async function findCatalogueNames(
  foods: readonly NamedFood[],
  { code }: Language,
  store: Ports["store"],
): Promise<Map<number | null, string>> {
  const foodIds = [...new Set(foods.flatMap(({ foodId }) => foodId ?? []))];
  if (code === null || !CATALOGUE_LANGUAGES.has(code) || foodIds.length === 0) return new Map();
  return store.foodNames(foodIds, code);
}

async function translateNames(
  names: readonly string[],
  language: Language,
  { job, log }: Ports,
): Promise<Map<string, string>> {
  if (!job || names.length === 0) return new Map();
  try {
    const translations = await job.translateFoodNames(names, language.name);
    return new Map(names.flatMap((name, index) => [[name, translations[index] ?? name] as const]));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log({ event: "names_not_translated", cause: describeCause(error) });
    return new Map();
  }
}
