import { expect, it } from "vitest";
import { outlineRecipe } from "../../../functions/draft/engine/source/outline/outline-recipe.ts";

const recipe = (last: string) =>
  outlineRecipe(
    `Tabbouleh\n\n- 150 g bulgur\n- 4 tomatoes, diced\n\nRinse the bulgur and let it swell. Mix everything.\n\n${last}`,
  );

it.each([
  [
    "serves 6. My brother in law is coeliac so no gluten for him",
    "My brother in law is coeliac so no gluten for him",
  ],
  ["Serves 6. Make it gluten free", "Make it gluten free"],
  ["serves 6, no onions", "no onions"],
  ["Total time: 30 min. No nuts please, allergic.", "No nuts please, allergic."],
])("a line of facts does not swallow what is asked behind it: %s", (last, request) =>
  expect(recipe(last)).toMatchObject({ request }),
);

it.each(["Serves 6, ready in 30 minutes", "Prep 10 min, cook 20", "Serves 4 as a main, 6 as a starter"])(
  "facts alone ask for nothing: %s",
  (last) => expect(recipe(last)).toMatchObject({ request: "" }),
);
