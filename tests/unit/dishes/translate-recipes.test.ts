import { expect, test } from "vitest";
import {
  translateRecipes,
  translateWords,
} from "../../../shared/domain/presentation/language/translate-recipes.ts";
import { englishLanguage } from "../../../shared/language/language-name.ts";
import { ServiceError } from "../../../shared/platform/kernel/service-error.ts";
import { shownIngredient, shownRecipe } from "./support/shown-recipe.ts";

const german = { name: "German", code: "de" };

function openPorts(translate: (text: string) => string | null) {
  const asked: (readonly string[])[] = [];
  const logged: { event: string }[] = [];
  const translateTexts = async (texts: readonly string[], language: string) => {
    expect(language).toBe("German");
    asked.push(texts);
    return texts.map(translate);
  };
  return {
    translator: { translateTexts },
    log: (entry: { event: string }) => void logged.push(entry),
    asked,
    logged,
  };
}

const shout = (text: string) => text.toUpperCase();

test("all words for the cook are translated, and nothing that figures are computed from", async () => {
  const allergens = [
    { allergen: "milk" as const, certainty: "contains" as const, ingredient: "red lentils" },
    { allergen: "soybeans" as const, certainty: "may_contain" as const, ingredient: null },
  ];
  const recipe = shownRecipe({ allergens });
  const { recipes, warnings } = await translateRecipes([recipe], german, openPorts(shout));
  expect(warnings).toEqual([]);
  expect(recipes).toEqual([
    {
      ...recipe,
      title: "LENTIL SOUP",
      equipment: ["SAUCEPAN"],
      ingredients: [shownIngredient({ name: "RED LENTILS", measure: "1 CUP", preparation: "RINSED" })],
      steps: ["SIMMER THE LENTILS FOR 20 MINUTES."],
      allergens: [{ ...allergens[0], ingredient: "RED LENTILS" }, allergens[1]],
    },
  ]);
});

test("words shared by recipes are translated once, in one call", async () => {
  const ports = openPorts(shout);
  const ingredients = [shownIngredient({ measure: null, preparation: null })];
  await translateRecipes(
    [shownRecipe({ ingredients }), shownRecipe({ ingredients, title: "Stew" })],
    german,
    ports,
  );
  expect(ports.asked).toEqual([
    ["Lentil soup", "saucepan", "red lentils", "Simmer the lentils for 20 minutes.", "Stew"],
  ]);
});

test("untranslated words stay English with a warning", async () => {
  const ports = openPorts((text) => (text === "Lentil soup" ? null : shout(text)));
  const { recipes, warnings } = await translateRecipes([shownRecipe()], german, ports);
  expect(recipes[0]).toMatchObject({ title: "Lentil soup", equipment: ["SAUCEPAN"] });
  expect(warnings).toEqual(["not_translated"]);
});

test("without a model everything stays English with a warning", async () => {
  const { log, logged } = openPorts(shout);
  const untranslated = await translateRecipes([shownRecipe()], german, { translator: null, log });
  expect(untranslated).toEqual({ recipes: [shownRecipe()], names: [], warnings: ["not_translated"] });
  expect(logged).toEqual([]);
});

test("a failing model is logged, and everything stays English with a warning", async () => {
  const { log, logged } = openPorts(shout);
  const translator = { translateTexts: () => Promise.reject(new ServiceError("upstream_timeout", "")) };
  const untranslated = await translateRecipes([shownRecipe()], german, { translator, log });
  expect(untranslated).toEqual({ recipes: [shownRecipe()], names: [], warnings: ["not_translated"] });
  expect(logged).toMatchObject([{ event: "texts_not_translated" }]);
});

test("English does not call the model", async () => {
  const ports = openPorts(shout);
  expect(await translateRecipes([shownRecipe()], englishLanguage, ports)).toEqual({
    recipes: [shownRecipe()],
    names: [],
    warnings: [],
  });
  expect(ports.asked).toEqual([]);
});

test("further words are translated too; unknown and empty ones stay", async () => {
  const ports = openPorts(shout);
  const { of, warnings } = await translateWords(["swap butter", ""], german, ports);
  expect([of("swap butter"), of(""), of("other")]).toEqual(["SWAP BUTTER", "", "other"]);
  expect(warnings).toEqual([]);
});
