import { expect, test } from "vitest";
import type { FoodCandidate } from "../../../../shared/domain/food/candidates/food-names.ts";
import { listOddTerms } from "../../../../shared/domain/food/spelling/odd-words.ts";

const none = { synonyms: [], portionLabels: [], portionGrams: [], defaultPortionGrams: 100 };
function food(id: number, name: string, plain: string): FoodCandidate {
  return { ...none, id, name, plainNames: [plain], source: "fndds", foodGroup: "Mixed dishes" };
}
const foods = [
  food(1, "Rice, cooked", "rice"),
  food(2, "Yogurt drink", "doogh"),
  food(3, "Chedder sauce", "x"),
];
const found = { foods, termFrequency: { rice: 900, doogh: 1, chedder: 1, cheese: 500 }, foodCount: 9_000 };

test("a word that few foods have is odd beside words that none of them has", () => {
  expect([...listOddTerms([["chedder", "cheese"]], found)]).toEqual(["chedder"]);
});

test("a food's own name is not odd where it stands alone, whatever is listed beside it", () => {
  expect([...listOddTerms([["rice"], ["rice", "doogh"], ["doogh"]], found)]).toEqual([]);
});
