import { foldText } from "../../../../language/mod.ts";
import { splitTerms } from "../../../nutrition/mod.ts";
import data from "../../data/foreign-foods.json" with { type: "json" };
import { findNeeds, indexNeeds } from "../find-needs.ts";
import { endOfKnownFood, translateFood } from "../known-foods.ts";
import type { AvoidedFood } from "../needs.ts";
import { isUsed, markUsed, type Reading, spanOf, wordAt } from "../reading.ts";

const cues = indexNeeds(data.withoutCues.map((cue) => [cue, cue] as const));
const articles = new Set(data.articles);
const joiners = new Set(data.joiners);
const longestName = 4;
const longestList = 12;

/** Reads "ohne Erdnüsse", "sans lait ni œufs", "senza noci", "alérgico a los cacahuetes" in a request in any language. */
export function readForeignAvoided(reading: Reading): AvoidedFood[] {
  return findNeeds(cues, reading).flatMap(({ start, end, text: cue }): AvoidedFood[] => {
    if (isUsed(reading, start, end)) return [];
    const foods = listFoods(reading, end);
    const last = foods.at(-1);
    if (last === undefined) return [];
    markUsed(reading, start, last.end);
    return foods.map((place) => {
      const span = spanOf(reading, place.start, place.end);
      const text = reading.text.slice(span.start, span.end);
      return {
        text,
        terms: splitTerms(text),
        ...span,
        isAttached: false,
        isReaction: /^al+erg/i.test(foldText(cue)),
      };
    });
  });
}

/** The first word behind the cue is a food in any case: one that is not known is refused. */
function listFoods(reading: Reading, from: number): { start: number; end: number }[] {
  const foods: { start: number; end: number }[] = [];
  for (let at = from; foods.length < longestList; ) {
    const start = skip(reading, at, articles);
    const known = endOfName(reading, start);
    const isFirstWord = foods.length === 0 && reading.tokens[start]?.kind === "word";
    const end = known ?? (isFirstWord ? start + 1 : null);
    if (end === null) break;
    foods.push({ start, end });
    const next = skip(reading, end, joiners);
    if (next === end) break;
    at = next;
  }
  return foods;
}

function skip(reading: Reading, from: number, words: ReadonlySet<string>): number {
  let at = from;
  while (words.has(wordAt(reading, at))) at++;
  return at;
}

/** Where the longest known name ends. */
function endOfName(reading: Reading, start: number): number | null {
  for (let end = start + longestName; end > start; end--) {
    const span = spanOf(reading, start, Math.min(end, reading.tokens.length));
    if (translateFood(reading.text.slice(span.start, span.end)) !== null)
      return Math.min(end, reading.tokens.length);
  }
  return endOfKnownFood(reading, start);
}
