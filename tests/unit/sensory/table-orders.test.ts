import { describe, expect, it } from "vitest";
import { rows } from "./table-data.ts";

const byName = new Map(rows.map((row) => [row.name, row]));

type Ladder = readonly [title: string, ...names: string[]];

const sour: readonly Ladder[] = [
  ["by titratable acid of fruit", "lemon", "cranberry", "raspberry", "orange", "peach", "pear", "watermelon"],
  ["by acid of apples and stone fruit", "green apple", "apple", "pear"],
  ["by lactic acid of milk products", "buttermilk", "yogurt", "cream cheese", "ricotta", "milk"],
  ["by acetic acid of condiments", "vinegar", "balsamic vinegar", "ketchup", "mayonnaise", "olive oil"],
  ["by acid of drinks", "lemonade", "white wine", "cola", "coffee", "milk"],
  ["by ferment of bread", "sourdough", "bread", "flour"],
  ["by brine", "dill pickle", "cucumber"],
];
const bitter: readonly Ladder[] = [
  ["by cocoa", "unsweetened chocolate", "dark chocolate 85%", "dark chocolate 70%", "dark chocolate"],
  ["by cocoa, milk and white", "dark chocolate", "milk chocolate", "white chocolate"],
  ["by strength of coffee", "espresso", "coffee", "milk coffee", "milk"],
  ["by bitter units of beer", "ipa", "pale ale", "beer", "light beer"],
  ["by leaf", "dandelion greens", "endive", "arugula", "iceberg lettuce"],
  ["by glucosinolates", "brussels sprouts", "broccoli", "cauliflower", "carrot"],
  ["by naringin", "grapefruit", "pomelo", "orange", "mandarin"],
  ["by nut skin", "walnut", "almond", "cashew"],
  ["by quinine", "tonic water", "cola", "water"],
];
const umami: readonly Ladder[] = [
  ["by free glutamate of cheese", "parmesan", "gruyere", "cheddar", "mozzarella", "cream"],
  ["by free glutamate of condiments", "soy sauce", "worcestershire sauce", "ketchup", "mayonnaise"],
  ["by drying", "dried shiitake", "shiitake", "mushroom", "cucumber"],
  ["by concentration of tomato", "tomato paste", "canned tomato", "tomato", "bell pepper"],
  ["by curing", "prosciutto", "ham", "pork"],
  ["by fish", "anchovy", "tuna", "salmon", "cod"],
];
const pungent: readonly Ladder[] = [
  ["by scoville", "habanero", "cayenne", "jalapeno", "poblano", "bell pepper"],
  ["by isothiocyanate", "wasabi", "mustard", "radish", "cabbage"],
  ["by heat on alliums", "garlic", "onion", "chives", "cooked onion"],
  ["by alcohol", "spirit", "fortified wine", "wine", "fruit juice"],
  ["by ginger", "ginger", "ginger beer", "ginger ale", "soft drink"],
  ["by recipe of curries", "vindaloo", "curry", "butter chicken", "cream sauce"],
];
const astringent: readonly Ladder[] = [
  ["by tea leaf", "strong black tea", "tea", "tea with milk", "milk"],
  ["by tannin of wine", "red wine", "rose wine", "beer"],
  ["by ripeness", "unripe persimmon", "persimmon"],
  ["by tannin of fruit", "aronia", "cranberry", "pomegranate", "red grape", "peach"],
  ["by nut skin", "walnut", "almond", "macadamia"],
];

describe.each([
  ["sour", sour],
  ["bitter", bitter],
  ["umami", umami],
  ["pungent", pungent],
  ["astringent", astringent],
] as const)("%s falls", (dimension, ladders) => {
  it.each(ladders)("%s", (_title, ...names) => {
    const intensities = names.map((name) => byName.get(name)?.[dimension]);
    const falling = [...intensities].sort((a, b) => (b ?? Number.NaN) - (a ?? Number.NaN));
    expect(intensities.every((intensity) => typeof intensity === "number")).toBe(true);
    expect(intensities).toEqual(falling);
    expect(new Set(intensities).size, names.join(" > ")).toBe(names.length);
  });
});

describe("the common scale", () => {
  it.each([
    ["lemon juice", "sour", 95],
    ["vinegar", "sour", 90],
    ["yogurt", "sour", 35],
    ["tomato", "sour", 20],
    ["banana", "sour", 8],
    ["milk", "sour", 3],
    ["espresso", "bitter", 75],
    ["cocoa powder", "bitter", 80],
    ["grapefruit", "bitter", 40],
    ["beer", "bitter", 30],
    ["parmesan", "umami", 80],
    ["soy sauce", "umami", 90],
    ["broth", "umami", 45],
    ["mushroom", "umami", 35],
    ["wasabi", "pungent", 85],
    ["black pepper", "pungent", 60],
    ["garlic", "pungent", 65],
    ["strong black tea", "astringent", 55],
    ["red wine", "astringent", 60],
    ["walnut", "astringent", 30],
  ] as const)("keeps %s within 4 of its anchor, %s %i", (name, dimension, anchor) => {
    expect(Math.abs((byName.get(name)?.[dimension] ?? Number.NaN) - anchor)).toBeLessThanOrEqual(4);
  });
});
