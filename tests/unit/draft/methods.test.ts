import { describe, expect, it } from "vitest";
import { changeMethod } from "../../../functions/draft/engine/methods/change-method.ts";
import type { MethodWish } from "../../../functions/draft/engine/methods/read-methods.ts";
import { readDraftRequest } from "../../../functions/draft/engine/request/read-draft-request.ts";

const wish = (method: MethodWish["method"], food: string | null = null): MethodWish => {
  return { method, words: method, food };
};
const dish = (title: string, steps: string[], ...foods: [string, number, string][]) => {
  return { title, steps, foods: foods.map(([name, grams, role]) => ({ name, grams, role })) };
};

const stew = dish(
  "Lamb stew",
  ["Brown the lamb.", "Add the stock and simmer for 2 hours.", "Season."],
  ["lamb shoulder", 900, "protein"],
);
const wings = dish(
  "Wings",
  ["Coat the chicken wings.", "Heat the oil to 180°C and deep-fry the wings for 12 minutes."],
  ["chicken wings", 800, "protein"],
);
const traybake = dish(
  "Tray of roots",
  ["Heat the oven to 200°C.", "Roast the carrots for 40 minutes."],
  ["carrots", 800, "vegetable"],
);

describe("a wanted method", () => {
  it.each([
    ["do it in the slow cooker", ["slow_cooker"]],
    ["Instant Pot version", ["pressure_cooker"]],
    ["air fryer please", ["air_fryer"]],
    ["bake instead of deep frying", ["oven"]],
    ["cook it in the air fryer instead of the oven", ["air_fryer"]],
    ["one pot", ["one_pot"]],
    ["no bake", ["no_bake"]],
    ["make it vegan", []],
  ])("is read: %s", (text, methods) => {
    expect(readDraftRequest(text).methods.map(({ method }) => method)).toEqual(methods);
  });

  it("may be said of an ingredient", () => {
    expect(readDraftRequest("cook the potatoes in the microwave").methods).toMatchObject([
      { food: "potatoes" },
    ]);
    expect(readDraftRequest("bake instead of deep frying").swaps).toEqual([]);
  });
});

describe("steps by another method", () => {
  it("have the hours of a slow cooker and keep the browning", () => {
    const { steps } = changeMethod(stew, wish("slow_cooker"));
    expect(steps[0]).toBe("Brown the lamb.");
    expect(steps[1]).toBe(
      "Add the stock and cook in the slow cooker on low for 8 to 10 hours or on high for 4 to 6 hours.",
    );
  });

  it("have no vessel of the oven and no foil in a slow cooker", () => {
    const shoulder = dish(
      "Mutton",
      ["Put the mutton in a deep roasting tin, cover with foil and roast for 4 hours."],
      ["mutton", 900, "protein"],
    );
    expect(changeMethod(shoulder, wish("slow_cooker")).steps).toEqual([
      "Put the mutton in the slow cooker, cook on low for 8 to 10 hours or on high for 4 to 6 hours.",
    ]);
  });

  it.each([
    ["another dish of the recipe", "Put the buns on a baking tray and bake for 5 minutes."],
    ["the dish itself", "Serve the casserole with rice."],
    ["meat that rests", "Wrap the mutton in foil and rest for 20 minutes."],
  ])("keep the vessel and the foil of %s", (_, step) => {
    const roast = dish(
      "Mutton",
      ["Put the mutton in a casserole and roast for 4 hours.", step],
      ["mutton", 900, "protein"],
    );
    expect(changeMethod(roast, wish("slow_cooker")).steps).toEqual([
      "Put the mutton in the slow cooker and cook on low for 8 to 10 hours or on high for 4 to 6 hours.",
      step,
    ]);
  });

  it("have the new vessel where the old one is named again", () => {
    const roast = dish(
      "Mutton",
      ["Grease a roasting tin.", "Roast the mutton for 4 hours.", "Lift it from the roasting tin."],
      ["mutton", 900, "protein"],
    );
    const { steps } = changeMethod(roast, wish("slow_cooker"));
    expect([steps[0], steps[2]]).toEqual(["Grease the slow cooker.", "Lift it from the slow cooker."]);
  });

  it("have a third of the time under pressure", () => {
    expect(changeMethod(stew, wish("pressure_cooker")).steps[1]).toContain("41 minutes");
  });

  it("have neither hot oil nor deep-frying left, and tell when meat is done", () => {
    const { steps } = changeMethod(wings, wish("air_fryer"));
    expect(steps.join(" ")).not.toMatch(/deep|heat the oil/i);
    expect(steps[1]).toMatch(/^Air-fry the wings in a single layer at 200°C \(390°F\) for 25 minutes.*74°C/);
  });

  it("are a little cooler and shorter than in the oven, which is not heated", () => {
    const { steps } = changeMethod(traybake, wish("air_fryer"));
    expect(steps).toHaveLength(1);
    expect(steps[0]).toContain("180°C (355°F) for 32 minutes");
  });

  it("cook what was boiled apart in the sauce", () => {
    const pasta = dish(
      "Pasta",
      ["Simmer the sauce.", "Boil the penne, drain, and serve with the sauce."],
      ["penne", 400, "base"],
    );
    const { steps } = changeMethod(pasta, wish("one_pot"));
    expect(steps.join(" ")).toContain("Stir the penne and 950 ml of water into the same pot");
    expect(steps.join(" ")).not.toMatch(/drain/i);
  });

  it.each<[string, MethodWish["method"]]>([
    ["no_bake", "no_bake"],
    ["grill", "grill"],
    ["slow_cooker", "slow_cooker"],
  ])("are not possible for a batter: %s", (_, method) => {
    const cake = dish("Sponge cake", ["Whisk the batter.", "Bake for 30 minutes."], ["flour", 200, "base"]);
    const { steps, unmet } = changeMethod(cake, wish(method));
    expect(steps).toBe(cake.steps);
    expect(unmet).toMatchObject({ reason: "not_possible", detail: expect.stringContaining("batter") });
  });

  it("need steps that cook", () => {
    const salad = dish("Salad", ["Toss the leaves."], ["lettuce", 200, "vegetable"]);
    expect(changeMethod(salad, wish("microwave")).unmet?.reason).toBe("not_possible");
    expect(changeMethod({ ...salad, steps: [] }, wish("microwave")).unmet?.reason).toBe("not_possible");
  });
});

describe("melting in the microwave", () => {
  it.each([
    [
      "Melt the butter and chocolate in a pan on the hob.",
      "Melt the butter and chocolate in the microwave in bursts of 30 seconds, stirring in between.",
    ],
    [
      "Melt the butter over a low heat and stir in the oats.",
      "Melt the butter in the microwave in bursts of 30 seconds, stirring in between, and stir in the oats.",
    ],
  ])("%s", (step, changed) => {
    const { steps, unmet } = changeMethod(dish("Fridge cake", [step, "Chill it."]), wish("microwave"));
    expect({ steps, unmet }).toEqual({ steps: [changed, "Chill it."], unmet: null });
  });

  it("bakes no cake", () => {
    const cake = dish("Sponge cake", ["Melt the butter.", "Bake the cake for 30 minutes."]);
    expect(changeMethod(cake, wish("microwave")).unmet).not.toBeNull();
  });
});

it("what is deep-fried without a name is the food of the dish", () => {
  const plain = { ...wings, steps: ["Deep fry in the oil at 180C for 12 minutes."] };
  expect(changeMethod(plain, wish("oven")).steps.join(" ")).toMatch(/^Bake on a lined tray at 220°C/);
});

describe("a dish that is wanted smooth", () => {
  const soup = dish("Leek soup", ["Simmer the leeks for 20 minutes.", "Serve with cream."]);

  it.each(["she needs it smooth", "no lumps please", "pureed please"])("is read: %s", (text) => {
    expect(readDraftRequest(text).methods.map(({ method }) => method)).toEqual(["blend"]);
  });

  it.each(["add smooth peanut butter", "a smoothie bowl"])("is not read: %s", (text) => {
    expect(readDraftRequest(text).methods).toEqual([]);
  });

  it("is blended before it is served", () => {
    const { steps } = changeMethod(soup, wish("blend"));
    expect(steps).toHaveLength(3);
    expect(steps[1]).toMatch(/^Blend everything until completely smooth/);
  });

  it("is refused where nothing cooks in a liquid", () => {
    expect(changeMethod(traybake, wish("blend")).unmet).not.toBeNull();
  });
});

describe("a kitchen without an air fryer", () => {
  const chips = dish("Chips", ["Toss in oil and air fry 20 min at 200C."], ["potatoes", 500, "base"]);

  it.each(["no air fryer, it's broken", "I don't have an air fryer"])("is read: %s", (text) => {
    expect(readDraftRequest(text).methods.map(({ method }) => method)).toEqual(["oven"]);
  });

  it("bakes hotter and longer", () => {
    expect(changeMethod(chips, wish("oven")).steps).toEqual([
      "Toss in oil and bake on a lined tray at 220°C (425°F) for 25 minutes, turning once, until tender and golden.",
    ]);
  });
});
