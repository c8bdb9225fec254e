import { describe, expect, it } from "vitest";
import { readOptionFigures } from "../../../functions/decide/engine/figures/read-option-figures.ts";

const ids: Readonly<Record<string, number>> = {
  energy: 1008,
  protein: 1003,
  fat: 1004,
  carbohydrate: 1005,
  fibre: 1079,
  sugars: 2000,
  sodium: 1093,
  iron: 1089,
  caffeine: 1057,
  alcohol: 1018,
  vitaminD: 1114,
};

/** What is stated of the portion, in the compound's unit, to two decimals. */
function ofPortion(text: string, name: string): number | null {
  const amount = readOptionFigures(text).stated?.ofPortion.get(ids[name] ?? 0);
  return amount === undefined ? null : Math.round(amount.value * 100) / 100;
}

it("a price in pence is no protein", () => expect(ofPortion("lentils at 60p a tin", "protein")).toBeNull());

describe("an amount is read with its unit and its compound", () => {
  it.each([
    ["bar with 20 g protein, 200 kcal", "protein", 20],
    ["bar with 20 g protein, 200 kcal", "energy", 200],
    ["wrap (250cal)", "energy", 250],
    ["a bar (20 g protein)", "protein", 20],
    ["a tin: 14 g of protein", "protein", 14],
    ["pasty, 900 kJ", "energy", 215.11],
    ["bowl 30g P 12g C 8g F", "carbohydrate", 12],
    ["bowl P30/C12/F8", "fat", 8],
    ["shake: carbs 22 g, protein 10 g", "carbohydrate", 22],
    ["quark 12,8 g sugar", "sugars", 12.8],
    ["soup with 1.2 g salt", "sodium", 480],
    ["soup with 0.6 g sodium", "sodium", 600],
    ["menu of 1.200 kcal", "energy", 1200],
    ["pie, 1,200 kcal", "energy", 1200],
    ["shake with thirty grams of protein", "protein", 30],
    ["cereal with 25 % DV iron", "iron", 4.5],
    ["cereal, iron 50% NRV", "iron", 7],
    ["milk with 400 IU of vitamin D", "vitaminD", 10],
    ["wine, 2 units of alcohol", "alcohol", 16],
    ["cracker <1 g fibre", "fibre", 0.5],
    ["iced tea 0 sugar", "sugars", 0],
    ["pizza 400-450 kcal", "energy", 425],
    ["pizza ~400 kcal", "energy", 400],
    ["soup 400 kcal, sorry I mean 700 kcal", "energy", 700],
    ["nachos with seven hundred and fifty calories", "energy", 750],
    ["soup with 15% of the RI for salt", "sodium", 360],
  ])("%s: %s", (text, name, value) => {
    expect(ofPortion(text, name)).toBe(value);
  });
});

describe("a figure of 100 g or of a piece becomes one of what is eaten", () => {
  it.each([
    ["muesli 35 g bowl, 380 kcal per 100 g", "energy", 133],
    ["iced tea 500 ml, 4.5 g sugar/100 ml", "sugars", 22.5],
    ["500 ml bottle of juice with 45 kcal per 100 ml", "energy", 225],
    ["chews, 400 kcal per 100 g, bag is 20 g, eating the whole bag", "energy", 80],
    ["oatcakes 440 kcal per 100 g, serving is 25 g", "energy", 110],
    ["a pint of milk, 3.4 g protein per 100 ml", "protein", 19.32],
    ["2 slices of bread at 90 each", "energy", 180],
    ["3 eggs with 6 g protein each", "protein", 18],
    ["biscuits, pack of 6, 150 kcal per piece, I eat two", "energy", 300],
    ["crackers: 120 kcal per serving, 3 servings per pack, I eat the whole pack", "energy", 360],
    ["tub with 4 servings of 150 kcal and I eat all of it", "energy", 600],
    ["half of a 600 kcal pizza", "energy", 300],
    ["half a pizza (900 kcal whole)", "energy", 450],
    ["bar with 300 kcal, I eat half of it", "energy", 150],
    ["3/4 of a 400 g lasagne with 150 kcal per 100 g", "energy", 450],
    ["pack of 4 muffins with 1200 kcal in total, I eat one", "energy", 300],
    ["powder, 24 g protein per scoop with 2 scoops", "protein", 48],
    ["bar A: per 100 g 30 g protein, 40 g", "protein", 12],
  ])("%s: %s", (text, name, value) => {
    expect(ofPortion(text, name)).toBe(value);
  });

  it("and stays one of 100 g where nobody says how much is eaten", () => {
    const { stated } = readOptionFigures("skyr, 11 g of protein per 100 g");
    expect(stated?.ofHundred.get(1003)?.value).toBe(11);
    expect(stated?.grams).toBeNull();
  });
});

describe("the words without figures name the food", () => {
  it.each([
    ["burger (250 kcal)", "burger"],
    ["250 kcal muffin", "muffin"],
    ["3 eggs with 6 g protein each", "3 eggs"],
    ["an apple", "an apple"],
    ["150 g of rice", "150 g of rice"],
    ["85% dark chocolate", "85% dark chocolate"],
  ])("%s", (text, words) => {
    expect(readOptionFigures(text).words).toBe(words);
  });
});
