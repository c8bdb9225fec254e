import {
  foodNameAt,
  isBreak,
  openReading,
  type Reading,
  readNeeds,
  spanOf,
  wordAt,
} from "../../../../shared/domain/constraints/mod.ts";
import { splitTerms } from "../../../../shared/domain/nutrition/mod.ts";
import type { MethodWish } from "../methods/read-methods.ts";
import { completeClauses } from "./complete-clauses.ts";
import type { NamedSwap } from "./found-swaps.ts";
import type { AmountWish } from "./read-amount-wishes.ts";
import { type ClauseWishes, readClause } from "./read-clause.ts";
import { settleWords } from "./settle-words.ts";
import { splitClauses } from "./split-clauses.ts";
import { swapFoodAt } from "./swap-phrases.ts";
import { withdrawWishes } from "./withdraw-wishes.ts";

/** A clause with what was read of it. */
export type ReadClause = { readonly text: string; readonly wishes: ClauseWishes };

/** The wishes of all clauses of a request. */
export type DraftRequest = ClauseWishes & { readonly clauses: readonly ReadClause[] };

/** Reads the wishes of a draft request, the recipe itself left out of the text where it stood in it. */
export function readDraftRequest(text: string): DraftRequest {
  const texts = completeClauses(splitClauses(settleWords(withdrawWishes(text))));
  const read = texts.map((clause) => ({ text: clause, wishes: readClause(clause) }));
  const linked = withoutTaken(lendPlaces(linkClauses(exchangeNamed(replaceDropped(dropNamed(read))))));
  const clauses = withoutBareScale(linked);
  const all = clauses.map(({ wishes }) => wishes);
  return {
    clauses,
    swaps: mergeSwaps(all.flatMap(({ swaps }) => swaps)),
    tasteGoals: unique(
      clauses.flatMap((clause, at) => (isSettled(clause, clauses[at + 1]) ? [] : clause.wishes.tasteGoals)),
      ({ attribute, food }) => `${attribute} ${food}`,
    ),
    amounts: mergeAmounts(all.flatMap(({ amounts }) => amounts)),
    additions: all.flatMap(({ additions }) => additions),
    offers: all.flatMap(({ offers }) => offers),
    methods: withoutReasons(
      unique(
        all.flatMap(({ methods }) => methods),
        ({ method }) => method,
      ),
    ),
    devices: unique(
      all.flatMap(({ devices }) => devices),
      ({ device }) => device,
    ),
    aims: all.flatMap(({ aims }) => aims),
    keeps: all.flatMap(({ keeps }) => keeps),
    liked: all.flatMap(({ liked }) => liked),
    servings: all.map(({ servings }) => servings).find((servings) => servings !== null) ?? null,
    factor: all.map(({ factor }) => factor).find((factor) => factor !== null) ?? null,
    units: all.map(({ units }) => units).find((units) => units !== null) ?? null,
    language: all.map(({ language }) => language).find((language) => language !== null) ?? null,
  };
}

const scaleIt =
  /^(?:please )?(?:scale|adjust|adapt|resize|size|increase|upscale|downscale)(?: (?:it|this|everything|the (?:recipe|amounts|quantities)))?(?: (?:up|down|accordingly|to match|to fit|please|then|for (?:that|us)))*[.!]*$/i;

/** "We will be 10. Scale it up": the second says again what the first one asks for. */
function withoutBareScale(clauses: readonly ReadClause[]): readonly ReadClause[] {
  const isScaled = clauses.some(({ wishes }) => wishes.servings !== null || wishes.factor !== null);
  return isScaled ? clauses.filter(({ text }) => !scaleIt.test(text.trim())) : clauses;
}

const dropIt =
  /^(?:please )?(?:just )?(?:drop|skip|omit|remove|ditch|lose|leave|take|cut|bin|chuck|get rid of|get rid|do without|leave out)(?: (?:it|them|that|this|those|these|both|all))?(?: (?:of )?(?:it|them|these|those))?(?: (?:out|off|away))?[.!]*$/i;
const dropBoth = /\b(?:both|all|them)\b/i;

/** "I don't like olives so drop them": what the clause before lets go has nothing in its place. */
function dropNamed(clauses: readonly ReadClause[]): ReadClause[] {
  const isDrop = (at: number) => at > 0 && dropIt.test(clauses[at]?.text ?? "");
  // "Drop both" is of the two clauses before.
  const isDropped = (at: number) =>
    isDrop(at + 1) || (isDrop(at + 2) && dropBoth.test(clauses[at + 2]?.text ?? ""));
  return clauses.flatMap((clause, at) => {
    if (isDrop(at)) return [];
    if (!isDropped(at)) return clause;
    const swaps = clause.wishes.swaps.map((swap) => (swap.to === null ? { ...swap, isDropped: true } : swap));
    const listed = swaps.length > 0 ? swaps : avoidedOf(clause.text);
    const dropped = listed.length > 0 || hasRule(clause.text) ? listed : subjectOf(clause.text);
    return { ...clause, wishes: { ...clause.wishes, swaps: dropped, offers: [] } };
  });
}

const swapIt =
  /^(?:please |so |and )?(?:swap|replace|change|sub|substitute|switch|exchange) (?:it|them|that|this|those|these)(?: out)?(?: first| please| instead)?(?: (?:for|with|by|to) (.{3,60}))?[.!]*$/iu;

/** "Pine nuts are dear, swap them for seeds": what the clause before names is exchanged. */
function exchangeNamed(clauses: readonly ReadClause[]): ReadClause[] {
  return clauses.flatMap((clause, at) => {
    const asked = swapIt.exec(clause.text);
    const before = clauses[at - 1];
    if (asked === null || before === undefined) return [clause];
    const to = asked[1] === undefined ? null : (swapFoodAt(openReading(asked[1]), 0)?.text ?? null);
    const listed = before.wishes.swaps.length > 0 ? before.wishes.swaps : avoidedOf(before.text);
    const [gone] = listed.length > 0 || to === null ? listed : reactedTo(before.text);
    // "I react to soy, swap it out": what an allergy rules out is replaced as it is.
    if (gone === undefined) return to === null && hasRule(before.text) ? [] : [clause];
    return [{ ...clause, wishes: { ...clause.wishes, swaps: [{ from: gone.from, to }] } }];
  });
}

/** "I hate dill" names what to leave out as well. */
function avoidedOf(text: string): NamedSwap[] {
  return readNeeds(text).avoided.map((food) => ({ from: food.text, to: null, isDropped: true }));
}

/** "The olives and the capers are far too salty": what a clause is about. */
function subjectOf(text: string): NamedSwap[] {
  const reading = openReading(text.replace(/^(?:(?:and|but|so|also|oh|ugh|the|those|these|all),? )+/i, ""));
  const subjects: NamedSwap[] = [];
  for (let at = 0; ; at++) {
    while (articles.has(wordAt(reading, at))) at++;
    const food = subjectAt(reading, at);
    if (food === null) return subjects;
    subjects.push({ from: food.text, to: null, isDropped: true });
    at = food.end;
    if (!["and", ",", "&", "or"].includes(wordAt(reading, at))) return subjects;
  }
}

const articles = new Set(["the", "all", "those", "these", "my"]);

/** "Raw garlic" is more than the word for its food. */
function subjectAt(reading: Reading, at: number): { text: string; end: number } | null {
  for (const start of [at, at + 1]) {
    const food = foodNameAt(reading, start);
    if (food === null || !food.isFood || (start > at && isBreak(reading, at))) continue;
    const span = spanOf(reading, start, food.end);
    return { text: reading.text.slice(span.start, span.end), end: food.end };
  }
  return null;
}

function hasRule(text: string): boolean {
  const { allergies, diets, attachedDiets, conditions } = readNeeds(text);
  return [allergies, diets, attachedDiets, conditions].some((list) => list.length > 0);
}

const anyInstead =
  /^(?:(?:but|and|so) )?(?:(?:you can |please |just )?(?:use|find|put in|take|suggest|give me|with|have) )?(?:(?:something|anything) (?:(?:else|similar|suitable|non[- ]?\p{L}+|\p{L}+[- ]free) ){0,3}(?:instead|in (?:its|their) place)|(?:a |an |any |some )?(?:other |good |suitable |\p{L}+[- ]free |non[- ]?\p{L}+ )?(?:replacements?|substitutes?|alternatives?|stand-?ins?))(?: (?:is|are|would be|will be|works?|welcome|fine|ok|okay|great|good|please))*[.!?]*$|^(?:so |and )?what else(?: (?:is there|then|works|would work|instead))?[.!?]*$|^(?:any (?:other )?(?:ideas|suggestions|options)|what (?:then|now))[.!?]*$|^(?:so )?what (?:can|could|should|do|would) (?:i|we|you) (?:use|take|put|add|do|suggest)(?: in (?:its|their) place| instead| then)?[.!?]*$/iu;

/** "No beer, something non-alcoholic instead is ok": what goes is replaced. */
function replaceDropped(clauses: readonly ReadClause[]): ReadClause[] {
  const isAsked = clauses.some(({ text }) => anyInstead.test(text.trim()));
  if (!isAsked) return [...clauses];
  return clauses
    .filter(({ text }) => !anyInstead.test(text.trim()))
    .map((clause) => {
      const swaps = clause.wishes.swaps.map(({ isDropped, ...swap }) =>
        swap.to === null ? swap : { ...swap, ...(isDropped !== undefined && { isDropped }) },
      );
      return { ...clause, wishes: { ...clause.wishes, swaps } };
    });
}

/** What somebody is allergic to, the first of what one word stands for. */
function reactedTo(text: string): NamedSwap[] {
  const [first] = readNeeds(text).allergies;
  return first === undefined ? [] : [{ from: first.replaceAll("_", " "), to: null }];
}

const described =
  /\b(?:something|anything) (?:with(?:out)?|that|which|else|non|\p{L}+[- ]free|suitable|similar)\b/iu;

/** "The salmon is too dear, use trout": what a clause lets go, the offer of the next one replaces. */
function linkClauses(clauses: readonly ReadClause[]): ReadClause[] {
  return clauses.map((clause, at) => {
    const own = clause.wishes.offers;
    const { offers, liked } = clauses[at + 1]?.wishes ?? { offers: [], liked: [] };
    const isLacking = clause.wishes.swaps.some(({ to, isDropped }) => to === null && isDropped !== true);
    const isOwn = own.length > 0 && (isLacking || /\binstead\b/i.test(clause.text));
    const [offer] = isOwn ? own : offers;
    // "Swap the feta for something without dairy. Eggs are fine": what else may stay comes for nothing.
    const to = offer?.to ?? (described.test(clause.text) ? undefined : liked[0]);
    const gone = clause.wishes.swaps.length > 0 || !isOwn ? clause.wishes.swaps : avoidedOf(clause.text);
    const [swap, ...others] = gone;
    if (to === undefined || swap === undefined || others.length > 0 || swap.to !== null) return clause;
    if (swap.isDropped === true && !isOwn && offers.length > 0) return clause;
    // "Use 400 g tinned salmon instead".
    const isMeasured = offer !== undefined && offer.measured !== to;
    const linked = { from: swap.from, to, ...(isMeasured && { amount: offer.measured }) };
    return { ...clause, wishes: { ...clause.wishes, swaps: [linked] } };
  });
}

/** "I can't stand peppers. Use mushrooms": they may replace what the clause before leaves out. */
function lendPlaces(clauses: readonly ReadClause[]): ReadClause[] {
  return clauses.map((clause, at) => {
    // "No onion but keep the garlic, use a pepper": what stays stands between.
    const before = clauses.slice(0, at).findLast(({ wishes }) => wishes.keeps.length === 0);
    const [offer, ...others] = clause.wishes.offers;
    if (before === undefined || offer === undefined || others.length > 0) return clause;
    const { swaps } = before.wishes;
    const listed = swaps.length > 0 ? swaps : avoidedOf(before.text);
    // "Shellfish allergy, use chicken".
    const [gone, ...more] = listed.length > 0 ? listed : reactedTo(before.text);
    if (gone === undefined || more.length > 0 || gone.to !== null) return clause;
    return { ...clause, wishes: { ...clause.wishes, offers: [{ ...offer, insteadOf: gone.from }] } };
  });
}

const complaint = /\btoo \p{L}+/iu;

/** "Far too sweet. Half the sugar": the amount says what is to be done about the taste. */
function isSettled({ text, wishes }: ReadClause, next: ReadClause | undefined): boolean {
  const isLess = next?.wishes.amounts.some(({ direction }) => direction === "less") === true;
  return isLess && wishes.amounts.length === 0 && complaint.test(text);
}

/** Offers that a swap has taken are not made again. */
function withoutTaken(clauses: readonly ReadClause[]): ReadClause[] {
  const taken = new Set(clauses.flatMap(({ wishes }) => wishes.swaps.map(({ to }) => to)));
  return clauses.map((clause) => {
    const { offers, swaps, liked } = clause.wishes;
    const left = offers.filter(({ to }) => !taken.has(to));
    const known =
      offers.length > left.length && swaps.length === 0 ? [...liked, ...offers.map(({ to }) => to)] : liked;
    return { ...clause, wishes: { ...clause.wishes, offers: left, liked: known } };
  });
}

/** Each ingredient once; what says what comes for it goes before what only lets it go. */
function mergeSwaps(swaps: readonly NamedSwap[]): NamedSwap[] {
  const merged = new Map<string, NamedSwap>();
  for (const swap of swaps) {
    const name = splitTerms(swap.from).join(" ");
    if ((merged.get(name)?.to ?? null) === null) merged.set(name, swap);
  }
  return [...merged.values()];
}

/** "Less sugar, about a third less" says of the sugar once how much less. */
function mergeAmounts(wishes: readonly AmountWish[]): AmountWish[] {
  const isSaid = ({ factor, by }: AmountWish) => factor !== null || by !== undefined;
  const isSame = (one: AmountWish, other: AmountWish) =>
    one.food.toLowerCase() === other.food.toLowerCase() && one.direction === other.direction;
  return wishes.filter(
    (wish, at) =>
      isSaid(wish) || !wishes.some((other, place) => isSame(wish, other) && (isSaid(other) || place < at)),
  );
}

/** "My oven broke, do it in the air fryer": the second says what instead. */
function withoutReasons(methods: readonly MethodWish[]): readonly MethodWish[] {
  return methods.length > 1 ? methods.filter(({ method }) => method !== "no_bake") : methods;
}

function unique<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(keyOf(item)) && seen.add(keyOf(item)));
}
