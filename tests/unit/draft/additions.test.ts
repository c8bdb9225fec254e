import { describe, expect, it } from "vitest";
import { readDraftRequest } from "../../../functions/draft/engine/request/read-draft-request.ts";
import { placeAddition } from "../../../functions/draft/engine/substitution/steps/place-addition.ts";

const added = (text: string) =>
  readDraftRequest(text).additions.map(({ text: food, place }) => [food, place]);

describe("what is asked to be added", () => {
  it.each([
    ["add 40 g sultanas", [["40 g sultanas", "within"]]],
    [
      "Could you add 150 g peas and a leek?",
      [
        ["150 g peas", "within"],
        ["a leek", "within"],
      ],
    ],
    [
      "add 120 g raspberries to the pears and 40 g almonds in the crumble",
      [
        ["120 g raspberries", "within"],
        ["40 g almonds", "within"],
      ],
    ],
    ["add 100 g peas to the sauce and 20 g less cheese", [["100 g peas", "within"]]],
    ["throw in some kale", [["some kale", "within"]]],
    ["top with parmesan", [["parmesan", "top"]]],
    ["with peas please", [["peas", "within"]]],
    ["serve it with rice", [["rice", "beside"]]],
  ])("%s", (text, foods) => {
    expect(added(text)).toEqual(foods);
  });

  it("is what a cook would take where only a kind is named", () => {
    expect(added("hide some veggies")).toEqual([
      ["carrot, finely grated", "within"],
      ["courgette, finely grated", "within"],
    ]);
  });

  it.each(["don't add nuts", "add more flavour", "with my kids", "no added sugar"])(
    "is nothing in: %s",
    (text) => {
      expect(added(text)).toEqual([]);
    },
  );
});

const part = (name: string, foodGroup = "") => ({
  name,
  food: { id: 1, name, foodGroup, amounts: new Map() },
  grams: 50,
  measure: null,
  preparation: null,
});

describe("the step of an added food", () => {
  const stew = ["Fry the onion.", "Add the stock and simmer for 20 minutes.", "Serve."];
  const cake = ["Whisk the eggs and sugar.", "Fold in the flour.", "Bake for 30 minutes."];

  it.each([
    ["leaves come in behind the simmering", "spinach", stew, 2],
    ["vegetables fry with their like", "carrot", stew, 1],
    ["fruit goes into a batter before it bakes", "raisins", cake, 2],
  ])("%s", (_, name, steps, at) => {
    expect(placeAddition(steps, { part: part(name), place: "within" })[at]).toContain(name);
  });

  it("cooks raw meat through", () => {
    const steps = placeAddition(stew, { part: part("chicken breast", "Poultry Products"), place: "within" });
    expect(steps[0]).toContain("cooked through");
  });

  it("stands last for a topping", () => {
    expect(placeAddition(stew, { part: part("feta"), place: "top" }).at(-1)).toBe(
      "Top with the feta to serve.",
    );
  });
});
