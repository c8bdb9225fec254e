import { englishLanguage, type Language } from "../../../language/mod.ts";
import { describeCause, type Log, ServiceError } from "../../../platform/kernel/mod.ts";
import type { ShownRecipe } from "../dish-contract.ts";
import type { Translator } from "./translator.ts";

/** The ports of translation; `translator` is null without a model that translates. */
type TranslationPorts = { translator: Pick<Translator, "translateTexts"> | null; log: Log };

/** English words in another language. */
type Translation = {
  /** The words in that language, or unchanged if they were not given or not translated. */
  of: (words: string) => string;
  /** `not_translated` if any of the words stayed English; else empty. */
  warnings: string[];
};

/** The members of a recipe with words for the cook. */
type Worded = Pick<ShownRecipe, "title" | "equipment" | "ingredients" | "steps" | "allergens">;

/**
 * Recipes with title, tools, ingredients, measures, preparations and steps in a language, and further `names` with the
 * same words; canonical names, amounts and codes stay. Words that could not be translated stay English, and `warnings`
 * has `not_translated`.
 */
export async function translateRecipes<Recipe extends Worded>(
  recipes: readonly Recipe[],
  language: Language,
  ports: TranslationPorts,
  names: readonly string[] = [],
): Promise<{ recipes: Recipe[]; names: string[]; warnings: string[] }> {
  const translation = await translateWords([...recipes.flatMap(listWords), ...names], language, ports);
  const translated = recipes.map((recipe) => ({ ...recipe, ...translateMembers(recipe, translation) }));
  return { recipes: translated, names: names.map(translation.of), warnings: translation.warnings };
}

function listWords({ title, equipment, ingredients, steps }: Worded): string[] {
  const ofIngredients = ingredients.flatMap(({ name, measure, preparation }) => [
    name,
    measure ?? "",
    preparation ?? "",
  ]);
  return [title, ...equipment, ...ofIngredients, ...steps];
}

function translateMembers(recipe: Worded, { of }: Translation): Worded {
  const ofOptional = (words: string | null) => (words === null ? null : of(words));
  return {
    title: of(recipe.title),
    equipment: recipe.equipment.map(of),
    ingredients: recipe.ingredients.map((each) => ({
      ...each,
      name: of(each.name),
      measure: ofOptional(each.measure),
      preparation: ofOptional(each.preparation),
    })),
    steps: recipe.steps.map(of),
    // A finding names an ingredient of the recipe, so the two names must stay equal.
    allergens: recipe.allergens.map((each) => ({ ...each, ingredient: ofOptional(each.ingredient) })),
  };
}

/** Translates each distinct text once. A failure is logged, and the words stay English. */
export async function translateWords(
  words: readonly string[],
  language: Language,
  ports: TranslationPorts,
): Promise<Translation> {
  const distinct = [...new Set(words)].filter((each) => each !== "");
  if (language.code === englishLanguage.code || distinct.length === 0)
    return { of: (each) => each, warnings: [] };
  const texts = await ask(distinct, language, ports);
  const known = new Map(distinct.map((each, index) => [each, texts[index] ?? null]));
  return {
    of: (each) => known.get(each) ?? each,
    warnings: [...known.values()].includes(null) ? ["not_translated"] : [],
  };
}

async function ask(
  words: readonly string[],
  { name }: Language,
  { translator, log }: TranslationPorts,
): Promise<(string | null)[]> {
  if (translator === null) return [];
  try {
    return await translator.translateTexts(words, name);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log({ event: "texts_not_translated", cause: describeCause(error) });
    return [];
  }
}
