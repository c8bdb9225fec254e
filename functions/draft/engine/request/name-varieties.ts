import { readIngredientLine } from "../../../../shared/domain/food/mod.ts";
import type { StatedRecipe } from "../brief.ts";
import { nameFood } from "../source/name-food.ts";
import data from "./data/variety-words.json" with { type: "json" };

const asked =
  "(?:(?:please|can (?:i|you|we)(?: please)?|could (?:i|you|we)|i'd like|i would like|i want|make|have|do|use|try|take) )*(?:(?:it|this|them|these|that|mine) )?(?:(?:with|in|as|a|an|the) )*";
const alone = String.raw`(?=\s*(?:$|[.,;:!?)\n]|(?:instead|rather|please|and|but|not|if|thanks|version|one|ones)\b))`;
const exchanged = String.raw`(?=\s*,?\s*(?:instead|rather|not)\b)`;
const patterns = [
  new RegExp(`(?<![\\p{L}-])${asked}(${data.clear.join("|")})${alone}(?: version| ones?)?`, "giu"),
  new RegExp(`(?<![\\p{L}-])${asked}(${data.open.join("|")})${exchanged}`, "giu"),
];
const heads = new Set(data.heads);

/** "Wholemeal instead" is wholemeal flour where flour is the one ingredient of the recipe that may be wholemeal. */
export function nameVarieties(text: string, { lines }: Pick<StatedRecipe, "lines">): string {
  return patterns.reduce(
    (said, pattern) =>
      said.replace(pattern, (whole, variety: string) => {
        const [food, ...others] = listVarieties(variety, lines);
        return food === undefined || others.length > 0 ? whole : `use ${food}`;
      }),
    text,
  );
}

/** The ingredients of a recipe as that variety, where there is such a food. */
function listVarieties(variety: string, lines: StatedRecipe["lines"]): string[] {
  const foods = lines.flatMap((line) => {
    const name = typeof line === "string" ? readIngredientLine(line).name : line.name;
    const own = nameFood(name);
    const words = name.toLowerCase().split(" ");
    if (!heads.has(words.at(-1) ?? "")) return [];
    const names = words.map((_, at) => `${variety} ${words.slice(at).join(" ")}`);
    return (own && names.find((one) => isOtherFood(one, own.food.id))) ?? [];
  });
  return [...new Set(foods)];
}

function isOtherFood(words: string, id: number): boolean {
  const named = nameFood(words);
  return named?.fit === "exact" && named.food.id !== id;
}
