import { expect, it } from "vitest";
import { nameDishes } from "../../../functions/decide/engine/read-options.ts";

it.each([
  ["Courgette noodles with pesto", "cooked Courgette with pesto"],
  ["parsnip mash", "mashed parsnip"],
  ["margherita", "margherita cheese pizza"],
  ["margherita pizza", "margherita pizza"],
  ["fried rice", "fried rice"],
  ["bake some salmon", "baked salmon"],
  ["poach an egg", "poached egg"],
  ["lentil soup 80 shillings", "lentil soup"],
  ["2 pounds mince", "2 pounds mince"],
  ["squash and butter bean stew", "squash and butter bean vegetable stew"],
  ["beef and bean stew", "beef and bean stew"],
  ["coffee thickened to level 3", "coffee thickened"],
])("%s is read as %s", (stated, read) => {
  expect(nameDishes(stated)).toBe(read);
});
