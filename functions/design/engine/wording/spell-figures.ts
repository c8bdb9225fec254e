const nutrients = "protein|fibre|fiber|iron|calcium|zinc|magnesium|potassium|carbs|carbohydrates|fat";

const figures: readonly (readonly [RegExp, string])[] = [
  // "A week, never the same meal twice".
  [/^\s*(?:a|one|1) (?:whole |full )?week(?=\s*[,.:;])/iu, "7 day plan"],
  // "10g+ fibre".
  [
    new RegExp(`(?<![\\d.,])(\\d+(?:[.,]\\d+)? ?(?:g|mg)) ?\\+ ?(?:of )?(?=(?:${nutrients})\\b)`, "giu"),
    "at least $1 ",
  ],
  // "Max 4 g saturated".
  [/(?<=\d ?g (?:of )?)saturated\b(?! fats?\b)/giu, "saturated fat"],
  // "Iron rich dinner, 6 mg or more".
  [
    new RegExp(
      `\\b(${nutrients})([- ](?:rich|packed)\\b[^.,;\\n]{0,60}), (\\d+(?:[.,]\\d+)? ?(?:g|mg)) (?:or more|at least|minimum)(?=\\s*(?:$|[.,;!]))`,
      "giu",
    ),
    "$1$2, at least $3 $1",
  ],
  // "Ready in 20 min, makes 4", "birthday cake, 12 slices".
  [/\bmakes (\d{1,2})(?=\s*(?:$|[.,;!)]))/giu, "$1 servings"],
  [/(?<=,\s*)(\d{1,2}) slices(?=\s*(?:$|[.,;!)]))/giu, "$1 servings"],
];

/** A request with its figures as readers know them: "10g+ fibre" is "at least 10g fibre". */
export function spellFigures(text: string): string {
  return figures.reduce((said, [pattern, plain]) => said.replace(pattern, plain), text);
}
