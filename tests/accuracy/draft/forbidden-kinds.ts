import { asList, type DraftRequest } from "./draft-case.ts";
import { type ForbiddenKind, isListedDiet, kindsOfDiet } from "./find-forbidden.ts";

const words: [RegExp, ForbiddenKind[]][] = [
  [/\begg/, ["egg"]],
  [/\b(dairy|milk)\b/, ["dairy"]],
  [/\b(tree )?nuts?\b(?<!peanut)/, ["tree_nut"]],
  [/\bpeanut/, ["peanut"]],
  [/\b(gluten|wheat)\b/, ["gluten"]],
  [/\b(shellfish|crustacean)/, ["shellfish"]],
  [/\bfish\b/, ["fish"]],
  [/\b(alcohol|wine)\b/, ["alcohol"]],
  [/\bpork\b/, ["pork"]],
];
const conditions: [RegExp, ForbiddenKind[]][] = [
  [/c(o)?eliac/, ["gluten"]],
  [/pregnan/, ["alcohol"]],
];

/** The kinds of food that the fields of a request forbid; words of free text are not read. */
export function forbiddenKinds(request: DraftRequest): ForbiddenKind[] {
  const diets = asList(request.diet).map((diet) => diet.toLowerCase().replace(/[ _]/g, "-"));
  const restrictions = [...asList(request.restrictions), ...asList(request.avoided_foods)];
  return [
    ...new Set([
      ...diets.flatMap((diet) => (isListedDiet(diet) ? kindsOfDiet(diet) : [])),
      ...readKinds(restrictions, words),
      ...readKinds(asList(request.condition), conditions),
    ]),
  ];
}

function readKinds(texts: readonly string[], patterns: typeof words): ForbiddenKind[] {
  return texts.flatMap((text) =>
    patterns.flatMap(([pattern, kinds]) => (pattern.test(text.toLowerCase()) ? kinds : [])),
  );
}
