import { describe, expect, it } from "vitest";
import { outlineRecipe } from "../../../functions/draft/engine/source/outline/outline-recipe.ts";

describe("a request beside a pasted recipe", () => {
  it("stands before a title with a comma", () => {
    expect(
      outlineRecipe(
        "my niece has a nut allergy: Satay, skewers of goat, 4 portions. 400 g goat, 90 g peanuts. Grill for 8 minutes.",
      ),
    ).toMatchObject({ title: "Satay, skewers of goat", request: "my niece has a nut allergy.", servings: 4 });
  });

  it("is never the title", () => {
    const { title, request } = outlineRecipe(
      "my niece has a nut allergy: 400 g goat, 90 g peanuts, 2 limes. Grill for 8 minutes.",
    );
    expect(title).toBeNull();
    expect(request).toContain("nut allergy");
  });

  it("is not read from the 'allergen-free' of a title", () => {
    const { title } = outlineRecipe(
      "Allergen-free brownies\n\n200 g flour\n90 g cocoa\n\nBake for 20 minutes.",
    );
    expect(title).toBe("Allergen-free brownies");
  });

  it("numbers its steps without a stop behind the number", () => {
    const { lines, steps } = outlineRecipe(
      "Rye crackers\n200 g rye flour\n90 g butter\n\nSTEP 1 Rub flour, butter and salt together.\nSTEP 2 Bake for 20 minutes.",
    );
    expect(lines).toHaveLength(2);
    expect(steps).toEqual(["Rub flour, butter and salt together.", "Bake for 20 minutes."]);
  });

  it.each(["Rye crackers (3 dozen)", "Rye crackers, half a dozen"])(
    "leaves a dozen out of the title: %s",
    (head) => {
      const { title } = outlineRecipe(`${head}\n200 g rye flour\n90 g butter\n\nBake for 20 minutes.`);
      expect(title).toBe("Rye crackers");
    },
  );

  it("stands before the title as a sentence of its own", () => {
    expect(
      outlineRecipe(
        "Half the honey in this please. Goat stew serves 6 - 900 g goat, 90 g honey. Simmer for 2 hours.",
      ),
    ).toMatchObject({ title: "Goat stew", request: "Half the honey in this please." });
  });

  it("says other servings than the recipe", () => {
    expect(
      outlineRecipe(
        "Goat stew for 6: 900 g goat; 2 onions; 1 l stock. Simmer for 2 hours. for 3 people instead",
      ),
    ).toMatchObject({ servings: 6, request: "for 3 people instead" });
  });

  it("stands behind a dash and a short last word", () => {
    const { steps, request } = outlineRecipe(
      "Goat stew for 6: 900 g goat; 2 onions; 1 l stock. Simmer for 2 hours and sprinkle the onions on it. -- make it vegan",
    );
    expect(request).toContain("make it vegan");
    expect(steps.join()).not.toContain("vegan");
  });

  it("says who eats what below a list in rows", () => {
    const { lines, request } = outlineRecipe(
      "Iced cocoa | 2 people\n237 g milk | 20 g cocoa\nWhisk the cocoa into the milk.\n\nnobody here eats kale",
    );
    expect({ lines, request }).toEqual({
      lines: ["237 g milk | 20 g cocoa"],
      request: "nobody here eats kale",
    });
  });
});

describe("lines with the name before the amount", () => {
  it("are ingredients, whatever their first word", () => {
    const { lines } = outlineRecipe(
      "Oat slices\nbrown sugar 60 g\ncream cheese 120 g\nlow-fat milk 90 ml\n\nMix it.\n\nsugar down to 40 g",
    );
    expect(lines).toEqual(["60 g brown sugar", "120 g cream cheese", "90 ml low-fat milk"]);
  });
});

describe("behind the steps of a recipe", () => {
  const stew = (sentence: string) =>
    outlineRecipe(
      `Goat stew for 6: 900 g goat, 20 g flour, 1 l stock. Simmer for 2 hours. ${sentence}\n\nless salt`,
    );

  it("an instruction is a step", () => {
    const { steps, request } = stew("Turn the goat in the flour and fry it.");
    expect(steps.at(-1)).toContain("Turn the goat in the flour and fry it.");
    expect(request).toBe("less salt");
  });

  it.each([
    "It tastes even better the next day.",
    "Keeps for 3 days in the fridge.",
    "Store in an airtight tin.",
  ])("a remark on its keeping asks for nothing: %s", (sentence) => {
    const { steps, request } = stew(sentence);
    expect(request).toBe("less salt");
    expect(steps[0]).toContain("Simmer for 2 hours");
  });

  it.each(["Keep in the flour.", "the flour doubled", "The flour has to go."])(
    "a wish is one: %s",
    (wish) => {
      expect(stew(wish).request).toContain(wish.replace(/[.]$/, ""));
    },
  );
});

it("the steps below a list need no heading", () => {
  const { lines, steps } = outlineRecipe(
    "Crisp oats\nYou will need:\n300 g oats\n80 g pecans\nbrown sugar to taste.\nMix the oats and pecans. Bake for 20 min.\n\nno nuts",
  );
  expect(lines).toEqual(["300 g oats", "80 g pecans", "brown sugar to taste."]);
  expect(steps).toEqual(["Mix the oats and pecans.", "Bake for 20 min."]);
});
