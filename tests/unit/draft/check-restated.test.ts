import { expect, it } from "vitest";
import { checkRestated } from "../../../functions/draft/engine/check-restated.ts";
import { food, line } from "./support/lines.ts";

const sodium = 1093;
const salt = food("Salt", { [sodium]: 38_000 });
const aim = { compoundId: sodium, factor: 0.5, words: "cut the salt by half" };
const dish = (saltGrams: number, brothSodium: number) => [
  line("salt", saltGrams, { food: salt }),
  line("broth", 1000, { food: food("Broth", { [sodium]: brothSodium }) }),
];

it("how far a nutrient falls is stated where other ingredients hold it too", () => {
  const [told, ...others] = checkRestated([aim], dish(10, 300), dish(5, 300));
  expect(told).toMatch(/^cut the salt by half: .*falls by 28 %/);
  expect(others).toEqual([]);
});

it("nothing is stated where the ingredient brings it all", () => {
  expect(checkRestated([aim], dish(10, 1), dish(5, 1))).toEqual([]);
});
