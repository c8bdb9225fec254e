import { expect, test } from "vitest";
import { replaceFood } from "../../../console/src/views/decode/replace-food.ts";

function itemsOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    item_id: index + 1,
    canonical_name: `Food ${index + 1}`,
    brand: null,
    attributes: [],
    quantity_g: 10 * index,
    status: "matched" as const,
  }));
}

test("the foods of a meal are asked for again with one of them replaced, and the filter of the request", () => {
  const request = {
    input_mode: "unstructured" as const,
    foodText: "x",
    compound_identifier_names: ["Protein"],
  };
  expect(replaceFood(itemsOf(3), { itemId: 2, name: "Kiwi" }, request)).toEqual({
    input_mode: "structured",
    // The first was left uneaten: an item has an amount.
    items: [
      { canonical_name: "Kiwi", quantity: 10, unit: "g" },
      { canonical_name: "Food 3", quantity: 20, unit: "g" },
    ],
    compound_identifier_names: ["Protein"],
  });
});

test("of more foods than a request may have the replaced one is asked for alone", () => {
  expect(replaceFood(itemsOf(30), { itemId: 5, name: "Kiwi" }, null)).toEqual({
    input_mode: "structured",
    items: [{ canonical_name: "Kiwi", quantity: 40, unit: "g" }],
  });
});
