import { splitTerms } from "../../../../shared/domain/nutrition/mod.ts";
import type { StatedRecipe } from "../brief.ts";

/** "I only want 10 cookies", "scale to 12 muffins", "less sugar, and 40 cookies". */
const counted =
  /(?<lead>^|[.,;:\n] ?|\b(?<verb>and|to|make|want|need|for|only|just|be)\b[^.,;\d\n]{0,20})(?<count>\d{1,3}) (?<noun>\p{L}+)(?! of\b)/giu;
/** What any bake is cut into. */
const pieces = new Set(["pieces", "squares", "slices"]);
const joiners = new Set(["and", "to"]);

/** The request with what its dish is counted in as servings: of "Blueberry muffins", "12 muffins" are 12 servings. */
export function nameServings(text: string, { title, lines }: Pick<StatedRecipe, "title" | "lines">): string {
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
