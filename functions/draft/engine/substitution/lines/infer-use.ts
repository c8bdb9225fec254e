import { clauseMark, splitTerms } from "../../../../../shared/domain/nutrition/mod.ts";
import type { IngredientRole } from "../../../../../shared/domain/recipes/mod.ts";
import data from "../data/uses.json" with { type: "json" };
import type { SourceIngredient, SourceRecipe } from "../source-recipe.ts";
import { readDishKinds } from "../tables/dish-kinds.ts";
import { classify, foodClasses, listLineage } from "../tables/food-class.ts";

/** What an ingredient does in its dish. */
type InferredUse = {
  readonly foodClass: string | null;
  readonly use: string | null;
  readonly role: IngredientRole;
};

type UseRule = {
  readonly class: string;
  readonly use: string;
  readonly role: string;
  readonly line?: readonly string[];
  readonly steps?: readonly string[];
  readonly dish?: readonly string[];
  readonly with?: readonly string[];
  readonly without?: readonly string[];
  readonly least?: number;
  readonly most?: number;
};

/** What the rules look at. */
type Setting = {
  readonly line: string;
  readonly sentences: string;
  readonly dishes: ReadonlySet<string>;
  readonly beside: ReadonlySet<string>;
  readonly share: number;
};

const rules: readonly UseRule[] = data.uses;
const groupRoles = new Map<string, IngredientRole>([
  ["Vegetables and Vegetable Products", "vegetable"],
  ["Fruits and Fruit Juices", "fruit"],
  ["Spices and Herbs", "spice"],
  ["Fats and Oils", "fat"],
  ["Beverages", "liquid"],
  ["Cereal Grains and Pasta", "base"],
  ["Dairy and Egg Products", "creamy"],
  ["Sweets", "sweetener"],
]);

/** Tells for each ingredient its class and what it does: by its line, the dish, its share and what stands beside it. */
export function inferUses({ title, ingredients, steps }: SourceRecipe): InferredUse[] {
  const dishes = readDishKinds(title);
  const classes = ingredients.map(({ name, food }) => classify(name, food?.name ?? null));
  const wholeGrams = ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const sentences = steps.flatMap((step) => step.split(/[.!?;]\s/));
  return ingredients.map((ingredient, at) => {
    const foodClass = classes[at] ?? null;
    const beside = new Set(classes.flatMap((other, place) => (place === at ? [] : listLineage(other))));
    const setting = {
      line: wordsOf([ingredient.name, ingredient.preparation, ingredient.purpose].join(" ")),
      sentences: mentionsOf(ingredient, foodClass, sentences),
      dishes,
      beside,
      share: wholeGrams > 0 ? ingredient.grams / wholeGrams : 0,
    };
    return { foodClass, ...chooseUse(foodClass, setting, ingredient) };
  });
}

function chooseUse(foodClass: string | null, setting: Setting, { food, role }: SourceIngredient) {
  for (const name of listLineage(foodClass)) {
    const rule = rules.find((one) => one.class === name && holds(one, setting));
    if (rule !== undefined) return { use: rule.use, role: role ?? asRole(rule.role) };
  }
  const ofClass = foodClass === null ? undefined : foodClasses.get(foodClass)?.role;
  return { use: null, role: role ?? ofClass ?? groupRoles.get(food?.foodGroup ?? "") ?? "garnish" };
}

function holds(rule: UseRule, { line, sentences, dishes, beside, share }: Setting): boolean {
  const isAny = (words: readonly string[] | undefined, test: (word: string) => boolean) =>
    words === undefined || words.some(test);
  return (
    isAny(rule.line, (words) => line.includes(wordsOf(words))) &&
    isAny(rule.steps, (words) => sentences.includes(wordsOf(words))) &&
    isAny(rule.dish, (kind) => dishes.has(kind)) &&
    isAny(rule.with, (name) => beside.has(name)) &&
    !(rule.without ?? []).some((name) => beside.has(name)) &&
    share >= (rule.least ?? 0) &&
    share <= (rule.most ?? 1)
  );
}

/** The sentences that name the ingredient by its last word or by a word of its class. */
function mentionsOf(
  { name }: SourceIngredient,
  foodClass: string | null,
  sentences: readonly string[],
): string {
  const [head = name] = name.split(",");
  const last = splitTerms(head).findLast((term) => term !== clauseMark) ?? "";
  const called = new Set([last, ...listLineage(foodClass)]);
  return sentences
    .map(wordsOf)
    .filter((sentence) => [...called].some((word) => word !== "" && sentence.includes(` ${word} `)))
    .join(" ");
}

/** Normalised words between spaces, so that only whole words are found. */
function wordsOf(text: string): string {
  return ` ${splitTerms(text)
    .filter((term) => term !== clauseMark)
    .join(" ")} `;
}

/** JSON knows no unions: that each role is one is held by the tests of the tables. */
function asRole(role: string): IngredientRole {
  return role as IngredientRole;
}
