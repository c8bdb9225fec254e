import { isNumberWord } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import { readUnitWord } from "../read-units.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { isPreparation, weakTerms } from "../vocabulary.ts";

/** Words behind which a food is named, with the adjectives in front of it. */
const openers = new Set(["of", "a", "an", "the", "some", "my", "with", "and"]);
const tastes = new Set(language.tastes);
const mostAdjectives = 3;

/** The tokens without the comma between two adjectives of one food: "150 g of fresh, ripe berries", "a hot, sweet tea". */
export function joinListedAdjectives(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ text }, at) => text !== "," || !isBetweenAdjectives(tokens, at));
}

function isBetweenAdjectives(tokens: readonly Token[], comma: number): boolean {
  let start = comma;
  // "2 rashers, fried egg": what is counted is no adjective.
  while (start > 0 && comma - start < mostAdjectives && isAdjective(tokens[start - 1])) {
    if (readUnitWord(tokens, start - 1) !== null) return false;
    start--;
  }
  const isOpened = start < comma && (openers.has(textAt(tokens, start - 1)) || endsAmount(tokens[start - 1]));
  return isOpened && isAdjective(tokens[comma + 1]) && namesFood(tokens, comma + 2);
}

/** "2 large, ripe bananas", "150g fresh, ripe berries" */
function endsAmount(token: Token | undefined): boolean {
  return (
    token !== undefined && (token.kind === "number" || token.isGlued === true || isNumberWord(token.text))
  );
}

function isAdjective(token: Token | undefined): boolean {
  if (token?.kind !== "word" || openers.has(token.text)) return false;
  const isWeak = token.terms.length > 0 && token.terms.every((term) => weakTerms.has(term));
  return isWeak || isPreparation(token.text) || tastes.has(token.text);
}

function namesFood(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token?.kind === "word" && token.terms.length > 0 && !openers.has(token.text);
}
