import type { Language } from "../../kernel/language-name.ts";
import type { ShownRecipe } from "../dish-contract.ts";
import { type Translation, type TranslationPorts, translateWords } from "./translate-words.ts";

/** The members of a recipe that hold words for its cook. */
type Worded = Pick<ShownRecipe, "title" | "equipment" | "ingredients" | "steps" | "allergens">;

/**
 * Recipes with title, tools, ingredients, measures, preparations and steps in a language; canonical names, amounts and
 * codes stay; further names are told in the same words. What could not be translated stays English, and `warnings` has `not_translated`.
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
  const told = ingredients.flatMap(({ name, measure, preparation }) => [
    name,
    measure ?? "",
    preparation ?? "",
  ]);
  return [title, ...equipment, ...told, ...steps];
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
    // A finding names an ingredient of the recipe: it must stay the same name.
    allergens: recipe.allergens.map((each) => ({ ...each, ingredient: ofOptional(each.ingredient) })),
  };
}
