import { describe, expect, it } from "vitest";
import { readWeek } from "../../../functions/design/engine/read-week.ts";

const read = (text: string) => readWeek(text).week;

describe("how often dishes come again", () => {
  it.each([
    ["a week of dinners, no leftovers please", "none"],
    ["I don't like leftovers", "none"],
    ["everything cooked fresh every day", "none"],
    ["I batch cook on Sundays", "batch"],
    ["meal prep for the week", "batch"],
    ["I do not want to batch cook", "usual"],
    ["a plan for a week", "usual"],
  ])("%s", (text, leftovers) => expect(read(text).reuse.leftovers).toBe(leftovers));

  it.each([
    ["a week with something different every day", true],
    ["7 days, no repeats", true],
    ["5 days, no two meals the same", true],
    ["5 dinners, each dish only once", true],
    ["4 lunches, all different, none over 30 minutes", true],
    ["4 lunches, no two the same", true],
    ["7 days of dinners", false],
  ])("%s", (text, isVaried) => expect(read(text).reuse.isVaried).toBe(isVaried));

  it("reads the same breakfast, which is then no meal of the day that is asked for alone", () => {
    const { week, rest } = readWeek("a plan for a week, the same breakfast every day");
    expect(week.reuse.sameMeals).toEqual(["breakfast"]);
    expect(rest).not.toContain("breakfast");
    expect(rest).toHaveLength("a plan for a week, the same breakfast every day".length);
  });
});

describe("a meal that is cooked once", () => {
  it.each([
    ["I want to batch cook one lunch on Sunday and eat it all week", "lunch"],
    ["make one dinner to last four days", "dinner"],
  ])("%s", (text, meal) => expect(read(text).reuse.sameMeals).toEqual([meal]));
});

describe("days and meals that a text names", () => {
  it.each([
    ["meals for Mon-Wed", 0, 3],
    ["dinners Thursday to Sunday", 3, 4],
    ["a 3 day plan starting on Thursday", 3, null],
    ["a 3 day plan", null, null],
    ["plan my meals for Tuesday and Wednesday", 1, 2],
    ["meals for the week, fish for Friday and Saturday", null, null],
    ["a plan for Monday and Thursday", null, null],
  ])("%s", (text, startsOn, planDays) => expect(read(text)).toMatchObject({ startsOn, planDays }));

  it("reads meals that are the same every day, and foods that one of them is to have", () => {
    const { reuse, mealFoods } = read("same lunch every day and oats for breakfast");
    expect(reuse.sameMeals).toEqual(["lunch"]);
    expect(mealFoods).toEqual([{ meal: "breakfast", food: "oats" }]);
  });
});

describe("foods of every meal of a kind", () => {
  it.each([
    ["chicken and rice lunches for five days", ["chicken for lunch", "rice for lunch"]],
    ["tofu dinners mon-wed", ["tofu for dinner"]],
    ["five dinners with salmon", ["salmon for dinner"]],
    ["lunches Mon-Thu, all with eggs", ["eggs for lunch"]],
    ["dinners with chicken, tofu and beans", []],
    ["two salmon dinners in a week of meals", []],
    ["dinners without salmon", []],
  ])("%s", (text, foods) => {
    expect(read(text).mealFoods.map(({ meal, food }) => `${food} for ${meal}`)).toEqual(foods);
  });
});

describe("the meals of a day", () => {
  it.each([
    ["a Ramadan plan", ["suhoor", "iftar"]],
    ["suhoor and iftar for a week", ["suhoor", "iftar"]],
    ["16:8 for two weeks", ["lunch", "dinner"]],
    ["intermittent fasting (16/8) for a week", ["lunch", "dinner"]],
    ["a week without breakfast", ["lunch", "dinner"]],
    ["a week of OMAD", ["dinner"]],
    ["a week of meals", null],
  ])("%s", (text, meals) => expect(read(text).dayMeals).toEqual(meals));

  it.each([
    ["plan 5 dinners", 5],
    ["plan five quick weeknight dinners", 5],
    ["3 lunches for work", 3],
    ["dinner and three lunch boxes", null],
    ["a dinner with 5 ingredients", null],
    ["dinner for 4", null],
  ])("%s", (text, days) => expect(read(text).planDays).toBe(days));
});

describe("days that differ", () => {
  it.each([
    ["vegetarian on Monday and Thursday", [["vegetarian", [0, 3]]]],
    ["meatless Mondays", [["vegetarian", [0]]]],
    ["on Fridays we eat vegan", [["vegan", [4]]]],
    [
      "vegetarian on Mon, Wed and Fri, vegan on Sunday",
      [
        ["vegetarian", [0, 2, 4]],
        ["vegan", [6]],
      ],
    ],
    ["a vegetarian week from Monday to Friday", []],
    ["shopping is on Saturday", []],
  ])("%s", (text, diets) => {
    expect(read(text).dayDiets.map(({ diet, weekdays }) => [diet, weekdays])).toEqual(diets);
  });

  it("leaves the diet of some days out of what is read for all of them", () => {
    expect(readWeek("7 days, vegetarian on Tuesday, no nuts").rest.replace(/\s+/g, " ")).toBe(
      "7 days, , no nuts",
    );
  });
});

describe("how long dishes keep", () => {
  it.each([
    ["lunches that keep for 3 days", 3],
    ["it should stay good in the fridge for at least two days", 2],
    ["keeps well for about 4 days", 4],
    ["a plan for 3 days", null],
    ["keep it simple for 3 days", null],
  ])("%s", (text, days) => expect(read(text).keepsDays).toBe(days));
});

it("reads a text of the largest size in a moment", () => {
  const text = "keeps vegetarian on monday and ".repeat(260);
  const start = process.cpuUsage();
  readWeek(text);
  const { user } = process.cpuUsage(start);
  expect(user / 1000).toBeLessThan(1000);
});

describe("how often and when a plan has something", () => {
  it.each([
    ["a week of dinners, fish twice a week", { least: 2, most: 2, per: "week", meal: null }],
    ["a week, red meat once at most", { least: null, most: 1, per: "plan", meal: null }],
    ["a week, legumes at least 3 times", { least: 3, most: null, per: "plan", meal: null }],
    ["a week, soup every evening", { least: 1, most: null, per: "everyMeal", meal: "dinner" }],
    ["a week, meat only on Sundays", { kind: "days", rule: "only", weekdays: [6] }],
    ["a week, no pasta on weekdays", { kind: "days", rule: "never", weekdays: [0, 1, 2, 3, 4] }],
    ["a week, Friday: fish", { kind: "days", rule: "on", weekdays: [4] }],
  ])("%s", (text, expected) => expect(read(text).frequencies).toMatchObject([expected]));

  it.each(["chicken dinners for 5 days", "a vegetarian plan, 3 meals a day", "vegetarian every day"])(
    "%s is none",
    (text) => expect(read(text).frequencies).toEqual([]),
  );
});
