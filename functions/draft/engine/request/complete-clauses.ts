import {
  foodNameAt,
  isBreak,
  openReading,
  phraseAt,
  type Reading,
  readNeeds,
  resolveAvoided,
  wordAt,
} from "../../../../shared/domain/constraints/mod.ts";
import { readIngredientLine } from "../../../../shared/domain/food/mod.ts";
import { isHeat } from "../methods/find-heat.ts";
import { nameFood } from "../source/name-food.ts";
import additionWords from "./data/addition-words.json" with { type: "json" };
import data from "./data/clause-words.json" with { type: "json" };
import swapWords from "./data/swap-words.json" with { type: "json" };
import { indexWords } from "./found-swaps.ts";
import { isLikelyFood, type SwapFood, swapFoodsAt } from "./swap-phrases.ts";

const additionCues = indexWords([...additionWords.within, ...additionWords.top, ...additionWords.beside]);
const dropCues = indexWords([...swapWords.drop, "allergic to", "allergy"]);
const directions = new Set(additionWords.directions);
const further = /^(?:also|and|nor|or|plus|neither|nor any) +/i;
const refused =
  /^(?:the )?(\p{L}[\p{L} ]{1,40}?) (?:no|nope|out|is out|are out|gone|not ok|is not ok|not allowed)[.!]?$/iu;
const isCounted = /^(?:an?|some|half an?|one|two|three|four|five|six) /i;
const tail = /[ ,]+(?:to be safe|just in case|as well|too|either|please|thanks|thx|instead|i guess)$/i;

/** Clauses in full, whose verb is that of the clause before: "no eggs", "also pine nuts" -> "no pine nuts". */
export function completeClauses(clauses: readonly string[]): string[] {
  const full: string[] = [];
  for (const clause of clauses) full.push(complete(clause, full.at(-1) ?? ""));
  return full;
}

function complete(clause: string, before: string): string {
  const gone = refused.exec(clause.replace(further, ""))?.[1];
  if (gone !== undefined && (isAllFood(gone) || isKnownWord(gone))) return `no ${gone}`;
  const bare = stripTail(clause.replace(further, ""));
  if (!isAllFood(bare)) return clause;
  if (isAddition(before) && !before.endsWith(" in all")) return `add ${bare}`;
  if (further.test(clause) && isRefusal(before)) return `no ${bare}`;
  if (/^\d/.test(bare)) return `add ${bare} in all`;
  return isCounted.test(bare) ? `add ${bare}` : `use ${bare}`;
}

/** "Wheat": a word that names what can be left out. */
function isKnownWord(words: string): boolean {
  return !words.includes(" ") && resolveAvoided(words) !== null;
}

function stripTail(text: string): string {
  for (let rest = text; ; ) {
    const shorter = rest.replace(tail, "");
    if (shorter === rest) return rest;
    rest = shorter;
  }
}

/** Whether a clause names foods and says nothing of them. */
function isAllFood(text: string): boolean {
  const reading = openReading(text);
  const isHalf = wordAt(reading, 0) === "half" && !["the", "my", "of"].includes(wordAt(reading, 1));
  if ((directions.has(wordAt(reading, 0)) && !isHalf) || data.notFoods.includes(text.toLowerCase()))
    return false;
  const foods = swapFoodsAt(reading, 0);
  const end = foods.at(-1)?.end ?? 0;
  return (
    end > 0 && end === reading.tokens.length && foods.every((food) => isFood(reading, food)) && !isNeed(text)
  );
}

/** Whether all words of a name are those of a food: "wholewheat penne", not "agregar queso". */
function isFood(reading: Reading, { start, end, text }: SwapFood): boolean {
  if (isHeat(text)) return false;
  const named = foodNameAt(reading, start);
  const isWhole = named?.isFood === true && named.end === end;
  if (isWhole || nameFood(text)?.fit === "exact") return true;
  // "Grated cheese", "chopped fresh coriander".
  const bare = readIngredientLine(text).name;
  if (bare !== text && nameFood(bare)?.fit === "exact") return true;
  const isVariety = data.varieties.includes(wordAt(reading, start));
  const last = text.split(" ").at(-1) ?? "";
  return isVariety && (nameFood(last) !== null || isLikelyFood(reading, { start, end, isKnown: false }));
}

/** "Nut allergy", "low fat": a need and no food. */
function isNeed(text: string): boolean {
  const { diets, attachedDiets, conditions, allergies, goals, limits } = readNeeds(text);
  return [diets, attachedDiets, conditions, allergies, goals, limits].some((list) => list.length > 0);
}

function isAddition(clause: string): boolean {
  const reading = openReading(clause);
  return reading.tokens.some((_, at) => isLed(reading, at) && phraseAt(additionCues, reading, at) !== null);
}

function isLed(reading: Reading, at: number): boolean {
  return isBreak(reading, at - 1) || !["not", "don't"].includes(wordAt(reading, at - 1));
}

function isRefusal(clause: string): boolean {
  const reading = openReading(clause);
  return (
    readNeeds(clause).allergies.length > 0 ||
    reading.tokens.some((_, at) => phraseAt(dropCues, reading, at) !== null)
  );
}
