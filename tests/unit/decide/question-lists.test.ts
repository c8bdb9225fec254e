import { expect, it } from "vitest";
import { readQuestion } from "../../../functions/decide/engine/read-question.ts";

async function readOptions(text: string) {
  const { options } = await readQuestion(text, [], null, () => {});
  return options;
}

it.each<[string, string[]]>([
  ["strawberries, grapes, banana - lowest carb?", ["strawberries", "grapes", "banana"]],
  ["skyr | cream cheese | butter - most protein", ["skyr", "cream cheese", "butter"]],
  ["the canteen's got apples and doughnuts, which one if I'm dieting?", ["apples", "doughnuts"]],
  ["dips on the table are hummus and guacamole, which one can I have?", ["hummus", "guacamole"]],
  ["at my aunt's there is tiramisu or apple crumble", ["tiramisu", "apple crumble"]],
  ["Is it better for hydration to drink water or cola", ["water", "cola"]],
  ["dinner is either chicken breast or pork pie", ["chicken breast", "pork pie"]],
  ["porridge for our son, stir in honey or mashed banana?", ["honey", "mashed banana"]],
  ["What should I put on my bread for less fat, butter or olive oil?", ["butter", "olive oil"]],
  ["She pushes liver and onions on me. That or a beef stew?", ["liver and onions", "beef stew"]],
])("options stand apart in whatever way they are listed: %s", async (text, labels) => {
  expect((await readOptions(text)).map(({ label }) => label)).toEqual(labels);
});

it.each<[string, string[]]>([
  ["sausages grilled or fried, less fat", ["sausages grilled", "fried sausages"]],
  ["one scoop of ice cream or three scoops", ["one scoop of ice cream", "three scoops of ice cream"]],
])("an option that says only how or how much is of the food before it: %s", async (text, words) => {
  expect((await readOptions(text)).map((option) => option.words)).toEqual(words);
});

it("an article counts one piece", async () => {
  const pieces = await readOptions("a banana or rice cakes");
  expect(pieces.map(({ isPiece }) => isPiece)).toEqual([true, false]);
});

it("the weight of a pack is no amount of what is asked for", async () => {
  const [, pretzels] = await readOptions("more protein: pot of yoghurt or packet of pretzels (30 g)?");
  expect(pretzels?.stated?.ofPortion.size ?? 0).toBe(0);
});

it("what one slice weighs is its portion", async () => {
  const options = await readOptions(
    "brown loaf: a slice is 40 g with 2.8 g fibre; white loaf: a slice is 36 g with 0.9 g fibre. more fibre?",
  );
  expect(options.map(({ stated }) => [stated?.grams, stated?.ofPortion.get(1079)?.value])).toEqual([
    [40, 2.8],
    [36, 0.9],
  ]);
});
