import { describe, expect, test } from "vitest";
import classes from "../../../functions/draft/engine/substitution/data/food-classes.json" with {
  type: "json",
};
import hidden from "../../../functions/draft/engine/substitution/data/hidden-kinds.json" with {
  type: "json",
};
import kindClasses from "../../../functions/draft/engine/substitution/data/kind-classes.json" with {
  type: "json",
};
import uses from "../../../functions/draft/engine/substitution/data/uses.json" with { type: "json" };
import { classify, foodClasses } from "../../../functions/draft/engine/substitution/tables/food-class.ts";
import {
  listPantryIds,
  substituteFoods,
  substituteRows,
} from "../../../functions/draft/engine/substitution/tables/substitute-table.ts";
import { kindRows } from "../../../shared/domain/nutrition/kinds/kind-table.ts";
import { recipeBook } from "../../../shared/domain/recipes/recipe-book.ts";
import { readCatalogueFoods } from "../recipes/support/catalogue-foods.ts";

describe("tables of substitutes", () => {
  test("every substitute is the catalogue food of its name", () => {
    const foods = readCatalogueFoods(new Set(listPantryIds()));
    const wrong = [...substituteFoods.values()].filter(
      ({ foodId, foodName }) => foodId !== null && foods.get(foodId)?.name !== foodName,
    );
    expect(wrong).toEqual([]);
  });

  test("rows name classes, uses and foods that there are, and a reason", () => {
    const knownUses = new Set(uses.uses.map(({ use }) => use));
    const wrong = substituteRows.filter(
      ({ class: name, uses: ofRow, candidates, why }) =>
        !(foodClasses.has(name) || name.startsWith("role: ")) ||
        !ofRow.every((use) => knownUses.has(use)) ||
        !candidates.every(({ parts }) =>
          parts.every(({ food, ratio }) => ratio > 0 && (food === "self" || substituteFoods.has(food))),
        ) ||
        why === "",
    );
    expect(wrong).toEqual([]);
    expect(substituteRows.length).toBeGreaterThan(200);
  });

  test("classes have parents, roles and kinds that there are", () => {
    const roles = new Set(recipeBook.flatMap(({ ingredients }) => ingredients.map(({ role }) => role)));
    for (const { parent, role } of foodClasses.values()) {
      expect(parent === null || foodClasses.has(parent)).toBe(true);
      expect([...roles]).toContain(role);
    }
    for (const { role } of uses.uses) expect([...roles, "leavening", "binder"]).toContain(role);
    for (const name of Object.values(kindClasses.classes)) expect([...foodClasses.keys()]).toContain(name);
    const kinds = [...Object.values(hidden.classes), ...Object.values(hidden.uses)].flat();
    for (const { kind } of kinds) expect([...kindRows.keys()]).toContain(kind);
    expect(Object.keys(classes.classes).length).toBe(foodClasses.size);
  });

  test.each([
    ["butter puff pastry", "puff_pastry"],
    ["peanut butter", "peanut_butter"],
    ["butter beans", "beans"],
    ["coconut milk", "coconut_milk"],
    ["chicken stock", "chicken_stock"],
    ["fish stock", "stock"],
    ["swordfish steaks", "fish"],
    ["corn flakes with barley malt", "breakfast_cereal"],
    ["large eggs", "egg"],
    ["eggplant", null],
    ["ground turkey", "mince"],
  ])("%s is of the class %s", (name, expected) => {
    expect(classify(name, null)).toBe(expected);
  });

  test("a name without class is read by its catalogue food", () => {
    expect(classify("Wiltshire farmhouse", "Cheese, cheddar, sharp")).toBe("cheese");
  });
});
