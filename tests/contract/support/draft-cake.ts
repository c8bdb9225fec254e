/** A cake with something for most rules to be against. */
export const cake = {
  recipe_title: "Cake",
  servings: 8,
  ingredients: ["200 g flour", "150 g sugar", "2 eggs", "100 g butter", "50 g almonds", "2 tbsp rum"],
  steps: [
    "Beat eggs, sugar and butter.",
    "Fold in flour, almonds and rum.",
    "Bake at 180 °C for 40 minutes.",
  ],
};

/** The lines of the request that changed, by their number. */
export const changedLines = (diffs: readonly { line: number }[]) => diffs.map(({ line }) => line);
