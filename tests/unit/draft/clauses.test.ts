import { describe, expect, it } from "vitest";
import { readDraftRequest } from "../../../functions/draft/engine/request/read-draft-request.ts";
import { settleWords } from "../../../functions/draft/engine/request/settle-words.ts";
import { splitClauses } from "../../../functions/draft/engine/request/split-clauses.ts";

describe("the clauses of a request", () => {
  it.each<[string, string[]]>([
    ["no onion, add corn & make it for 6", ["no onion", "add corn", "make it for 6"]],
    ["1. no capers 2. dairy free 3) beans not beef", ["no capers", "dairy free", "beans not beef"]],
    ["no wine no nuts", ["no wine", "no nuts"]],
    ["skim milk not cream + oat flour + no salt", ["skim milk not cream", "oat flour", "no salt"]],
    ["no capers, wholemeal pasta", ["no capers", "wholemeal pasta"]],
    ["- no wine", ["no wine"]],
    ["swap the ham for tofu and the milk for oat milk", ["swap the ham for tofu and the milk for oat milk"]],
    ["instead of the ham, use tofu", ["instead of the ham, use tofu"]],
    ["drop the ham and use tofu instead", ["drop the ham and use tofu instead"]],
    ["use brown lentils not red and only half the salt", ["use brown lentils not red", "only half the salt"]],
    ["we don't eat ham, turkey ok", ["we don't eat ham", "turkey ok"]],
    ["without nuts, capers or olives", ["without nuts, capers or olives"]],
    ["no nuts and tofu instead of prawns", ["no nuts", "tofu instead of prawns"]],
    ["skip the wine, and only 300 g leeks", ["skip the wine", "only 300 g leeks"]],
    ["without nuts, dates for the figs", ["without nuts", "dates for the figs"]],
  ])("%s", (text, clauses) => {
    expect(splitClauses(text)).toEqual(clauses);
  });

  it("have their shorthand written out, and the nutrient that a bound leaves out", () => {
    expect(settleWords("w/o nuts")).toBe("without nuts");
    expect(settleWords("bulgur instead couscous")).toBe("bulgur instead of couscous");
    expect(settleWords("more protein, at least 25 g each")).toBe("more protein, at least 25 g protein each");
  });

  it.each([
    ["leave out the ham and anything with celery in it", "leave out the ham. No celery"],
    ["avoid anything that contains mustard", "avoid mustard"],
    ["quinoa instead of couscous, 300 g", "300 g quinoa instead of couscous"],
    ["use trout instead of cod (300 g)", "use 300 g trout instead of cod"],
    ["add capers 20 g", "add 20 g capers"],
    ["I want raisins in it (about 50g)", "I want about 50g raisins in it"],
    ["reduce the sugar and the fat", "reduce the sugar and reduce the fat"],
    ["half the amount of bulgur", "half the bulgur"],
    ["use seitan (200 g) instead", "use 200 g seitan instead"],
    ["reduce the sugar by a third", "reduce the sugar by a third"],
  ])("are put so that each food has its verb and its amount: %s", (text, settled) => {
    expect(settleWords(text)).toBe(settled);
  });

  it("may say for how many an occasion is", () => {
    expect(readDraftRequest("I need it to serve 9 at a wedding").servings).toBe(9);
    expect(readDraftRequest("keep it at 9 for now").servings).toBe(null);
  });

  it("may each exchange another food", () => {
    expect(readDraftRequest("tofu for the ham, rice milk for the milk & oil for the lard").swaps).toEqual([
      { from: "ham", to: "tofu" },
      { from: "milk", to: "rice milk" },
      { from: "lard", to: "oil" },
    ]);
    expect(readDraftRequest("replace the ham with tofu, dates for the figs").swaps).toEqual([
      { from: "ham", to: "tofu" },
      { from: "figs", to: "dates" },
    ]);
    expect(readDraftRequest("leeks in place of the onions and rice in place of the pasta").swaps).toEqual([
      { from: "onions", to: "leeks" },
      { from: "pasta", to: "rice" },
    ]);
    expect(readDraftRequest("rice instead of pasta, tofu for the ham").swaps).toEqual([
      { from: "pasta", to: "rice" },
      { from: "ham", to: "tofu" },
    ]);
  });

  it.each([
    ["this is for my baby", true],
    ["he is 9 months old", true],
    ["add baby spinach", false],
    ["for a baby spinach salad", false],
  ])("leave the honey out for a child under one: %s", (text, isOut) => {
    expect(readDraftRequest(text).swaps.some(({ from }) => from === "honey")).toBe(isOut);
  });

  it("of two lengths are no multiplication", () => {
    expect(readDraftRequest("bake it in a 25 x 35 cm dish").factor).toBeNull();
    expect(readDraftRequest("make it x3").factor).toBe(3);
  });

  it("count the people at home", () => {
    expect(readDraftRequest("we're only 5 at home").servings).toBe(5);
  });

  it("take the verb of the clause before", () => {
    const { additions, swaps } = readDraftRequest("nut allergy, also pine nuts. add feta + olives. wheat no");
    expect(additions.map(({ text }) => text)).toEqual(["feta", "olives"]);
    expect(swaps.map(({ from, to }) => [from, to])).toEqual([
      ["pine nuts", null],
      ["wheat", null],
    ]);
  });

  it("replace what the clause before lets go", () => {
    expect(readDraftRequest("salmon is too pricey, use trout or any other fish").swaps).toEqual([
      { from: "salmon", to: "trout" },
    ]);
  });
});

describe("amounts that are wanted", () => {
  it("are set by a figure", () => {
    expect(readDraftRequest("bump the peas up to 300 g").swaps).toEqual([
      { from: "peas", to: "peas", amount: "300 g peas" },
    ]);
    expect(readDraftRequest("only 100 g butter").swaps[0]?.amount).toBe("100 g butter");
  });

  it.each<[string, string, "more" | "less", number | null]>([
    ["go easy on the cheese", "cheese", "less", null],
    ["cut the butter by a quarter", "butter", "less", 0.75],
    ["loads of garlic", "garlic", "more", null],
    ["double the olives", "olives", "more", 2],
  ])("%s", (text, food, direction, factor) => {
    expect(readDraftRequest(text).amounts).toEqual([{ food, direction, factor }]);
  });
});

describe("foods that are to stay or may come", () => {
  it("are read from what is to be kept and what is fine", () => {
    expect(readDraftRequest("make it lighter but keep the cheese").keeps).toEqual(["cheese"]);
    expect(readDraftRequest("it must have steak").keeps).toEqual(["steak"]);
    expect(readDraftRequest("we don't eat pork. beef ok").liked).toEqual(["beef"]);
  });
});

describe("swaps and additions by their form", () => {
  it("pairs two lists, takes a share, and names the animal of a cut", () => {
    expect(readDraftRequest("swap the peas and the ham for kale and lentils").swaps).toMatchObject([
      { from: "peas", to: "kale" },
      { from: "ham", to: "lentils" },
    ]);
    expect(readDraftRequest("cauliflower rice in place of half the rice").swaps).toMatchObject([
      { from: "rice", to: "cauliflower rice", share: 0.5 },
    ]);
    expect(readDraftRequest("swap the chicken for thighs").swaps).toMatchObject([{ to: "chicken thighs" }]);
  });

  it("adds what is to lie on top or beside", () => {
    expect(readDraftRequest("parmesan on top").additions).toMatchObject([{ text: "parmesan", place: "top" }]);
    expect(readDraftRequest("naan on the side").additions).toMatchObject([{ text: "naan", place: "beside" }]);
  });

  it("does not read the sets of an amount as servings", () => {
    expect(readDraftRequest("reduce the eggs to 3")).toMatchObject({ servings: null, factor: null });
  });
});

describe("wishes between slashes", () => {
  it.each([
    ["no ham / add 100 g peas / 2 eggs", 3],
    ["changes: no ham / add 100 g peas", 2],
    ["swap the butter / margarine for oil", 1],
    ["half the salt / sugar", 1],
  ])("are wishes of their own where each asks for something: %s", (text, count) => {
    expect(readDraftRequest(text).clauses).toHaveLength(count);
  });
});

describe("what comes for a food that goes", () => {
  it.each([
    ["no beer, something non-alcoholic instead is ok", undefined],
    ["no beer. A substitute would be fine", undefined],
    ["no beer", true],
    ["no beer, something else to drink with it", true],
  ])("is left open by %s", (text, isDropped) => {
    expect(readDraftRequest(text).swaps.find(({ from }) => from === "beer")?.isDropped).toBe(isDropped);
  });

  it("is what the allergy allows: 'swap it out' asks for nothing more", () => {
    expect(readDraftRequest("I react to soy, swap it out").clauses.map(({ text }) => text)).toEqual([
      "allergic to soy",
    ]);
  });
});

describe("foods of a list", () => {
  const swaps = (text: string) => readDraftRequest(text).swaps.map(({ from, to }) => [from, to]);

  it.each([
    ["fennel and raw onion repeat on me so skip both", ["fennel", "onion"]],
    ["the anchovies and the capers are far too salty, leave both out", ["anchovies", "capers"]],
    ["dill and parsley taste like soap to me", ["dill", "parsley"]],
    ["ham, bacon and cheese must go", ["ham", "bacon", "cheese"]],
  ])("all go: %s", (text, foods) => {
    expect(swaps(text).map(([from]) => from)).toEqual(foods);
  });

  it("do not go where one comes for the next", () => {
    expect(swaps("drop the chilli, spelt not couscous, half the salt")).toEqual([
      ["chilli", null],
      ["couscous", "spelt"],
    ]);
    expect(swaps("swap the ham for turkey and the cheese has to go")).toEqual([
      ["ham", "turkey"],
      ["cheese", null],
    ]);
  });

  it.each(["take the walnuts out of this", "can you get the walnuts out of it for me"])(
    "are left out: %s",
    (text) => {
      expect(swaps(text)).toEqual([["walnuts", null]]);
    },
  );
});

describe("a complaint before an amount", () => {
  it("is the reason of it", () => {
    const { tasteGoals, amounts } = readDraftRequest("much too sweet for my taste. Half the honey");
    expect(tasteGoals).toEqual([]);
    expect(amounts).toHaveLength(1);
  });

  it("is a wish where nothing else is said", () => {
    expect(readDraftRequest("much too sweet for my taste").tasteGoals).toHaveLength(1);
  });
});

describe("amounts that are said twice", () => {
  it("count once, by the number", () => {
    const { amounts } = readDraftRequest("less sugar, about a third less");
    expect(amounts).toHaveLength(1);
    expect(amounts[0]?.factor).toBeCloseTo(2 / 3);
  });
});
