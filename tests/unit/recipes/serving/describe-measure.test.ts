import { describe, expect, it } from "vitest";
import { describeMeasure } from "../../../../shared/domain/recipes/serving/describe-measure.ts";

describe("a measure is written as in recipes", () => {
  it.each([
    [3, "tablespoon", "olive oil", 40, "3 tablespoons", "olive oil"],
    [0.5, "teaspoon", "salt", 3, "1/2 teaspoon", "salt"],
    [1.5, "cup", "rice", 280, "1 1/2 cups", "rice"],
    [0.33, "cup", "rice", 60, "1/3 cup", "rice"],
    [0.67, "cup", "rice", 120, "2/3 cup", "rice"],
    [6, "teaspoon", "sugar", 25, "2 tablespoons", "sugar"],
    [16, "tablespoon", "flour", 120, "1 cup", "flour"],
    [0.125, "cup", "milk", 31, "2 tablespoons", "milk"],
    [0.5, "tablespoon", "honey", 10, "1 1/2 teaspoons", "honey"],
    [0.05, "teaspoon", "ground cloves", 0.1, "a pinch", "ground cloves"],
    [0.05, "teaspoon", "vanilla extract", 0.2, "a few drops", "vanilla extract"],
    [2, "onion", "red onion", 220, "2", "red onions"],
    [1, "onion", "red onions", 110, "1", "red onion"],
    [0.5, "cucumber", "cucumbers", 150, "1/2", "cucumber"],
    [2, "chili", "red chili", 12, "2", "red chilies"],
    [3, "plum tomato", "tomatoes", 180, "3 plum", "tomatoes"],
    [1, "pepper", "dried ancho chiles", 17, "1", "dried ancho chile"],
    [3, "clove", "garlic", 9, "3 cloves", "garlic"],
    [12, "leaf", "lettuce", 120, "12 leaves", "lettuce"],
    [12, "sheet", "phyllo sheets", 228, "12", "phyllo sheets"],
    [2, "can", "tuna in water", 330, "2 cans", "tuna in water"],
    [4, "ear", "sweetcorn cobs", 572, "4", "sweetcorn cobs"],
    [1.5, "egg", "eggs", 75, "1 1/2", "eggs"],
  ])("%s %s of %s", (count, unit, name, grams, measure, shown) => {
    expect(describeMeasure({ count, unit, name, grams })).toEqual({ measure, name: shown });
  });
});

describe("a measure that does not fit", () => {
  it("is left out for three quarters of an egg", () => {
    expect(describeMeasure({ count: 0.75, unit: "egg", name: "eggs", grams: 37 })).toBeNull();
  });

  it('is marked with "about" if no spoon is that small', () => {
    expect(describeMeasure({ count: 0.19, unit: "teaspoon", name: "salt", grams: 1.1 })?.measure).toBe(
      "about 1/4 teaspoon",
    );
  });
});
