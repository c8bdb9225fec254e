import { type FoodProfile, genericHeads } from "../candidates/food-names.ts";
import language from "../data/language.json" with { type: "json" };
import typical from "../data/typical-ingredients.json" with { type: "json" };
import { type Chunk, isDescribing } from "../text/chunks.ts";
import { isDip } from "../text/phrases/dips.ts";
import { normaliseTerms } from "../text/terms.ts";
import {
  additionTerms,
  dishTerms,
  isMixedDish,
  sideTerms,
  stateWords,
  vagueSideTerms,
} from "../text/vocabulary.ts";
import { condiments, filledHeads } from "./listed-words.ts";
import { headOf, isDressed } from "./phrase-kinds.ts";
import type { Segment } from "./segment.ts";

/** Words that say that there was more of it than the recipe has; "fried onion" is one that it does not have. */
const more = new Set(["extra", "more", "added", "additional", "double"]);
const holderBreads = new Set(language.holderBreads.flatMap(normaliseTerms));
const leastIngredients = 3;
/** Ingredients of which a recipe names only the kind. */
const unspecified = /\bN[FS]S?\b|\bas ingredient\b/;
/** What is put on or beside a dish, though recipes have it as well. */
const sideFoods = new Set([...sideTerms, ...language.servedParts, "pea", "bean", "corn"]);
/** Dishes that are whole by themselves: what they are served with stands beside them. */
const plated = new Set(language.platedDishes);
const dishes = Object.entries(typical.dishes).map(([dish, parts]) => ({
  dish: normaliseTerms(dish),
  parts: new Set(parts.map((part) => normaliseTerms(part).join(" "))),
}));

/** Joins to a dish what is said of it that its recipe has: "eggs benedict with hollandaise" is one food. */
export function joinIngredients(segments: readonly Segment[]): Segment[] {
  const kept: Segment[] = [];
  for (const segment of segments) {
    const at = findDish(kept, segment);
    const dish = kept[at];
    if (dish === undefined) kept.push(segment);
    else kept[at] = addChunks(dish, segment);
  }
  return kept;
}

/** The dish that a part is of: the food before it, or the one which that describes as well; -1 for a food of its own. */
function findDish(kept: readonly Segment[], part: Segment): number {
  const last = kept.length - 1;
  const host = kept.findLastIndex(({ chunks: [first] }) => !isDescribing(first?.link));
  return [last, host].find((at) => kept[at] !== undefined && restates(part, kept[at])) ?? -1;
}

function addChunks(dish: Segment, { chunks }: Segment): Segment {
  const restated = chunks.map((chunk): Chunk => ({ ...chunk, isRestated: true, eatenShare: 1 }));
  return { ...dish, chunks: [...dish.chunks, ...restated] };
}

function restates(part: Segment, dish: Segment): boolean {
  const [first] = part.chunks;
  if (first === undefined || isOpenDish(dish) || !describes(part, dish)) return false;
  if (part.chunks.some(({ words }) => words.some((word) => more.has(word) || stateWords.has(word))))
    return false;
  // "wrap with falafel and veg"
  if (vagueSideTerms.has(headOf(first)) && !isMixedDish(dish.chunks[0]?.terms ?? [])) return false;
  // "kebab with onion salad": a dish beside it is no ingredient.
  if (dishTerms.has(headOf(first))) return false;
  if (isInName(first, dish.ranked[0]?.profile)) return true;
  const isAdded = additionTerms.has(headOf(first)) || condiments.has(headOf(first));
  if (isServedBeside(first, dish)) return false;
  if (isHolder(part) && isInBread(first, dish)) return true;
  const isBare = part.measure === null || isHolder(part);
  if (isBare && isTypical(first, dish)) return true;
  return isBare && !isAdded && isIngredient(first, dish, kindsOf(part));
}

/** The feta of a Greek salad */
function isTypical({ terms }: Chunk, { mention }: Segment): boolean {
  return dishes.some(
    ({ dish, parts }) => dish.every((term) => mention.terms.has(term)) && parts.has(terms.join(" ")),
  );
}

/** The peas and the gravy of "cottage pie with peas and gravy", though its recipe has both. */
function isServedBeside(part: Chunk, { chunks: [dish] }: Segment): boolean {
  return part.link === "with" && plated.has(dish?.terms.at(-1) ?? "") && sideFoods.has(headOf(part));
}

/** "sabich in a pita": the bread that a dish is in */
function isHolder({
  chunks: [first],
  measure,
}: Pick<Segment, "measure"> & { chunks: readonly (Chunk | undefined)[] }): boolean {
  return measure?.kind === "article" && measure.unit === "" && first?.link === "prep";
}

/** "doner kebab in a pita", "burrito in a tortilla": the dish is in a bread of some kind already. */
function isInBread(part: Chunk, { ranked: [best], mention }: Segment): boolean {
  if (!holderBreads.has(headOf(part)) || best === undefined) return false;
  return filledHeads.has(mention.head) || [...holderBreads].some((bread) => best.profile.allTerms.has(bread));
}

/** "shakshuka 2 eggs", "shakshuka with eggs" and "shakshuka, left the eggs", unlike "shakshuka, eggs" and "with an egg". */
function describes({ chunks: [first], measure }: Segment, dish: Segment): boolean {
  const isLeft = (first?.eatenShare ?? 1) < 1 && first?.terms.length === 1;
  const isDetail = isDescribing(first?.link) || isLeft;
  if (measure === null || isHolder({ chunks: [first], measure })) return isDetail;
  const end = dish.chunks.at(-1)?.span?.end;
  const isNext = end !== undefined && first?.span?.start === end + 1;
  // "6 egg whites 2 eggs" are two foods.
  const isUncounted = dish.measure === null || dish.measure.kind === "article";
  const isCounted = measure.kind === "count" && measure.unit === "" && measure.count > 1;
  return isCounted && (isDetail || (isNext && isUncounted));
}

/** The cheese that a cheddar is; many things are a salad. */
function kindsOf({ ranked: [best] }: Segment): string[] {
  return [...(best?.profile.namings[0]?.heads ?? [])].filter(
    (head) => genericHeads.has(head) && head !== "salad",
  );
}

/**
 * Whether a phrase names a food in the recipe of a dish, or of another food of the same name; `kinds` are words for the
 * kind of food that the phrase names.
 */
export function isIngredient(
  chunk: Chunk,
  { ranked: [best, ...others], mention }: Segment,
  kinds: readonly string[] = [],
): boolean {
  if (best === undefined) return false;
  const isNamesake = ({ namings: [name], lacking }: FoodProfile) =>
    [...(name?.terms.keys() ?? [])].every((term) => mention.terms.has(term) || lacking.has(term));
  const namesakes = others.map(({ profile }) => profile).filter(isNamesake);
  return [best.profile, ...namesakes].some(
    ({ food: { ingredientNames = [] } }) =>
      ingredientNames.length >= leastIngredients &&
      ingredientNames.some((name) => isCalled(chunk, name) || isKindOf(kinds, name)),
  );
}

function isInName(chunk: Chunk, profile: FoodProfile | undefined): boolean {
  const head = headOf(chunk);
  return profile !== undefined && profile.namings[0]?.terms.has(head) === true && !profile.lacking.has(head);
}

/**
 * "prawns" and "lamb mince" are the shrimp and the ground lamb of a recipe; a potato salad is not its "Salad dressing", and
 * a peanut dip is not its peanuts.
 */
function isCalled(chunk: Chunk, name: string): boolean {
  const head = headOf(chunk);
  if (head !== "salad" && normaliseTerms(name).includes(head)) return true;
  if (isDip(chunk.terms)) return false;
  const [first = ""] = name.split(",");
  const subject = normaliseTerms(first);
  return subject.length > 0 && subject.every((term) => chunk.terms.includes(term));
}

/** A cheddar is the "Cheese as ingredient in sandwiches", and a tuna no salmon, though both are fish. */
function isKindOf(kinds: readonly string[], name: string): boolean {
  return unspecified.test(name) && kinds.some((kind) => normaliseTerms(name).includes(kind));
}

/** "salad with tomatoes": the word alone says nothing of what is in it. */
function isOpenDish({ chunks: [first], mention }: Segment): boolean {
  return first !== undefined && mention.terms.size === 1 && isDressed(first);
}
