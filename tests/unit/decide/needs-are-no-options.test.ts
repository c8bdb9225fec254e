import { expect, it } from "vitest";
import { readQuestion } from "../../../functions/decide/engine/read-question.ts";

async function labelsOf(text: string): Promise<string[]> {
  const { options } = await readQuestion(text, [], null, () => {});
  return options.map(({ label }) => label);
}

it.each<[string, string[]]>([
  ["vegetarian, lentil stew or beef stew", ["lentil stew", "beef stew"]],
  ["blood tests say low ferritin, tofu or pizza", ["tofu", "pizza"]],
  ["vit C, which has more, kale or cabbage?", ["kale", "cabbage"]],
  [
    "Two yoghurts here. Plain: 9 g protein, 80 kcal. Peach: 5 g protein, 110 kcal. More protein?",
    ["Plain: 9 g protein, 80 kcal", "Peach: 5 g protein, 110 kcal"],
  ],
  ["fruit for after lunch, pomelo or an apple?", ["pomelo", "apple"]],
  ["potassium 5.8, less salt on the fish: Lo-Salt, lime or pepper?", ["Lo-Salt", "lime", "pepper"]],
  ["fruit, yoghurt or crisps?", ["fruit", "yoghurt", "crisps"]],
  ["fruit after dinner, pomelo or an apple?", ["pomelo", "apple"]],
  ["dip for her carrots, hummus or tzatziki?", ["hummus", "tzatziki"]],
  ["we have a wedding on saturday, prosecco or cola", ["prosecco", "cola"]],
  ["no dairy for me, tofu or chicken", ["tofu", "chicken"]],
  ["no dessert or an apple", ["no dessert", "apple"]],
  ["gran chokes on her food, toast or custard", ["toast", "custard"]],
  ["naan bread or rice", ["naan bread", "rice"]],
  ["my teenager wants a fizzy drink, diet cola or a lemonade", ["diet cola", "lemonade"]],
  ["she fancies something sweet: a banana or a doughnut", ["banana", "doughnut"]],
  ["I want orange juice, milk or water", ["orange juice", "milk", "water"]],
  ["fizzy drink, milk or water", ["fizzy drink", "milk", "water"]],
  ["cheese board tonight, can I have brie or cottage cheese?", ["brie", "cottage cheese"]],
  ["steak tonight, or can I have fish?", ["steak", "fish"]],
  ["steak tonight, chicken tomorrow or fish", ["steak", "chicken", "fish"]],
  ["vodka or tea tonight", ["vodka", "tea"]],
  ["tea tonight: pizza or salad", ["pizza", "salad"]],
  ["tea tonight, pizza or salad", ["pizza", "salad"]],
  [
    "sugar is 54 mg/dl, which is quickest: cheese, 4 glucose tablets, almonds",
    ["cheese", "4 glucose tablets", "almonds"],
  ],
])("what counts or announces is no option: %s", async (text, labels) => {
  expect(await labelsOf(text)).toEqual(labels);
});

it("the other brand takes the measure and the basis of the figure before", async () => {
  const { options } = await readQuestion(
    "granola from the corner shop has 18 g sugar per 100 g, the market one 9.5 g. less sugar?",
    [],
    null,
    () => {},
  );
  expect(options.map(({ stated }) => stated?.ofHundred.get(2000)?.value)).toEqual([18, 9.5]);
});

it("a weight before a food is no amount of the measure in the heading", async () => {
  const { options } = await readQuestion("Protein: 180 g smoked tofu vs 120 g lentils", [], null, () => {});
  expect(options.map(({ words }) => words)).toEqual(["smoked tofu", "lentils"]);
});

it.each([
  ["more protein: ham roll with 12 g protein or tuna roll 21 g", [12, 21]],
  ["more protein: ham roll with 12 g protein or cashews 30 g", [12, undefined]],
  ["more protein: ham roll with 12 g protein or cashews 20 g", [12, undefined]],
  ["more protein: ham roll with 12 g protein or 20 g nuts", [12, undefined]],
])("a short figure behind a name takes the measure before it: %s", async (text, expected) => {
  const { options } = await readQuestion(text, [], null, () => {});
  expect(options.map(({ stated }) => stated?.ofPortion.get(1003)?.value)).toEqual(expected);
});
