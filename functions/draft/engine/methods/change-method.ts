import { splitTerms } from "../../../../shared/domain/nutrition/mod.ts";
import { rewriteSteps } from "../../../../shared/domain/recipes/mod.ts";
import type { UnmetWish } from "../substitution/edited-recipe.ts";
import { blendSmooth } from "./blend-smooth.ts";
import type { CookedDish } from "./cooked-dish.ts";
import data from "./data/cooking-methods.json" with { type: "json" };
import { type Heat, listHeats } from "./find-heat.ts";
import { meltInMicrowave } from "./melt-in-microwave.ts";
import { mergePots } from "./merge-pots.ts";
import type { MethodWish } from "./read-methods.ts";
import { replaceVessels } from "./replace-vessels.ts";
import { doneOf, wordHeat } from "./word-heat.ts";

/** The steps by the wanted method, or why that cannot be. */
export type Changed = { readonly steps: readonly string[]; readonly unmet: UnmetWish | null };

/** A wish with the first of the instructions that it changes. */
type PlacedWish = MethodWish & { readonly first?: Heat | undefined };

const doughs = new RegExp(data.doughs, "i");
const pastries = new RegExp(data.pastries, "i");
const ovenSentence = /(?:^|(?<=[.!?] ))(?:Pre)?heat (?:the |an |your )?oven\b[^.]*\.\s*/gi;
/** "20 minutes at 200C": the degrees behind a time go with it. */
const ownDegrees = /^,? at \d{2,3} ?°? ?[CF]\b/i;
const airSentence = /(?:^|(?<=[.!?] ))(?:Pre)?heat (?:the |an |your )?air[- ]?fryer\b[^.]*\.\s*/gi;
const airBasket =
  /\b(?:in|into) (?:the |an |your )?(?:basket of the air[- ]?fryer|air[- ]?fryer(?: basket)?)/gi;
const hotOil = /(?:^|(?<=[.!?] ))heat the oil\b[^.]*?(?: and |\.\s*|, )/gi;
const mostMicrowaveMinutes = 60;
/** What is poured runs through the basket of an air fryer. */
const poured = /\b(?:ladle|ladlefuls?|pour(?:ing)?|swirl|spoonfuls?|tablespoonfuls?|dollops?)\b/i;
const dipped = /\bdip\b[^.]*\bbatter\b|\bbatter\b[^.]*\b(?:deep[- ])?fry\b/i;
/** "Fry the chips again until golden". */
const secondFrying =
  /(?:^|(?<=[.!?] ))(?:deep[- ]?)?fry [^.!?]*\b(?:again|a second time)\b[^.!?]*[.!?]*\s*/gi;
/** The first half of "shallow-fry" goes with the frying. */
const way = /\b(?:shallow|deep|stir|pan|oven|dry)[- ]$/i;
const ofOven = new Set(["bake", "grill"]);
const onHob = new Set(["fry", "simmer", "boil", "steam"]);
/** What food is cooked in is not what is cooked. */
const cookedIn = /\b(?:oil|butter|ghee|lard|dripping|margarine|water|salt|pepper)$/i;
const leastPotMinutes = 8;
const main = new Set(["protein", "base", "vegetable"]);

/** Changes the steps that cook the dish, or the food that the wish names, to another method. */
export function changeMethod(dish: CookedDish, wish: MethodWish): Changed {
  const { steps } = dish;
  if (steps.length === 0) return refuse(dish, wish, data.refusals.noSteps);
  const isDough = holdsDough(dish);
  const all = heatsFor(dish, wish);
  const without = changeWithoutHeat(dish, wish, all);
  if (without !== null) return without;
  // What is dipped in batter is fried in oil; the chips beside it need not be.
  const isWet = ({ step }: Heat) => wish.method === "air_fryer" && dipped.test(steps[step] ?? "");
  const heats = all.filter((heat) => !isWet(heat));
  if (all.length > 0 && heats.length === 0) return refuse(dish, wish, data.refusals.batter);
  const isPoured = wish.method === "air_fryer" && heats.some(({ step }) => poured.test(steps[step] ?? ""));
  if (wish.method === "no_bake" || (isDough && (isPoured || isUnfit(wish, heats))))
    return refuse(dish, wish, isDough ? data.refusals.dough : data.refusals.nothing);
  if (heats.length === 0 && isCookedSo(dish, wish)) return { steps, unmet: null };
  if (heats.length === 0) return refuse(dish, wish, data.refusals.nothing);
  if (wish.method === "microwave" && heats.some(({ minutes }) => (minutes ?? 0) > mostMicrowaveMinutes))
    return refuse(dish, wish, data.refusals.nothing);
  const [first] = heats;
  const changed = steps.flatMap((step, at) => {
    const own = heats.filter((heat) => heat.step === at);
    const apart = own.length === 0 ? null : cookApart(step, own, dish, wish);
    const cooked = apart ?? [changeStep(step, own, dish, { ...wish, first })];
    const isLedUpTo = leadsUpTo(at, heats, dish, wish);
    return cooked.map((text) => ({ text: dropOldHeat(text, wish), isLedUpTo }));
  });
  const done = replaceVessels(changed, wish.method)
    .map(capitalise)
    .filter((step) => step !== "");
  const isLeft = wish.method === "air_fryer" && done.some((step) => dipped.test(step));
  return { steps: done, unmet: isLeft ? refuse(dish, wish, data.refusals.batter).unmet : null };
}

/** What is merged, blended or only melted needs no other heat; null for a method that does. */
function changeWithoutHeat(dish: CookedDish, wish: MethodWish, heats: readonly Heat[]): Changed | null {
  const { steps } = dish;
  if (wish.method === "one_pot") return { steps: mergePots(dish), unmet: null };
  if (wish.method === "blend") {
    const blended = blendSmooth(steps);
    return blended === null ? refuse(dish, wish, data.refusals.dry) : { steps: blended, unmet: null };
  }
  // A fridge cake is only melted.
  const melted = wish.method === "microwave" && heats.length === 0 ? meltInMicrowave(steps) : null;
  return melted === null ? null : { steps: melted, unmet: null };
}

function holdsDough({ title, steps, foods }: CookedDish): boolean {
  return (
    doughs.test(title) ||
    steps.some((step) => /\b(?:batter|dough)\b/i.test(step)) ||
    // A pie under mashed potatoes has no crust.
    (/\bpie\b/i.test(title) && foods.some(({ name }) => pastries.test(name)))
  );
}

/** A curry that simmers on the hob needs no change for a camping stove. */
function isCookedSo({ steps }: CookedDish, { method }: MethodWish): boolean {
  const heats = listHeats(steps);
  return method === "pan" && heats.length > 0 && heats.every(({ kind }) => onHob.has(kind));
}

/** A food that a step cooks with others is cooked apart, and the step stays for the others. */
function cookApart(
  step: string,
  [heat]: readonly Heat[],
  dish: CookedDish,
  wish: MethodWish,
): string[] | null {
  const { food } = wish;
  if (food === null || heat === undefined) return null;
  const others = dish.foods.map(({ name }) => name).filter((name) => !names(food, lastWord(name)));
  if (!others.some((name) => names(heat.text, lastWord(name)))) return null;
  const [left] = rewriteSteps([step], [{ from: food, alsoCalled: [], to: null }], others);
  const alone = { ...heat, start: 0, end: heat.text.length, text: heat.text };
  const stated = changeStep(heat.text, [alone], dish, { ...wish, first: alone });
  return [...(left === undefined ? [] : [left]), `${stated.replace(/[.\s]*$/, "")}.`];
}

/** A batter may be fried or baked; it is not steamed, simmered or put in a slow cooker. */
function isUnfit({ method }: MethodWish, heats: readonly Heat[]): boolean {
  const isFried = heats.some(({ kind }) => kind === "deep_fry" || kind === "fry");
  return method === "microwave" || method === "grill" || method === "steam"
    ? true
    : method === "slow_cooker" || method === "pressure_cooker" || (method === "pan" && !isFried);
}

/** The instructions that the method takes the place of: all long simmering, else the one that cooks the most. */
function heatsFor({ steps }: CookedDish, { method, food }: MethodWish): Heat[] {
  const from: readonly string[] = data.methods[method].from;
  const fit = listHeats(steps).filter(({ kind }) => from.includes(kind));
  const named = food === null ? fit : fit.filter(({ step }) => names(steps[step] ?? "", food));
  const best =
    from.map((kind) => named.filter((heat) => heat.kind === kind)).find((list) => list.length > 0) ?? [];
  const timed = best.filter(({ minutes }) => minutes !== null);
  if (method === "slow_cooker" || method === "pressure_cooker") return fromLongest(timed);
  const [longest] = (timed.length > 0 ? timed : best).toSorted((a, b) => (b.minutes ?? 0) - (a.minutes ?? 0));
  return longest === undefined ? [] : [longest];
}

/** The longest simmering is what the pot does; what simmers behind it is a second, shorter pass. */
function fromLongest(heats: readonly Heat[]): Heat[] {
  const long = heats.filter(({ minutes }) => (minutes ?? 0) >= leastPotMinutes);
  const most = Math.max(0, ...long.map(({ minutes }) => minutes ?? 0));
  return long.slice(long.findIndex(({ minutes }) => minutes === most));
}

function changeStep(step: string, heats: readonly Heat[], dish: CookedDish, wish: PlacedWish): string {
  return heats.toReversed().reduce((text, heat) => {
    if (wish.method === "grill" && heat.kind === "grill") return barbecue(text, heat);
    const food = foodOf(heat, dish, wish);
    const grams = dish.foods.find(({ name }) => name === food.name)?.grams ?? 500;
    const isFurther = wish.first !== undefined && wish.first !== heat;
    const line = dish.foods.find(({ name }) => names(name, food.name));
    const cut = line?.name ?? food.name;
    const stated = wordHeat(wish, heat, { ...food, food: food.name, cut, grams, isFurther });
    const before = text.slice(0, heat.start).replace(way, "");
    const isFirst = /(?:^|[.!?]\s)$/.test(before);
    const worded = isFirst ? stated.slice(0, 1).toUpperCase() + stated.slice(1) : stated;
    const behind = text.slice(heat.end).replace(ownDegrees, "");
    const rest = /, turning /.test(stated) ? behind.replace(/^,? turning [^.,;]*/i, "") : behind;
    const isDone = /^[^.]*\buntil\b/.test(rest) || !/^(?:air_fryer|oven|pan|grill)$/.test(wish.method);
    return before + worded + (isDone ? "" : `, until ${doneOf(cut)}`) + rest.replace(/^ until\b/, ", until");
  }, step);
}

/** "Fry the chips at 140°C": what is fried, though no line is called so. */
const directObject =
  /^[\p{L}-]+ (?:the |all the )?(\p{L}{3,}(?: \p{L}{3,})?)(?= (?:at|for|in|until|on|about|under)\b| ?\d|,|$)/iu;
const pronoun =
  /^(?:it|them|this|that|all|everything|both|for|until|with|over|again|gently|slowly|briefly|together|about|under|the|and|covered|uncovered|another)\b/i;
/** "Boil with turmeric" boils what stands before. */
const companion = /^[\p{L}-]+ (?:with|in|alongside|together with)\b/iu;

/** "Grill for 4 minutes a side" is done as well over coals. */
function barbecue(text: string, { start, end }: Heat): string {
  const own = text
    .slice(start, end)
    .replace(/^(?:grill|broil)/i, (verb) => (/^\p{Lu}/u.test(verb) ? "Barbecue" : "barbecue"))
    .replace(/under (?:a |the )?(?:hot |medium |preheated )?(?:grill|broiler)/i, "on the barbecue");
  return text.slice(0, start) + own + text.slice(end);
}

/** The food of an instruction: what it names, else what makes up the dish. */
function foodOf(
  { text: stated }: Heat,
  { foods }: CookedDish,
  { food }: MethodWish,
): { name: string; isNamed: boolean } {
  if (food !== null) return { name: food, isNamed: true };
  const text = stated.replace(/^(?:deep|shallow|stir|pan|dry|oven|air)[- ](?=\p{L})/iu, "");
  const said = foods
    .filter(({ name }) => names(text, lastWord(name)) && !cookedIn.test(lastWord(name)))
    .toSorted((a, b) => b.grams - a.grams)[0];
  const object = [directObject.exec(text)?.[1]].find((one) => one !== undefined && !pronoun.test(one));
  const isOther = said !== undefined && object === undefined && companion.test(text);
  if (said !== undefined && !isOther) return { name: lastWord(said.name), isNamed: true };
  if (object !== undefined) return { name: object, isNamed: true };
  const most = foods.filter(({ role }) => main.has(role)).toSorted((a, b) => b.grams - a.grams)[0];
  return { name: most?.name ?? "", isNamed: false };
}

/** The oven or the pot of oil of the old method is not heated. */
function dropOldHeat(step: string, { method }: MethodWish): string {
  const isOven = method === "oven" || method === "no_bake";
  const withoutOven = isOven ? step : step.replace(ovenSentence, "");
  if (method === "oven")
    return withoutOven.replace(airSentence, "").replace(airBasket, "on a lined tray").replace(hotOil, "");
  const once = method === "air_fryer" ? withoutOven.replace(secondFrying, "") : withoutOven;
  return once.replace(hotOil, "");
}

function capitalise(step: string): string {
  const text = step.trim();
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Whether a step cooks what the wish changes, or prepares that and has no heat of the oven of its own. */
function leadsUpTo(at: number, heats: readonly Heat[], { steps }: CookedDish, { food }: MethodWish): boolean {
  const last = heats.at(-1)?.step ?? -1;
  const isNear = food === null ? at <= last : heats.some(({ step }) => step === at);
  const isOther = ({ step, kind, start }: Heat) =>
    step === at && ofOven.has(kind) && !heats.some((heat) => heat.step === step && heat.start === start);
  return isNear && !listHeats(steps).some(isOther);
}

function names(text: string, food: string): boolean {
  const own = new Set(splitTerms(text));
  return splitTerms(food).every((term) => own.has(term));
}

function lastWord(name: string): string {
  return (name.split(",")[0] ?? name).trim().split(" ").at(-1) ?? name;
}

function refuse({ steps }: CookedDish, { words }: MethodWish, detail: string): Changed {
  return { steps, unmet: { wish: words, reason: "not_possible", detail } };
}
