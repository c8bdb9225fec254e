import { describe, expect, it } from "vitest";
import { outlineRecipe } from "../../../functions/draft/engine/source/outline/outline-recipe.ts";
import { readList } from "../../../functions/draft/engine/source/outline/read-list.ts";
import { tellsCooking } from "../../../functions/draft/engine/source/outline/tells-cooking.ts";
import { readSource } from "../../../functions/draft/engine/source/read-source.ts";

const list = "300 g flour, 2 eggs, 100 g butter.";

describe("how many a pasted recipe serves", () => {
  it.each([
    [`Plum tart, 8 slices. ${list} Bake it.`, "Plum tart", 8],
    [`Leek soup (3 bowls): ${list} Simmer it.`, "Leek soup", 3],
    [`Udon x3: ${list} Boil it.`, "Udon", 3],
    [`Chana masala for 6. ${list} Boil it.`, "Chana masala", 6],
    [`Chana masala for 6 - ${list} Boil it.`, "Chana masala", 6],
    [`Plain scones: ${list} Mix and bake. 12 squares.`, "Plain scones", 12],
  ])("is read of %j", (text, title, servings) => {
    expect(outlineRecipe(text)).toMatchObject({ title, servings });
  });

  it("is not how long something rests", () => {
    expect(outlineRecipe(`Rolls: ${list} Mix.\nLeave the dough for 20. Bake.`).servings).toBeNull();
  });
});

describe("a counted ingredient", () => {
  it.each(["Eggs x 4", "Bacon, 4 slices", "Dark chocolate (9 squares)"])(
    "leaves the number of servings open: %s",
    (line) => {
      expect(
        outlineRecipe(`Plum tart\n300 g flour\n${line}\n90 g sugar\n\nMix and bake.`).servings,
      ).toBeNull();
    },
  );
});

it.each([
  ["20 cm tin", true],
  ["9 in loaf tin", true],
  ["1 tin", false],
  ["1 x 400 g tin", false],
])("a tin is no food where its size is stated: %s", (member, isVessel) => {
  expect(tellsCooking(member)).toBe(isVessel);
});

describe("a member of a list", () => {
  it.each(["1 tin chickpeas", "6 eating apples", "1 pack ready to eat lentils"])("is food: %s", (member) => {
    const { lines, rest } = readList(`${member}, 90 g sugar`);
    expect({ members: lines.length, rest }).toEqual({ members: 2, rest: "" });
  });

  it.each(["20 cm tin", "my mum doesn't like dill", "the kids only eat rice", "nobody eats kale"])(
    "is not %s",
    (member) => {
      expect(readList(`90 g sugar, ${member}`)).toMatchObject({ lines: ["90 g sugar"], rest: member });
    },
  );
});

describe("the notes behind a list", () => {
  it("are no ingredients", () => {
    const { lines, steps } = outlineRecipe(
      "Flapjacks\n- 200 g oats\n- 100 g butter\n\nMelt the butter and mix. 20x30 tin, 160 fan, 25-30 mins.",
    );
    expect(lines).toEqual(["200 g oats", "100 g butter"]);
    expect(steps.join(" ")).toContain("160 fan");
  });

  it("are steps behind the servings of the same line", () => {
    const { steps, servings } = outlineRecipe(
      "Pie\n450 g beef\n2 carrots\n320 g pastry\nServes 4-5. Brown the beef for 8 min. Bake for 30 min.",
    );
    expect({ steps, servings }).toMatchObject({
      servings: 4,
      steps: ["Brown the beef for 8 min.", "Bake for 30 min."],
    });
  });
});

describe("what stands above a list in one line with its head", () => {
  it("is asked for, and the dish is named", () => {
    const outline = outlineRecipe(
      "A nut allergy is coming to tea. Here is the granola, 10 portions:\n300 g oats\n80 g almonds\n50 g honey\nMake a syrup with the honey and almonds. Bake for 20 min.",
    );
    expect(outline).toMatchObject({ title: "granola", servings: 10 });
    expect(outline.request).toBe("A nut allergy is coming to tea.");
    expect(outline.steps[0]).toBe("Make a syrup with the honey and almonds.");
  });
});

describe("a name that has words of wishes or steps", () => {
  it.each(["Gluten-free plum cake", "No-bake mango tart", "Trifle without sherry", "Roast leg of goat"])(
    "is the title: %s",
    (title) => {
      expect(outlineRecipe(`${title}, serves 6. ${list} Mix it.`)).toMatchObject({ title, servings: 6 });
    },
  );
});

describe("who eats", () => {
  it.each(["Two toddlers and a pregnant lady are eating it", "An aunt with a nut allergy is coming"])(
    "is no ingredient: %s",
    (people) => {
      const { lines, request } = outlineRecipe(`Plum cake for 8: ${list} Bake it. ${people}`);
      expect({ count: lines.length, request }).toEqual({ count: 3, request: people });
    },
  );

  it("is no line with a note", () => {
    const { request } = outlineRecipe(
      `Plum cake for 8: ${list} Bake it.\nwe don't do butter - use oil for half of it`,
    );
    expect(request).toBe("we don't do butter - use oil for half of it");
  });
});

it("how long a dish keeps is asked of nobody", () => {
  expect(outlineRecipe(`Plum cake for 8: ${list} Bake it. It keeps for 3 days.\n\nless sugar`).request).toBe(
    "less sugar",
  );
});

describe("a yield beside the title", () => {
  const rest = "300 g flour\n2 eggs\n100 g butter\n\nMix and bake.";
  it.each([
    ["Nasi goreng\n2 port.", "Nasi goreng", 2],
    ["Nasi goreng\n4 pers.", "Nasi goreng", 4],
    ["Lentil soup | 4 bowls", "Lentil soup", 4],
    ["Dish: Tuna casserole          Serves: 6", "Tuna casserole", 6],
    ["Lemonade\n(6 glasses)", "Lemonade", 6],
    ["RECIPE CARD\nFrom the kitchen of: Aunt Jo\nDish: Plum tart\nServes 8", "Plum tart", 8],
  ])("is read of %j", (head, title, servings) => {
    const { source } = readSource({ request_text: `${head}\n${rest}` });
    expect({ title: source.title, servings: source.servings, lines: source.lines.length }).toEqual({
      title,
      servings,
      lines: 3,
    });
  });

  it("is no ingredient cut in slices", () => {
    expect(outlineRecipe("Toastie\nBacon | 4 slices\nHam | 2 slices\n50 g cheese").servings).toBeNull();
  });
});

describe("a yield in dozens", () => {
  it.each([
    ["Oat cookies (2 dozen)\n300 g oats\n2 eggs\n\nMix and bake.", "Oat cookies", 24, 2],
    ["Half batch please\n\nOat cookies (a dozen)\n300 g oats\n2 eggs\n\nMix and bake.", "Oat cookies", 12, 2],
    ["Oat cookies\nMakes half a dozen\n300 g oats\n2 eggs\n\nMix and bake.", "Oat cookies", 6, 2],
    ["Meringues\n2 dozen eggs\n300 g sugar\n\nWhisk and bake.", "Meringues", null, 2],
  ])("is read of %j", (text, title, servings, count) => {
    const outline = outlineRecipe(text);
    expect({ ...outline, lines: outline.lines.length }).toMatchObject({ title, servings, lines: count });
  });
});
