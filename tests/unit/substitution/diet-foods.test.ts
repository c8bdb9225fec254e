import { describe, expect, it } from "vitest";
import type { Edits } from "../../../functions/draft/engine/substitution/edits.ts";
import { edit, namesOn, recipe } from "./support/kitchen.ts";

const diet = (name: Edits["diets"][number]) => ({ diets: [name] });

describe("a food that a diet rules out", () => {
  it.each([
    ["low_fodmap", "Porridge", "40 agave syrup", ["maple syrup"]],
    ["low_fodmap", "Curry", "15 red curry paste", ["low-FODMAP red curry paste"]],
    ["pescatarian", "Curry", "15 red curry paste", ["red curry paste"]],
    ["vegan", "Muesli", "30 bee pollen", ["hemp seeds"]],
    ["gluten_free", "Dinner", "500 chicken stock", ["gluten-free chicken stock"]],
    ["gluten_free", "Dinner", "200 breaded chicken", ["gluten-free breaded chicken"]],
    ["egg_free", "Brunch", "200 pancakes", ["egg-free pancakes"]],
    ["egg_free", "Brunch", "100 potato salad", ["egg-free potato salad"]],
    ["nut_free", "Curry", "15 korma paste", ["vegan curry paste"]],
    ["dairy_free", "Pasta bake", "200 spaghetti", ["dairy-free spaghetti"]],
    ["halal", "Tiramisu", "40 marsala", ["unsweetened grape juice"]],
    ["halal", "Coq au vin blanc", "350 white wine", ["vegetable stock", "lemon juice"]],
    ["keto", "Fried egg", "15 soy sauce", ["tamari (gluten-free soy sauce)"]],
    ["vegetarian", "Bake", "200 chipolatas", ["meatless sausages"]],
  ] as const)("%s: of a %s, %s becomes %j", (name, title, line, names) => {
    const edited = edit(recipe(title, [line, "100 chickpeas"]), diet(name));
    expect(namesOn(edited, 1)).toEqual(names);
  });

  it("leaves the beer of a braise to a stock, that of a batter to sparkling water", () => {
    const pie = recipe("Steak pie", ["900 beef", "40 flour", "400 ale", "300 beef stock"], ["Simmer all."]);
    expect(namesOn(edit(pie, diet("halal")), 3).join()).toMatch(/stock/);
    const fish = recipe(
      "Beer-battered cod",
      ["400 cod", "100 flour", "150 lager"],
      ["Dip the fish and fry."],
    );
    expect(namesOn(edit(fish, diet("halal")), 3)).toEqual(["sparkling water"]);
  });
});
