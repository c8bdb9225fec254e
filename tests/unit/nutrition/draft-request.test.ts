import { describe, expect, it } from "vitest";
import { readDraftRequest } from "../../../functions/draft/engine/request/read-draft-request.ts";

function swapsOf(text: string): (string | null)[][] {
  return readDraftRequest(text).swaps.map(({ from, to }) => [from, to]);
}

describe("ingredients to change", () => {
  it.each<[string, (string | null)[][]]>([
    ["Swap the beef for turkey", [["beef", "turkey"]]],
    ["Please use chicken instead of the ham", [["ham", "chicken"]]],
    ["could you use yoghurt rather than mayonnaise?", [["mayonnaise", "yoghurt"]]],
    ["instead of ham, use chicken", [["ham", "chicken"]]],
    ["yogurt not mayonnaise", [["mayonnaise", "yogurt"]]],
    ["use maple syrup not sugar", [["sugar", "maple syrup"]]],
    ["Trade the spinach for kale", [["spinach", "kale"]]],
    ["substitute turkey for the beef", [["beef", "turkey"]]],
    ["substitute the eggs with flax", [["eggs", "flax"]]],
    ["butter -> olive oil", [["butter", "olive oil"]]],
    ["courgetti for the spaghetti", [["spaghetti", "courgetti"]]],
    ["Instead of rice I want cauliflower", [["rice", "cauliflower"]]],
    ["use Greek yogurt not sour cream", [["sour cream", "Greek yogurt"]]],
    ["I'd prefer oat milk to cow's milk", [["cow's milk", "oat milk"]]],
    ["I'd rather have salmon than cod", [["cod", "salmon"]]],
    ["we would sooner eat tofu than chicken", [["chicken", "tofu"]]],
    ["Can the rice be swapped for quinoa?", [["rice", "quinoa"]]],
    ["the cream could be replaced by yoghurt", [["cream", "yoghurt"]]],
    ["would tofu be substituted for the chicken", [["chicken", "tofu"]]],
    ["salmon in place of the cod", [["cod", "salmon"]]],
    ["sub the beef with lentils", [["beef", "lentils"]]],
    ["beef out, lentils in", [["beef", "lentils"]]],
    ["out with the beef, in with the lentils", [["beef", "lentils"]]],
    ["leave out the ham and use chicken instead", [["ham", "chicken"]]],
    ["Exchange 200 g of pasta for courgette noodles", [["pasta", "courgette noodles"]]],
    [
      "replace butter and milk with oat milk",
      [
        ["butter", "oat milk"],
        ["milk", "oat milk"],
      ],
    ],
    [
      "Swap the beef for turkey and the cream for yoghurt, and make it creamier",
      [
        ["beef", "turkey"],
        ["cream", "yoghurt"],
      ],
    ],
  ])("%s", (text, swaps) => {
    expect(swapsOf(text)).toEqual(swaps);
  });

  it.each<[string, string]>([
    ["replace the sour cream", "sour cream"],
    ["no more eggs in the house", "eggs"],
    ["I have no buttermilk, what instead?", "buttermilk"],
    ["what can I use instead of eggs?", "eggs"],
    ["a substitute for gelatine", "gelatine"],
    ["swap the sausages for a vegan alternative", "sausages"],
    ["I'd like something crunchier than the banana", "banana"],
  ])("%s: for whatever fits", (text, from) => {
    expect(readDraftRequest(text).swaps).toEqual([{ from, to: null }]);
  });

  it.each<[string, string]>([
    ["the cream has to go", "cream"],
    ["double cream has to be replaced", "double cream"],
  ])("%s: for whatever fits, and gone where nothing does", (text, from) => {
    expect(readDraftRequest(text).swaps).toEqual([{ from, to: null, isGoing: true }]);
  });

  it.each<[string, string]>([
    ["a version without sesame", "sesame"],
    ["leave out the nuts", "nuts"],
    ["no raisins please", "raisins"],
    ["Could you leave the bacon out?", "bacon"],
    ["the walnuts can be left out", "walnuts"],
    ["ditch the croutons and add seeds", "croutons"],
  ])("%s: only to be left out", (text, from) => {
    expect(readDraftRequest(text).swaps).toEqual([{ from, to: null, isDropped: true }]);
  });

  it.each([
    "I have no time, keep it simple",
    "without changing the taste",
    "turn it into a vegan dish",
    "convert it to metric",
    "halve the sugar",
    "for my father, who lost weight",
    "cook it without an oven",
    "take the rice out of the oven",
  ])("%s: none", (text) => {
    expect(swapsOf(text)).toEqual([]);
  });
});

describe("taste", () => {
  it.each<[string, object[]]>([
    ["Too hot for the children, make it milder", [{ attribute: "spicy", direction: "less", food: null }]],
    ["Make them less sweet", [{ attribute: "sweet", direction: "less", food: null }]],
    ["a lighter version, please", [{ attribute: "rich", direction: "less", food: null }]],
    ["not salty enough", [{ attribute: "salty", direction: "more", food: null }]],
    ["it is too dry", [{ attribute: "juicy", direction: "more", food: null }]],
    ["tone down the chilli", [{ attribute: "spicy", direction: "less", food: null }]],
    ["something crunchier than the banana", [{ attribute: "crunchy", direction: "more", food: "banana" }]],
    ["stir in 200 ml hot water and 2 sweet potatoes", []],
  ])("%s", (text, goals) => {
    expect(readDraftRequest(text).tasteGoals).toEqual(goals);
  });
});

it("more or less of an ingredient", () => {
  expect(readDraftRequest("less cheese and more garlic, less than 500 mg sodium").amounts).toEqual([
    { food: "cheese", direction: "less", factor: null },
    { food: "garlic", direction: "more", factor: null },
  ]);
});

it.each([
  ["double the sugar", [{ food: "sugar", direction: "more", factor: 2 }]],
  ["halve the butter please", [{ food: "butter", direction: "less", factor: 0.5 }]],
  ["use 3 eggs instead of 2", [{ food: "eggs", direction: "more", factor: 1.5 }]],
  ["with double cream and half a lemon", []],
])("%s multiplies an ingredient, or does not", (text, amounts) => {
  expect(readDraftRequest(text).amounts).toEqual(amounts);
});

describe("for how many it is made", () => {
  it.each<[string, number | null, number | null]>([
    ["make it for 8 people", 8, null],
    ["make enough for 4 breakfasts", 4, null],
    ["just me tonight, 1 portion", 1, null],
    ["surprise me tonight", null, null],
    ["scale to 6 servings", 6, null],
    ["double it", null, 2],
    ["Half the recipe, in French please", null, 0.5],
    ["1.5 times the recipe", null, 1.5],
    ["with double cream", null, null],
    ["halve the sugar", null, null],
    ["Serves 4", null, null],
  ])("%s: %s, %s", (text, servings, factor) => {
    expect(readDraftRequest(text)).toMatchObject({ servings, factor });
  });
});

describe("a food to take without a word of what goes", () => {
  it.each([
    ["use oat milk", ["oat milk"]],
    ["oat milk please", ["oat milk"]],
    ["wholemeal flour please", ["wholemeal flour"]],
    ["use oat milk instead of milk", []],
    ["use the oven", []],
    ["with extra garlic", []],
  ])("%s", (text, offers) => {
    expect(readDraftRequest(text).offers.map(({ to }) => to)).toEqual(offers);
  });
});

describe("a food that is banned", () => {
  it("is left out and may not come in", () => {
    expect(readDraftRequest("nuts are banned").swaps).toEqual([
      { from: "nuts", to: null, isDropped: true, isBanned: true },
    ]);
  });
});

describe("how much is made in few words", () => {
  it.each([
    ["make it 9", 9, null],
    ["x1.5", null, 1.5],
    ["2x please", null, 2],
    ["half batch", null, 0.5],
    ["2 x 400 g tins", null, null],
  ])("%s", (text, servings, factor) => {
    expect(readDraftRequest(text)).toMatchObject({ servings, factor });
  });
});
