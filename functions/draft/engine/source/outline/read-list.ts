import { readIngredientLine } from "../../../../../shared/domain/food/mod.ts";
import words from "../data/recipe-words.json" with { type: "json" };
import { dropLeadIn } from "../lead-in.ts";
import { nameFood } from "../name-food.ts";
import { listFoods } from "../split-foods.ts";
import { isStep, isWish, startsWish, tellsLimit } from "./recipe-words.ts";
import { tellsCooking } from "./tells-cooking.ts";

/** An ingredient list inside running text. */
export type ProseList = {
  readonly lines: readonly string[];
  /** What stands behind the list in the same sentence. */
  readonly rest: string;
  /** How many of the lines state an amount. */
  readonly amounts: number;
};

const longestDone = 4;
const leastOfSemicolons = 2;
/** "1 chicken, about 1.6 kg": what one of them weighs. */
const weightOnly =
  /^(?:about |around |approx\.? |ca\.? |roughly )?\d+(?:[.,]\d+)? ?(?:kg|g|lbs?|oz|pounds?)(?: each)?$/i;
/** "Two kids", "a pregnant lady who": who eats. */
const eaters = new RegExp(
  `^(?:\\d{1,2}|an?|one|two|three|four|five|six|some|our|my|the) (?:\\p{L}+ ){0,2}?(?:${words.eaters.join("|")})(?=\\s*$|,? (?:and|is|are|was|who|that|in|at|on|to|coming|eating|with)\\b)`,
  "iu",
);
/** "Nobody eats kale", "my mum doesn't like dill"; "ready to eat lentils" and "a touch of salt" are food. */
const eating = new RegExp(
  `\\b(?:nobody|no one|none of (?:us|them)|allergic)\\b|\\b(?:i|we|he|she|they|who|everyone|(?:my|our|the) (?:\\p{L}+ )?\\p{L}+|${words.eaters.join("|")}) (?:(?:really|only|all|never|don't|doesn't|won't|can't) )*(?:eats?|likes?|loves?|hates?|dislikes?|drinks?|touch(?:es)?|wants?)\\b`,
  "iu",
);
/** "Salt and pepper, to taste", "grated cheese, for topping", "splash of milk": lines of a list without a figure. */
const purposeEnd =
  /,? (?:to (?:serve|taste|garnish|finish|decorate|glaze|season|dust)|for (?:serving|topping|garnish(?:ing)?|dusting|frying|greasing|glazing|decorating|sprinkling|drizzling|brushing))[.!]?$|\(optional\)$|, optional$/i;
const asideBreak =
  /\s+[-–—]{1,2}\s+|\s*[;]\s*(?=(?:please|could|can|make|i|but)\b)|,?\s+(?:but|please|could you|can you|would you|make it|make them|i want|i'd like|i would like)\b/i;

/** Reads the members of a list: "2 apples, 100 g celery and 80 g mayonnaise"; no lines when it is none. */
export function readList(text: string): ProseList {
  const cut = asideBreak.exec(text);
  const body = cut === null ? text : text.slice(0, cut.index);
  const rest = cut === null ? "" : text.slice(cut.index).replace(/^[\s,;–—-]+/, "");
  const lines: string[] = [];
  let amounts = 0;
  const members = splitMembers(body);
  for (const [at, member] of members.entries()) {
    const own = kindOf(member);
    const kind = own === "none" && lines.length > 0 && isAside(member, members[at + 1]) ? "remark" : own;
    if (kind === "none")
      return { lines, rest: [members.slice(at).join(", "), rest].filter(Boolean).join(" "), amounts };
    if (kind === "remark" && lines.length > 0) lines[lines.length - 1] += `, ${member}`;
    else if (kind !== "remark") lines.push(member);
    if (kind === "amount") amounts++;
  }
  return { lines, rest, amounts };
}

/** Whether a list goes on behind a few words that name no food: the "in strips" of "500 g steak, in strips, 2 tbsp oil". */
function isAside(member: string, next = ""): boolean {
  const isShort = member.split(/\s+/).length <= longestDone && !startsWish(member) && !tellsLimit(member);
  return isShort && kindOf(next) === "amount";
}

/** "Tartare sauce and malt vinegar, to serve", "splash milk": a line of a list, with its foods and no figure. */
export function isBareIngredient(text: string): boolean {
  const { quantity, unit, name } = readIngredientLine(text);
  if (/[.!?;:](?:\s|$)/.test(text) || isWish(text)) return false;
  const isMeasured = quantity === null && unit !== null && isFood(name);
  if (isMeasured && text.split(/\s+/).length <= longestDone) return true;
  return !isStep(text) && purposeEnd.test(text) && readList(text.replace(purposeEnd, "")).rest === "";
}

/** "1 carrot, in ribbons", "600 g hake, chunked": one food on a line, and what is done to it before. */
export function isOneIngredient(text: string): boolean {
  const [first = "", ...others] = text.split(/,\s+/);
  const isDone = (part: string) =>
    weightOnly.test(part) ||
    (!/\d|[.!?;:]/.test(part) && part.split(/\s+/).length <= longestDone && !isListed(part));
  return (
    others.length > 0 &&
    !/[;·•|]/.test(text) &&
    /^[\d¼½¾⅓⅔⅛]/.test(first) &&
    hasAmount(first) &&
    others.every(isDone)
  );
}

/** Whether a part of a line is a food of its own: "salt", "olive oil". */
function isListed(part: string): boolean {
  return !/^(?:in|into|for|to|or|at|on|off|with|without|from|plus) /i.test(part) && isKnownFood(part);
}

/** "Three bean chilli" counts nothing: an amount of a list is in figures, or has a unit or a comma. */
export function tellsAmount(text: string): boolean {
  if (readList(text).amounts === 0) return false;
  const { unit } = readIngredientLine(text);
  return (
    /[\d¼½¾⅓⅔⅛,;]/.test(text.replace(/\([^)]*\)|\b(?:serves|makes|feeds|for) \d+.*$/gi, "")) || unit !== null
  );
}

function splitMembers(body: string): string[] {
  // "500 g steak, in strips; 2 tbsp oil; 1 onion, sliced": between semicolons, commas are within a line.
  const isBySemicolon = body.split(";").length > leastOfSemicolons;
  const separator = isBySemicolon
    ? /\s*[;\n]\s*(?:and\s+|plus\s+)?/i
    : /\s*(?:,(?!\d)|;|\n|\s\+\s)\s*(?:and\s+|plus\s+)?/i;
  return body
    .replace(/[.!?]+\s*$/, "")
    .split(separator)
    .flatMap(splitAnd)
    .flatMap(splitRun)
    .map((member) => dropLeadIn(member.replace(/^(?:and|plus|then|also|some of)\s+/i, "").trim()))
    .filter((member) => member !== "");
}

/** "60 g walnuts and 80 g mayonnaise" are two; "1 tsp each cumin and mace" and "salt and pepper" stay one. */
function splitAnd(member: string): string[] {
  const parts = member.split(/\s+(?:and|plus|&)\s+/i);
  if (parts.length < 2 || /\beach\b/i.test(member)) return [member];
  const isSplit =
    parts.slice(1).every((part) => hasAmount(part)) || (hasAmount(parts[0] ?? "") && parts.every(isFood));
  return isSplit || parts.every(isKnownFood) ? parts : [member];
}

/** "1 can chickpeas 2 tbsp tahini 1 lemon" are three, stated in one breath. */
function splitRun(member: string): string[] {
  const parts = member.split(/(?<=\p{L})\s+(?=\d+(?:[.,/]\d+)?\s*\p{L})(?![^()]*\))/u);
  return parts.length > 1 && parts.every((part) => hasAmount(part) && isFood(part)) ? parts : [member];
}

function isKnownFood(part: string): boolean {
  return nameFood(part)?.fit === "exact";
}

type MemberKind = "amount" | "food" | "remark" | "none";

function kindOf(member: string): MemberKind {
  if (startsWish(member) || tellsLimit(member) || tellsCooking(member) || countsEaters(member)) return "none";
  const words = member.split(/\s+/).length;
  if (hasAmount(member) && words < 16) return "amount";
  if (words < 6 && isPrepared(member)) return "remark";
  if (words < 8 && isFood(member)) return "food";
  if (words < 6 && isRemark(member)) return "remark";
  return words < 4 && isPlainNoun(member) ? "food" : "none";
}

/** Whether a member says who eats, which is no food. */
function countsEaters(member: string): boolean {
  return eaters.test(member) || eating.test(member);
}

function hasAmount(member: string): boolean {
  const { quantity, unit, name } = readIngredientLine(member);
  return (quantity !== null || unit !== null) && /\p{L}{2}/u.test(name) && !tellsLimit(member);
}

function isFood(member: string): boolean {
  const { name } = readIngredientLine(member);
  return listFoods(name).every((food) => {
    const named = nameFood(food);
    return named !== null && named.fit !== "loose";
  });
}

/** "Minced" behind the garlic is no mince. */
function isPrepared(member: string): boolean {
  const { name, preparation, comment } = readIngredientLine(`onion, ${member}`);
  return name === "onion" && comment === null && preparation === member.toLowerCase();
}

function isRemark(member: string): boolean {
  const { name, preparation, comment, purpose } = readIngredientLine(`onion, ${member}`);
  if (name !== "onion") return false;
  return (
    preparation !== null ||
    purpose !== null ||
    /^(?:to taste|optional|plus|or|if|about|as needed|(?:at )?room temperature|for \p{L}+ing)\b/iu.test(
      comment ?? "",
    )
  );
}

// "berries", "za'atar": a word or two that no shelf knows, between foods.
function isPlainNoun(member: string): boolean {
  return (
    /^[\p{L}' -]+$/u.test(member) &&
    !isWish(member) &&
    !isStep(member) &&
    !/\b(?:is|are|was|has|have|i|we|it|you|too|very|not|so)\b/i.test(member)
  );
}
