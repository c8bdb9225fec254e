import { englishLanguage, type Language } from "../../../language/mod.ts";
import { describeCause, type Log, ServiceError } from "../../../platform/kernel/mod.ts";
import type { Catalogue } from "../../catalogue/mod.ts";
import type { Translator } from "./translator.ts";

/** A food with its English name; `foodId` is null for a food that is not in the catalogue. */
export type NamedFood = { name: string; foodId: number | null };

/** A display name, and the English name of its language. */
export type DisplayName = { name: string; language: string };

type Ports = {
  catalogue: Pick<Catalogue, "foodNames">;
  log: Log;
  /** Null without a model that translates. */
  translator: Pick<Translator, "translateFoodNames"> | null;
};

/** Languages in which the catalogue has names. */
const catalogueLanguages: ReadonlySet<string | null> = new Set(["de", "fr", "it"]);

/**
 * The names of foods in a language: from the catalogue if it has them, else translated by the model; the others stay
 * English. One database call for a language of the catalogue, one model call at most.
 */
export async function localiseNames(
  foods: readonly NamedFood[],
  language: Language,
  ports: Ports,
): Promise<DisplayName[]> {
  const english = foods.map(({ name }) => ({ name, language: englishLanguage.name }));
  if (language.code === englishLanguage.code) return english;
  const known = await findCatalogueNames(foods, language, ports.catalogue);
  const missing = [...new Set(foods.flatMap(({ name, foodId }) => (known.has(foodId) ? [] : [name])))];
  const translated = await translateNames(missing, language, ports);
  return foods.map(({ name, foodId }) => {
    const local = known.get(foodId) ?? translated.get(name);
    return local === undefined
      ? { name, language: englishLanguage.name }
      : { name: local, language: language.name };
  });
}

async function findCatalogueNames(
  foods: readonly NamedFood[],
  { code }: Language,
  catalogue: Ports["catalogue"],
): Promise<Map<number | null, string>> {
  const foodIds = [...new Set(foods.flatMap(({ foodId }) => foodId ?? []))];
  if (code === null || !catalogueLanguages.has(code) || foodIds.length === 0) return new Map();
  return catalogue.foodNames(foodIds, code);
}

async function translateNames(
  names: readonly string[],
  language: Language,
  { translator, log }: Ports,
): Promise<Map<string, string>> {
  if (!translator || names.length === 0) return new Map();
  try {
    const translations = await translator.translateFoodNames(names, language.name);
    return new Map(names.flatMap((name, index) => [[name, translations[index] ?? name] as const]));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log({ event: "names_not_translated", cause: describeCause(error) });
    return new Map();
  }
}
