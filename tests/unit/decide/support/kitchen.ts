import type { DecidePorts } from "../../../../functions/decide/decide-ports.ts";
import type { MealEvidence } from "../../../../shared/domain/composition/evidence.ts";
import type { FoodCandidate, FoundFoods } from "../../../../shared/domain/food/candidates/food-names.ts";
import { foodTerms } from "../../../../shared/domain/food/candidates/food-terms.ts";
import { createSpeller } from "../../../../shared/domain/food/spelling/create-speller.ts";
import { defaultFetchRules, defaultMediaLimits } from "../../../../shared/platform/media/media-limits.ts";
import { createMemoryStorage } from "../../media/support/memory-storage.ts";

/** Energy kcal, protein, fat, carbohydrate, fibre, sugars, saturated fat in g, sodium and iron in mg, per 100 g. */
type Figures = readonly [number, number, number, number, number, number, number, number, number];
type Row = readonly [id: number, name: string, group: string, portionGrams: number, figures: Figures];

const figureIds = [1008, 1003, 1004, 1005, 1079, 2000, 1258, 1093, 1089];

// Figures of FNDDS 2021-2023, rounded.
const rows: readonly Row[] = [
  [1, "Water, tap", "Tap water", 360, [0, 0, 0, 0, 0, 0, 0, 4, 0]],
  [2, "Soft drink, cola", "Soft drinks", 372, [42, 0, 0, 10, 0, 10, 0, 3, 0]],
  [3, "Peanut butter", "Nuts and seeds", 32, [598, 22, 51, 22, 5, 10, 10, 429, 1.7]],
  [4, "Egg, whole, boiled", "Eggs and omelets", 50, [155, 12.6, 10.6, 1.1, 0, 1.1, 3.3, 124, 1.2]],
  [5, "Salmon, cooked", "Fish", 140, [206, 22, 12, 0, 0, 0, 2.5, 61, 0.3]],
  [6, "Beef steak, cooked", "Beef, excludes ground", 160, [229, 27, 13, 0, 0, 0, 5.3, 369, 2.6]],
  [7, "Anchovy", "Fish", 20, [210, 29, 10, 0, 0, 0, 2.2, 3668, 4.6]],
  [8, "Apple, raw", "Apples", 200, [52, 0.3, 0.2, 14, 2.4, 10, 0, 1, 0.1]],
  [9, "Rice, white, cooked", "Rice", 158, [130, 2.7, 0.3, 28, 0.4, 0.1, 0.1, 245, 1.2]],
  [10, "Lentils, cooked", "Beans, peas, legumes", 180, [116, 9, 0.4, 20, 7.9, 1.8, 0.1, 238, 3.3]],
  [11, "Doughnut", "Doughnuts, sweet rolls, pastries", 75, [420, 5, 23, 48, 1.7, 20, 10, 400, 1.9]],
  [12, "Wine, red", "Wine", 147, [85, 0.1, 0, 2.6, 0, 0.6, 0, 4, 0.5]],
  [13, "Broccoli, cooked", "Broccoli", 80, [35, 2.4, 0.4, 7, 3.3, 1.4, 0.1, 250, 0.7]],
  [14, "Bread, white", "Yeast breads", 28, [270, 9, 3.6, 49, 2.3, 5.7, 0.8, 478, 3.4]],
];

const foods: readonly FoodCandidate[] = rows.map(([id, name, foodGroup, defaultPortionGrams]) => ({
  id,
  source: "fndds",
  name,
  synonyms: [],
  foodGroup,
  portionLabels: [],
  portionGrams: [],
  defaultPortionGrams,
}));

/** A catalogue of fourteen foods without recipes that counts its calls. */
export function createKitchen() {
  const calls: string[] = [];
  const termFrequency: Record<string, number> = {};
  for (const food of foods)
    for (const { term } of foodTerms(food)) termFrequency[term] = (termFrequency[term] ?? 0) + 60;
  const found: FoundFoods = { foods, termFrequency, foodCount: 20_000 };
  const catalogue: DecidePorts["catalogue"] = {
    findFoods: async () => {
      calls.push("findFoods");
      return found;
    },
    speller: async () => createSpeller(new Map(Object.entries(termFrequency))),
    mealEvidence: async ({ foodIds }) => {
      calls.push("mealEvidence");
      return describeEvidence(foodIds);
    },
    foodRecipes: async () => {
      calls.push("foodRecipes");
      return new Map();
    },
  };
  return { catalogue, calls };
}

function describeEvidence(foodIds: readonly number[]): MealEvidence {
  const evidence = rows
    .filter(([id]) => foodIds.includes(id))
    .flatMap(([foodId, , , , figures]) =>
      figures.map((amount, index) => ({
        foodId,
        compoundId: figureIds[index] ?? 0,
        amount,
        valueType: "quantified" as const,
        minimum: null,
        maximum: null,
        interpolated: false,
        referenceIds: [1],
      })),
    );
  return { catalogueRelease: "r1", compounds: [], evidence, references: [] };
}

/** Ports of a deployment without model, on a kitchen of its own unless stated. */
export function kitchenPorts(change: Partial<DecidePorts> = {}): DecidePorts {
  return {
    catalogue: createKitchen().catalogue,
    model: null,
    storage: createMemoryStorage(),
    remote: null,
    mediaLimits: defaultMediaLimits,
    fetchRules: defaultFetchRules,
    log: () => {},
    startTimeout: () => new AbortController().signal,
    ...change,
  };
}
