import { describe, expect, it } from "vitest";
import { outlineRecipe } from "../../../functions/draft/engine/source/outline/outline-recipe.ts";

const list = "600 g hake, chunked\n1 fennel bulb\n400 g passata\n2 tbsp olive oil";
const steps =
  "Sweat the fennel in the oil.\nAdd the passata and bubble for 15 minutes.\nPoach the hake in it.";

describe("the dish that a first line names", () => {
  it.each([
    ["hake stew, 4 ppl", "hake stew", 4],
    ["Hake Stew - serves 4", "Hake Stew", 4],
    ["Hake stew — for 4 people", "Hake stew", 4],
    ["hake stew - weeknight version\nfor 3", "hake stew", 3],
    ["Hake Stew (4 servings)", "Hake Stew", 4],
  ])("is the title: %s", (head, title, servings) => {
    const outline = outlineRecipe(`${head}\n\n${list}\n\n${steps}\n\nno fennel please`);
    expect(outline).toMatchObject({ title, servings, request: "no fennel please" });
    expect(outline.lines).toEqual(list.split("\n"));
    expect(outline.steps).toEqual(steps.split("\n"));
  });

  it("of a single word stays whole before its yield", () => {
    const text =
      "Here's my recipe for Carbonara (serves 2): 200 g spaghetti, 100 g pancetta, 2 eggs. Boil the spaghetti.";
    expect(outlineRecipe(text)).toMatchObject({ title: "Carbonara", servings: 2 });
  });
});

describe("what stands behind the last step", () => {
  const recipe = `Hake Stew\nServes 4\n\n${list}\n\n${steps}`;
  it.each([
    "Finish it with a tablespoon of toasted sesame seeds.",
    "Serve with 50 g crispy bacon bits on top.",
    "stir some kale through it at the end",
    "in the slow cooker overnight",
    "kid friendly",
    "serves 10 instead",
  ])("is a wish where it names what the recipe lacks: %s", (wish) => {
    const { request, steps: read } = outlineRecipe(`${recipe}\n\n${wish}`);
    expect(request).toContain(wish.replace(/\.$/, ""));
    expect(read.join(" ")).not.toContain(wish);
  });

  it("is a wish behind the source of the recipe", () => {
    const { request } = outlineRecipe(`${recipe}\n\nSource: my gran. Needs to be nut free`);
    expect(request).toContain("Needs to be nut free");
  });
});

describe("a line of the list", () => {
  it("with what was done to its food is one ingredient", () => {
    const text = `Soba Salad\nServes 3\n\n200 g soba noodles\n1 carrot, in ribbons\n\nWhizz the dressing.\nToss it all.`;
    const { lines, steps: read } = outlineRecipe(text);
    expect(lines).toEqual(["200 g soba noodles", "1 carrot, in ribbons"]);
    expect(read).toEqual(["Whizz the dressing.", "Toss it all."]);
  });
});

describe("a list within a sentence", () => {
  const lines = ["500 g hake, in strips", "2 tbsp olive oil", "1 onion, sliced", "300 g egg noodles"];

  it.each(["; ", ", "])("keeps what is done to a food on its line: %j", (separator) => {
    const text = `Hake Noodles (serves 4): ${lines.join(separator)}. Fry the hake in the oil. make it gluten-free`;
    const outline = outlineRecipe(text);
    expect(outline.lines).toEqual(lines);
    expect(outline).toMatchObject({ title: "Hake Noodles", servings: 4, request: "make it gluten-free" });
  });
});
