import type { Work } from "./caller.ts";

const meals = [
  "2 scrambled eggs, a slice of whole wheat toast and a cup of orange juice",
  "200 g cooked rice, 150 g chicken breast and 100 g broccoli",
  "a bowl of lentil soup, half an avocado and a glass of milk",
  "spaghetti bolognese 350 g, 20 g parmesan",
  "porridge made with 50 g oats and 250 ml semi-skimmed milk, a banana",
];
const reports = [
  "Bad headache since this morning, 7/10. No nausea.",
  "Bloated for two hours after the milk at lunch, mild cramps",
  "Itchy hives on both arms 20 minutes after eating shrimp",
];
const pancakes = { recipe_title: "Pancakes", ingredients: ["200 g flour", "300 ml milk", "2 eggs"] };

/** Bodies of all operations that run jobs; the lighter ones more often, as callers send them. */
const kinds: readonly Work[] = [
  ...meals.map((foodText) => ({ operation: "decode", body: { input_mode: "unstructured", foodText } })),
  ...meals.slice(0, 2).map((foodText) => ({ operation: "decode_sensory", body: { foodText } })),
  ...reports.map((symptomText) => ({
    operation: "decode_symptoms",
    body: { symptomText, timezone: "Europe/Berlin", reported_time: "2026-03-10T20:00" },
  })),
  { operation: "draft", body: { ...pancakes, diet: "vegan" } },
  { operation: "design", body: { type: "recipe", diet: "vegan" } },
];

/** The kinds of jobs in turn, `count` in all. */
export function mixJobs(count: number): Work[] {
  return Array.from({ length: Math.ceil(count / kinds.length) }, () => kinds)
    .flat()
    .slice(0, count);
}
