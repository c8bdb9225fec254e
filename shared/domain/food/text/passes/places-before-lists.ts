import language from "../../data/language.json" with { type: "json" };
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { wordClasses } from "../vocabulary.ts";

const places = new Set(language.surroundings);
const listMarks = new Set(["(", ":"]);
const prepositions = new Set(["for", "from", "at", "in"]);
/** "from the local canteen" */
const longest = 4;

/**
 * The tokens without where or when a dish was eaten, in front of a list of what it was made of: "1 rolex from the roadside
 * (2 eggs, 1 chapati)", "bap from the van: bacon, egg".
 */
export function dropPlacesBeforeLists(tokens: readonly Token[]): Token[] {
  const dropped = new Set<Token>();
  for (const [at, { text }] of tokens.entries()) {
    if (!listMarks.has(text)) continue;
    for (const token of tokens.slice(startOfPlace(tokens, at), at)) dropped.add(token);
  }
  return dropped.size === 0 ? [...tokens] : tokens.filter((token) => !dropped.has(token));
}

/** Where "from the roadside" begins that ends at `end`; `end` where nothing like it stands there. */
function startOfPlace(tokens: readonly Token[], end: number): number {
  const last = textAt(tokens, end - 1);
  if (!places.has(last) && !wordClasses.mealNames.has(last)) return end;
  for (let at = end - 2; at >= Math.max(1, end - longest); at--) {
    if (tokens[at]?.kind !== "word") return end;
    if (prepositions.has(textAt(tokens, at))) return at;
  }
  return end;
}
