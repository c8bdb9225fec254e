import type { FoodCandidate, FoundFoods } from "../../../shared/domain/food/candidates/food-names.ts";
import { foodTerms } from "../../../shared/domain/food/candidates/food-terms.ts";
import { type MealItem, readMeal } from "../../../shared/domain/food/read-meal.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";

type Row = readonly [
  id: number,
  name: string,
  synonyms: string,
  group: string,
  defaultGrams: number | null,
  portions: Readonly<Record<string, number>>,
];

// Names, portions and weights of FNDDS 2021-2023 and SR28, shortened.
const rows: readonly Row[] = [
  [1, "Milk, NFS", "", "Milk, reduced fat", 244, { "1 cup": 244, "1 fl oz": 30.5 }],
  [2, "Milk, whole", "", "Milk, whole", 244, { "1 cup": 244, "1 fl oz": 30.5 }],
  [3, "Milk, dry, not reconstituted", "", "Milk, reduced fat", 32, { "1 cup": 128 }],
  [
    4,
    "Egg, whole, cooked, NS as to cooking method",
    "",
    "Eggs and omelets",
    100,
    { "1 small": 40, "1 medium": 44, "1 large": 50, "1 egg, NS as to size": 50 },
  ],
  [
    5,
    "Egg, whole, fried, NS as to fat",
    "",
    "Eggs and omelets",
    110,
    { "1 large": 55, "1 egg, NS as to size": 55 },
  ],
  [6, "Rice, cooked, NFS", "", "Rice", 118, { "1 cup, cooked": 158 }],
  [7, "Rice, white, with beans", "", "Rice mixed dishes", 200, { "1 cup": 200 }],
  [8, "Rice, white, long-grain, regular, raw", "", "Cereal Grains and Pasta", null, { "1 cup": 185 }],
  [
    9,
    "Chicken, NS as to part and cooking method, NS as to skin eaten",
    "any source",
    "Chicken, whole pieces",
    85,
    { "1 oz, cooked": 28.35 },
  ],
  [
    10,
    "Chicken breast, grilled without sauce, skin eaten",
    "",
    "Chicken, whole pieces",
    120,
    { "1 medium breast": 120 },
  ],
  [
    11,
    "Chicken breast, grilled without sauce, skin not eaten",
    "",
    "Chicken, whole pieces",
    120,
    { "1 medium breast": 110 },
  ],
  [12, "Chicken skin", "", "Chicken, whole pieces", 30, { "1 cup": 140 }],
  [13, "Butter, NFS", "", "Butter and animal fats", 14, { "1 tablespoon": 14.2, "1 pat": 5 }],
  [14, "Ghee, clarified butter", "", "Butter and animal fats", 14, { "1 tablespoon": 12.8 }],
  [15, "Peppers, raw, NFS", "", "Other vegetables and combinations", 20, { "1 cup": 92, "1 pepper": 119 }],
  [16, "Peppers, banana, raw", "", "Other vegetables and combinations", 33, { "1 pepper": 33 }],
  [17, "Apple, raw", "", "Apples", 200, { "1 small": 165, "1 medium": 200, "1 large": 242 }],
  [18, "Banana, raw", "", "Bananas", 126, { "1 banana": 126 }],
  [19, "Bread, rye", "", "Yeast breads", 32, { "1 slice, NFS": 32, "1 small or thin slice": 25 }],
  [
    20,
    "Soft drink, cola",
    "Coke;Coca Cola",
    "Soft drinks",
    372,
    { "1 fl oz (NFS)": 31, "1 can (12 fl oz)": 372, "1 bottle (20 fl oz)": 620 },
  ],
  [
    21,
    "Soft drink, cola, diet",
    "Diet Coke",
    "Diet soft drinks",
    360,
    { "1 fl oz (NFS)": 30, "1 can (12 fl oz)": 360 },
  ],
  [
    22,
    "Pizza, cheese, from restaurant or fast food, medium crust",
    "",
    "Pizza",
    248,
    { "1 piece, NFS": 119, '1 medium pizza (11-12" diameter)': 691 },
  ],
  [23, "Potato, french fries, NFS", "", "French fries and other fried white potatoes", 110, { "1 cup": 60 }],
  [
    24,
    "Potato chips, plain",
    "",
    "Potato chips",
    28,
    { "1 small single serving bag": 28, "1 large single serving bag": 85, "1 chip": 2 },
  ],
  [25, "Coffee, NS as to type", "", "Coffee", 360, { "1 fl oz": 30 }],
  [26, "Coffee, pre-sweetened with sugar", "", "Coffee", 360, { "1 fl oz": 31 }],
  [27, "Peanut butter", "", "Nuts and seeds", 32, { "1 tablespoon": 16 }],
  [
    28,
    "Peanut butter and jelly sandwich, NFS",
    "PB and J",
    "Peanut butter and jelly sandwiches",
    112,
    { "1 sandwich": 112 },
  ],
  [29, "Cookie, chocolate chip", "", "Cookies and brownies", 30, { "1 small": 15, "1 medium": 30 }],
  [30, "Cake, pound", "", "Cakes and pies", 75, { "1 slice": 75 }],
  [31, "Cheese, Cheddar", "", "Cheese", 21, { "1 slice": 21, "1 cup, shredded": 113 }],
  [32, "Fish, salmon, NFS", "", "Fish", 145, { "1 oz, cooked": 28.35 }],
  [33, "Fish, salmon, raw", "", "Fish", 145, { "1 oz": 28.35 }],
  [34, "Eggplant, cooked, NS as to fat", "", "Other vegetables and combinations", 85, { "1 cup": 100 }],
  [
    35,
    "Almonds, unsalted",
    "",
    "Nuts and seeds",
    28,
    { "1 cup": 140, "1 nut": 1.2, "1 100 calorie package": 18 },
  ],
  [36, "Almonds, salted", "", "Nuts and seeds", 28, { "1 cup": 140, "1 nut": 1.2 }],
  [37, "Hamburger, on bun, NFS", "", "Burgers", 145, { "1 hamburger": 145 }],
  [38, "Mayonnaise, regular", "", "Mayonnaise", 14, { "1 tablespoon": 14 }],
  [
    39,
    "Burrito, meat, with beans, cheese",
    "",
    "Burritos and tacos",
    220,
    { "1 miniature": 110, "1 small/regular": 220, "1 large": 330 },
  ],
  [40, "Tomatoes, raw", "", "Tomatoes", 125, { "1 small": 91, "1 medium": 123 }],
  [41, "Tomatoes, NS as to form, cooked", "", "Tomatoes", 120, { "1 cup": 240 }],
  [42, "Beans, NFS", "", "Beans, peas, legumes", 92, { "1 cup": 185 }],
  [43, "Oatmeal, NFS", "", "Oatmeal", 240, { "1 cup, cooked": 240 }],
  [44, "Honey", "", "Sugars and honey", 7, { "1 tablespoon": 21, "1 teaspoon": 7 }],
];

const plainNames = new Map([[37, ["burger"]]]);

export const smallCatalogue: readonly FoodCandidate[] = rows.map(
  ([id, name, synonyms, foodGroup, defaultPortionGrams, portions]) => ({
    id,
    source: foodGroup === "Cereal Grains and Pasta" ? "sr28" : "fndds",
    name,
    synonyms: synonyms === "" ? [] : synonyms.split(";"),
    plainNames: plainNames.get(id) ?? [],
    foodGroup,
    portionLabels: Object.keys(portions),
    portionGrams: Object.values(portions),
    defaultPortionGrams,
  }),
);

/** What the catalogue would find: every small food, its terms as frequent as in a catalogue of full size. */
export function findSmall(foods: readonly FoodCandidate[] = smallCatalogue): FoundFoods {
  const termFrequency: Record<string, number> = {};
  for (const food of foods)
    for (const { term } of foodTerms(food)) termFrequency[term] = (termFrequency[term] ?? 0) + 60;
  return { foods, termFrequency, foodCount: 20_000 };
}

/** Reads a text against the small catalogue. */
export function readSmall(text: string): readonly MealItem[] {
  return readMeal(outlineMeal(text), findSmall()).items;
}

/** The food ids and grams of a reading, "?" for an unresolved item. */
export function summarise(text: string): string[] {
  return readSmall(text).map(({ food, grams }) => `${food?.id ?? "?"}:${Math.round(grams)}`);
}
