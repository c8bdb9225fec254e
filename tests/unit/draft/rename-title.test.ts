import { describe, expect, it } from "vitest";
import { renameTitle } from "../../../functions/draft/engine/rename-title.ts";
import type { Change } from "../../../functions/draft/engine/substitution/edited-recipe.ts";
import { edited } from "./support/lines.ts";

const change = (from: string, to: string | null): Change => ({
  line: 1,
  kind: to === null ? "removed" : "replaced",
  before: { name: from, food: null, grams: 500, measure: null, preparation: null, purpose: null },
  after: to === null ? [] : [edited(to, 500, 1)],
  reason: "no squid: contains squid",
  role: "protein",
});

describe("the title of an edited recipe", () => {
  it.each([
    ["Chicken Caesar Salad", "chicken breasts", "firm tofu", "Tofu Caesar Salad"],
    ["CHICKEN SALAD", "chicken breasts", "firm tofu", "TOFU SALAD"],
    ["Beef and potato stew", "stewing beef", "lentils", "Lentils and potato stew"],
    ["Onion and pepper frittata", "red onion", null, "Pepper frittata"],
    ["Cream of Mushroom Soup", "double cream", "oat cream", "Cream of Mushroom Soup"],
    ["Crispy calamari", "squid rings", "firm tofu", "Crispy tofu"],
    ["Miso soup", "miso paste", "yeast extract", "Yeast extract soup"],
    ["Rum-soaked cake", "rum", null, "Cake"],
    ["Beer can ribs", "beer", "vegetable stock", "Ribs"],
    ["Beer can ribs", "beer", "ginger beer", "Ginger beer can ribs"],
    ["Ham, Leek & Cheese Quiche", "ham", null, "Leek & Cheese Quiche"],
    ["Leek, Ham & Cheese Quiche", "ham", null, "Leek & Cheese Quiche"],
    ["Tomato & bacon soup", "bacon", null, "Tomato soup"],
    ["Pesto Pasta Salad", "fusilli", "gluten-free pasta", "Pesto Gluten-free Pasta Salad"],
    ["Turkey Chili", "jalapeño", null, "Turkey Chili"],
    ["Nana's best stew", "stewing beef", "lentils", "Nana's best stew"],
  ])("%s, %s for %s: %s", (title, from, to, renamed) => {
    expect(renameTitle(title, [change(from, to)], { kept: [], said: ["calamari"] })).toBe(renamed);
  });
});
