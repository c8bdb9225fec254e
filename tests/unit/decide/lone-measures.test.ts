import { expect, it } from "vitest";
import { readContext } from "../../../functions/decide/engine/read-context.ts";

function goalsOf(text: string): string[] {
  return readContext(text).goals.map(({ goal, direction }) => `${direction} ${goal}`);
}

it.each([
  ["omega-3s:", ["more omega_3"]],
  ["no sun for weeks, so vitamin d:", ["more vitamin_d"]],
  ["folic acid from real food.", ["more folate"]],
  ["iodine -", ["more iodine"]],
  ["it's niacin I'm after.", ["more niacin"]],
  ["b12 is low in my bloods,", ["more vitamin_b12"]],
  ["lower GI?", ["more blood_sugar"]],
  ["not the low fibre one:", ["more fibre"]],
])("a measure counts in whatever words it is named: %s", (text, goals) => {
  expect(goalsOf(text)).toEqual(goals);
});

it.each(["I take iron tablets,", "every calorie helps,", "phosphate binders with meals,"])(
  "a measure of something else is no wish: %s",
  (text) => {
    expect(goalsOf(text)).toEqual([]);
  },
);
