import { describe, expect, it } from "vitest";
import { readPortionRows } from "../../../shared/domain/food/portions/portion-rows.ts";
import { summarise } from "./small-catalogue.ts";

describe("grams of an amount", () => {
  it.each([
    ["50 g rice", "6:50"],
    ["0.5 kg apples", "17:500"],
    ["1,000 g rice", "6:1000"],
    ["1,5 dl milk", "1:155"],
    ["2 x 50 g cheddar cheese", "31:100"],
    ["4 oz salmon", "32:113"],
    ["half a pound of salmon", "32:227"],
  ])("takes a mass or volume as told: %j", (text, expected) => {
    expect(summarise(text)).toEqual([expected]);
  });

  it.each([
    ["1 1/2 cups of rice", "6:237"],
    ["½ cup rice", "6:79"],
    ["a tablespoon of peanut butter", "27:16"],
    ["two tsp honey", "44:14"],
    ["a pint of milk", "1:488"],
    ["a 20 fl oz bottle of cola", "20:620"],
    ["two 12 oz cans of cola", "20:744"],
    ["half a litre of cola", "20:524"],
  ])("weighs household measures by the food's own rows: %j", (text, expected) => {
    expect(summarise(text)).toEqual([expected]);
  });

  it.each([
    ["an apple", "17:180"],
    ["a small apple", "17:165"],
    ["3 large apples", "17:726"],
    ["a couple of bananas", "18:252"],
    ["half a dozen eggs", "4:300"],
    ["2-3 bananas", "18:315"],
    ["a medium burrito with meat and beans", "39:220"],
    ["a can of cola", "20:372"],
    ["a small bag of potato chips", "24:28"],
    ["a 100-calorie pack of unsalted almonds", "35:18"],
    ["10 unsalted almonds", "35:12"],
    ["10 pieces of unsalted almonds", "35:12"],
    ["a thin slice of rye bread", "19:25"],
    ["eggs x2", "4:100"],
  ])("weighs pieces and sizes by the food's own rows: %j", (text, expected) => {
    expect(summarise(text)).toEqual([expected]);
  });

  it("takes a pizza for a person, the whole when its size is told", () => {
    expect(summarise("a cheese pizza")).toEqual(["22:350"]);
    expect(summarise("a medium cheese pizza")).toEqual(["22:691"]);
  });

  it("takes the default portion where no amount is told", () => {
    expect(summarise("oatmeal")).toEqual(["43:240"]);
  });

  it("reads amounts told behind the food", () => {
    expect(summarise("rice (1 cup)")).toEqual(["6:158"]);
    expect(summarise("salmon, 150 g")).toEqual(["32:150"]);
    expect(summarise("rye bread, 2 slices")).toEqual(["19:64"]);
  });

  it("reads the size of the vessel that the food is from", () => {
    expect(summarise("potato chips from a small bag")).toEqual(["24:28"]);
    expect(summarise("potato chips from a bag")).toEqual(summarise("potato chips"));
  });

  it("keeps a unit word that belongs to a food's name", () => {
    expect(summarise("a slice of pound cake")).toEqual(["30:75"]);
  });
});

describe("portion rows", () => {
  it("weigh what each food says, though foods word their portions alike", () => {
    const gramsOf = (grams: number) => readPortionRows("2 pieces", grams).map(({ gramsEach }) => gramsEach);
    expect([gramsOf(60), gramsOf(90)]).toEqual([[30], [45]]);
  });

  it("divides the label's own count out", () => {
    expect(readPortionRows("3 oz", 85)[0]?.gramsEach).toBeCloseTo(28.33);
    expect(readPortionRows("0.5 cup", 86)[0]).toMatchObject({ gramsEach: 172, millilitres: 236.588 });
    expect(readPortionRows("1/2 bagel", 49)[0]?.gramsEach).toBe(98);
  });

  it("does not take a named cup for a volume", () => {
    expect(readPortionRows("1 medium ice cream cup", 240)[0]?.millilitres).toBeNull();
  });

  it("knows weights that are told by what they yield", () => {
    expect(readPortionRows("1 cup, dry, yields", 200)[0]?.isIndirect).toBe(true);
    expect(readPortionRows("1 cup, cooked", 158)[0]?.isIndirect).toBe(false);
  });
});
