import { expect, it } from "vitest";
import { chooseMeals } from "../../../functions/design/engine/choose-meals.ts";
import { readBrief } from "../../../functions/design/engine/read-brief.ts";

it.each([
  ["two day plan, no snacks", ["breakfast", "lunch", "dinner"]],
  ["3 day plan, no lunch", ["breakfast", "dinner"]],
  ["3 day plan, no dinners", ["breakfast", "lunch"]],
  ["2 day plan, no breakfast, no lunch", ["dinner"]],
  ["3 day plan with snacks", ["breakfast", "lunch", "afternoon snack", "dinner"]],
])("%s", (request_text, slots) => {
  const brief = readBrief({ request_text });
  expect(chooseMeals(brief).map(({ slot }) => slot)).toEqual(slots);
  expect(brief.unmet).toEqual([]);
});
