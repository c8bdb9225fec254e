import { expect, it } from "vitest";
import { nameDishes } from "../../../functions/decide/engine/read-options.ts";

it.each([
  ["Courgette noodles with pesto", "cooked Courgette with pesto"],
  ["parsnip mash", "mashed parsnip"],
  ["margherita", "margherita cheese pizza"],
  ["margherita pizza", "margherita pizza"],
  ["fried rice", "fried rice"],
])("%s is read as %s", (stated, read) => {
  expect(nameDishes(stated)).toBe(read);
});
