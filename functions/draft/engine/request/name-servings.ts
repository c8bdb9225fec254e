import { splitTerms } from "../../../../shared/domain/nutrition/mod.ts";
import { numberWordSource, readNumberText } from "../../../../shared/language/mod.ts";
import type { StatedRecipe } from "../brief.ts";

/** "I only want 10 cookies", "scale to 12 muffins", "less sugar, and 40 cookies". */
const counted =
  /(?<lead>^|[.,;:\n] ?|\b(?<verb>and|to|make|want|need|for|only|just|be)\b[^.,;\d\n]{0,20})(?<count>\d{1,3}) (?<noun>\p{L}+)(?! of\b)/giu;
/** What any bake is cut into. */
const pieces = new Set(["pieces", "squares", "slices"]);
const joiners = new Set(["and", "to"]);

/** "Just one loaf", "I need three jars". */
const made = new RegExp(
  `(?<lead>^|\\b(?:only|just|need|want|make|bake|do|for|to)\\b(?: (?:about|only|just|enough for))?) ?(?<count>\\d{1,3}|${numberWordSource}) (?<noun>\\p{L}+)(?<next> \\p{L}+)?(?! of\\b)`,
  "giu",
);
/** "Makes 2 loaves", "yields 24 small cookies", "for 5 glasses". */
const yielded = new RegExp(
  `(?:\\b(?:makes|yields?|enough for)\\b:?|^for) (?:about |approx\\.? |around )?(?<count>\\d{1,3}|${numberWordSource}) (?:\\p{L}+ )?(?<noun>\\p{L}+)(?=[ ]*(?:[.,;:)(\n]|$))`,
  "imu",
);

/**
 * The request with what its dish is counted in as servings: of "Blueberry muffins", "12 muffins" are 12 servings, and of
 * a recipe that "makes 2 loaves", one loaf is one.
 */
export function nameServings(
  text: string,
  source: Pick<StatedRecipe, "title" | "lines" | "servings">,
  recipe = "",
): string {
  const { noun: unit = "", count = "" } = yielded.exec(recipe)?.groups ?? {};
  // Of "2 loaves, serves 10" a loaf is no serving.
  const isServed = unit !== "" && readNumberText(count) === source.servings;
  return nameDish(isServed ? nameYield(text, unit) : text, source);
}

function nameYield(text: string, unit: string): string {
  return text.replace(made, (whole, ...match) => {
    const { lead = "", count = "", noun = "", next = "" } = match.at(-1) as Record<string, string>;
    const value = readNumberText(count);
    const isUnit = (word: string) => splitTerms(word).at(-1) === splitTerms(unit).at(-1);
    if (value === null || !(isUnit(noun) || isUnit(next))) return whole;
    return `${lead} ${value} servings${isUnit(noun) ? next : ""}`.trim();
  });
}

function nameDish(text: string, { title, lines }: Pick<StatedRecipe, "title" | "lines">): string {
  const listed = new Set(lines.flatMap((line) => splitTerms(typeof line === "string" ? line : line.name)));
  return text.replace(counted, (whole, ...match) => {
    const { lead = "", verb = "", count = "", noun = "" } = match.at(-1) as Record<string, string>;
    // "And 2 eggs" of Turkish eggs is an ingredient.
    const isFood = joiners.has(verb.toLowerCase()) && splitTerms(noun).some((term) => listed.has(term));
    return Number(count) > 0 && !isFood && (pieces.has(noun.toLowerCase()) || isOfTitle(noun, title))
      ? `${lead}${count} servings`
      : whole;
  });
}

function isOfTitle(noun: string, title: string | null): boolean {
  const named = splitTerms(title ?? "").at(-1);
  return named !== undefined && splitTerms(noun).at(-1) === named;
}
