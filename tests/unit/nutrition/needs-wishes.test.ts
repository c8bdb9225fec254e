import { describe, expect, it } from "vitest";
import { readNeeds } from "../../../shared/domain/constraints/needs/read-needs.ts";
import { measureCpuMs } from "../../support/measure-cpu.ts";

function goalsOf(text: string): string[] {
  return readNeeds(text).goals.map(({ goal, direction }) => `${direction} ${goal}`);
}

describe("goals", () => {
  it.each([
    ["which has more protein?", "more protein"],
    ["high in protein and fibre", "more fibre"],
    ["high in protein and fiber", "more fibre"],
    ["I need more fibre", "more fibre"],
    ["lowest in sodium", "less sodium"],
    ["watching my salt", "less sodium"],
    ["a sodium-restricted menu", "less sodium"],
    ["less sugar, please", "less sugar"],
    ["which one has the most sugar", "more sugar"],
    ["fewer calories", "less energy"],
    ["cut down on saturated fat", "less saturated_fat"],
    ["to stay full", "more satiety"],
    ["post-workout", "more recovery"],
    ["after training", "more recovery"],
    ["before a run", "more quick_energy"],
    ["trying to lose weight", "more weight_loss"],
    ["on a diet", "more weight_loss"],
    ["I want to bulk", "more weight_gain"],
    ["keep my blood sugar steady", "more blood_sugar"],
    ["good for my heart", "more heart"],
    ["for stronger bones", "more bone"],
    ["I can't sleep", "less caffeine"],
    ["constipated", "more fibre"],
    ["rich in iron", "more iron"],
    ["vitamin C and zinc, more of both: high in vitamin C and zinc", "more zinc"],
    ["the healthier choice", "more health"],
  ])("%s: %s", (text, goal) => {
    expect(goalsOf(text)).toContain(goal);
  });

  it.each(["low-fat milk or whole milk", "sugar-free cola or water", "salt and pepper crisps"])(
    "%s: none, the words name foods",
    (text) => {
      expect(goalsOf(text)).toEqual([]);
    },
  );

  it("asking for the worst turns the question round", () => {
    expect(readNeeds("Which is the unhealthiest?").isAskingForWorst).toBe(true);
    expect(readNeeds("Which is not good for my teeth?").isAskingForWorst).toBe(true);
    expect(readNeeds("Should I avoid kale or rice?")).toMatchObject({ isAskingForWorst: true, avoided: [] });
    expect(readNeeds("Which is the healthiest?").isAskingForWorst).toBe(false);
  });
});

describe("limits", () => {
  it.each([
    ["under 600 kcal", [1008, "<", 600, "kcal", null]],
    ["600 calories or less", [1008, "<=", 600, "kcal", null]],
    ["I have 400 kcal left", [1008, "<=", 400, "kcal", null]],
    ["at least 30 g protein", [1003, ">=", 30, "g", null]],
    ["protein above 25g", [1003, ">", 25, "g", null]],
    ["max 2 g of salt", [1093, "<=", 800, "mg", null]],
    ["no more than 1.5 g sodium a day", [1093, "<=", 1500, "mg", "day"]],
    ["60 g protein a day max", [1003, "<=", 60, "g", "day"]],
    ["I can have 40 g protein per day", [1003, "<=", 40, "g", "day"]],
    ["less than 20g carbs per portion", [1005, "<", 20, "g", "portion"]],
    ["about 2,000 kJ", [1008, "=", 478.011472, "kcal", null]],
    ["a 500 kcal dinner", [1008, "=", 500, "kcal", null]],
    ["keep saturated fat below 5 g", [1258, "<", 5, "g", null]],
    ["vitamin D >= 10 mcg", [1114, ">=", 10, "µg", null]],
  ])("%s", (text, [compoundId, operator, threshold, unit, scope]) => {
    expect(readNeeds(text).limits).toEqual([{ compoundId, isNet: false, operator, threshold, unit, scope }]);
  });

  it("a range is two bounds", () => {
    const bounds = readNeeds("between 400 and 600 calories").limits;
    expect(bounds.map(({ operator, threshold }) => [operator, threshold])).toEqual([
      [">=", 400],
      ["<=", 600],
    ]);
  });

  it("net carbs leave fibre out", () => {
    expect(readNeeds("under 10 g net carbs").limits).toMatchObject([{ compoundId: 1005, isNet: true }]);
  });

  it("what a food has is no bound", () => {
    expect(readNeeds("a bar with 200 kcal or a 150 kcal cookie").limits).toEqual([]);
  });
});

describe("the meal itself", () => {
  it.each([
    ["dinner for four", 4],
    ["serves 6", 6],
    ["a family of 5", 5],
    ["2 adults and 2 kids", 4],
    ["for 4 people, 2 adults and 2 kids", 4],
    ["curry for 3 people", 3],
    ["curry for twenty-one people", 21],
    ["dinner for a couple", 2],
    ["ready in 30 minutes", null],
  ])("%s: servings", (text, servings) => {
    expect(readNeeds(text).servings).toBe(servings);
  });

  it.each([
    ["in 30 minutes", 30],
    ["in forty-five minutes", 45],
    ["in 1 1/2 hours", 90],
    ["in two and a half hours", 150],
    ["in a quarter of an hour", 15],
    ["in a few minutes", null],
    ["under half an hour", 30],
    ["a 20-minute dinner", 20],
    ["within 2 hours", 120],
    ["after a 30 minute run", null],
  ])("%s: minutes", (text, minutes) => {
    expect(readNeeds(text).totalMinutes).toBe(minutes);
  });

  it("meal, cuisine and sex", () => {
    const needs = readNeeds("I'm a woman looking for a Thai or Tex-Mex lunch");
    expect(needs).toMatchObject({ mealTypes: ["lunch"], cuisines: ["Thai", "Mexican"], gender: "female" });
  });

  it("foods that are asked for", () => {
    expect(readNeeds("using leftover rice and peas").wanted.map(({ text }) => text)).toContain("peas");
  });
});

describe("reading of needs", () => {
  it("tells where it read, in order, so that a caller can cut it out", () => {
    const text = "I'm vegan with a nut allergy: soup or stew?";
    const { spans } = readNeeds(text);
    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(["vegan", "nut allergy"]);
  });

  it("finds nothing where nothing is needed", () => {
    expect(readNeeds("soup or stew?")).toMatchObject({ diets: [], conditions: [], goals: [], spans: [] });
  });

  it("never throws, and keeps its spans in order within the text", () => {
    const random = createRandom(11);
    let spans = 0;
    for (let round = 0; round < 400; round++) {
      const text = Array.from({ length: 40 }, () => pieces[Math.floor(random() * pieces.length)]).join("");
      let last = 0;
      for (const { start, end } of readNeeds(text).spans) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        last = end;
        spans++;
      }
      expect(last).toBeLessThanOrEqual(text.length);
    }
    expect(spans).toBeGreaterThan(400);
  });

  it.each(["no ", "allergic to ", "peanut and ", "between 1 and ", "1 g ", "'", "-", "("])(
    "8,000 characters of %j are read in linear time",
    (piece) => {
      const text = piece.repeat(8_000).slice(0, 8_000);
      readNeeds(text);
      expect(measureCpuMs(() => readNeeds(text))).toBeLessThan(1_000);
    },
  );
});

const pieces = [
  "no ",
  "not ",
  "vegan ",
  "allergic to ",
  "nuts",
  ", ",
  "and ",
  "or ",
  ". ",
  "? ",
  "less ",
  "sugar ",
  "600 ",
  "kcal ",
  "under ",
  "for ",
  "4 ",
  "minutes ",
  "é",
  "\u0301",
  "🍏 ",
  "-free ",
  "'",
  "(",
  "i'm ",
  "diabetic ",
  "  ",
  "\n",
];

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

describe("a nutrient that is to be kept low or high", () => {
  it.each([
    ["I have to keep my potassium low", ["less potassium"]],
    ["salt kept to a minimum", ["less sodium"]],
    ["potassium low please", ["less potassium"]],
    ["protein should stay high", ["more protein"]],
    ["want some potassium back", ["more potassium"]],
    ["my potassium is low", []],
  ])("%s", (text, goals) => {
    expect(readNeeds(text).goals.map(({ direction, goal }) => `${direction} ${goal}`)).toEqual(goals);
  });
});
