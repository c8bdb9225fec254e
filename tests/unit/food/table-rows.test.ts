import { describe, expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

describe("an exported table", () => {
  it.each([
    [
      "19/03;dinner;Fish pie (cod);125;g\n19/03;dinner;Green peas;165;g",
      ["dinner", "125 g fish pie", "cod", "dinner", "165 g green pea"],
    ],
    ["Date,Meal,Food,Qty,Unit\n2024-03-01,Breakfast,Porridge oats,40,g", ["breakfast", "40 g oatmeal oat"]],
    ["dates, food, 2 eggs", ["date", "food", "2 egg"]],
  ])("is read as a list of its rows: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});
