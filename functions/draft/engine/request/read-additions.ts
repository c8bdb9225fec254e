import {
  foodNameAt,
  isBreak,
  phraseAt,
  type Reading,
  spanOf,
  wordAt,
} from "../../../../shared/domain/constraints/mod.ts";
import data from "./data/addition-words.json" with { type: "json" };
import { indexWords } from "./found-swaps.ts";
import {
  amountBehind,
  behindAside,
  isLikelyFood,
  type SwapFood,
  swapFoodAt,
  swapFoodsAt,
} from "./swap-phrases.ts";

/** An ingredient to come in beside the others. */
export type AdditionWish = {
  /** With its amount, as the request words it: "50 g raisins". */
  readonly text: string;
  readonly place: "within" | "top" | "beside";
  /** The words that it was read of: "some greens". */
  readonly said: string;
  /** The amount is all that there is to be of it: "120 g sugar" of a recipe with sugar. */
  readonly isTotal?: boolean | undefined;
  /** So much for each portion: "a boiled egg each". */
  readonly isEach?: boolean | undefined;
};

type Place = AdditionWish["place"];

const cues: readonly (readonly [ReturnType<typeof indexWords>, Place])[] = [
  [indexWords(data.top), "top"],
  [indexWords(data.beside), "beside"],
  [indexWords(data.within), "within"],
];
const openings = indexWords(data.opening);
const onTop = indexWords(data.onTop);
const onSide = indexWords(data.onSide);
const behind = indexWords(data.behind);
const wishing = new Set(data.wishing);
const negations = new Set(data.negations);
const directions = new Set(data.directions);
const noAdditions = new Set(data.noAdditions);
const joints = new Set(["and", ",", "&", "+", "plus", "maybe", "perhaps", "also"]);
const generic = new Map(Object.entries(data.generic));
const lookBack = 3;

/** Reads "add 50 g raisins and a celery stalk", "throw in some spinach", "top with feta", "want a banana in it". */
export function readAdditions(reading: Reading): AdditionWish[] {
  const wishes: AdditionWish[] = [];
  for (let at = 0; at < reading.tokens.length; ) {
    const placed = placedAt(reading, at);
    if (placed !== null) {
      const total = isTotalAt(reading, placed.end) ? { isTotal: true } : {};
      wishes.push(
        ...placed.foods
          .flatMap(({ text }) => spell(text, placed.place))
          .map((wish) => ({ ...wish, ...total })),
      );
      at = Math.max(at + 1, placed.end);
      continue;
    }
    const more = moreAt(reading, at);
    if (more !== null) wishes.push(...spell(more, "within"));
    const cue = cueAt(reading, at);
    const first = cue === null ? [] : foodsOf(reading, cue);
    const foods = cue === null ? [] : [...first, ...furtherFoods(reading, first, cue)];
    const end = foods.at(-1)?.end ?? 0;
    const total = isTotalAt(reading, end) ? { isTotal: true } : {};
    const each = isEachAt(reading, end) ? { isEach: true } : {};
    if (cue !== null)
      wishes.push(
        ...foods
          .flatMap(({ text }) => spell(text, cue.place))
          .map((wish) => ({ ...wish, ...total, ...each })),
      );
    at = Math.max(at + 1, end);
  }
  return wishes;
}

/** "In all". */
function isTotalAt(reading: Reading, at: number): boolean {
  return wordAt(reading, at) === "in" && wordAt(reading, at + 1) === "all";
}

/** "Each", "per person", "a head". */
function isEachAt(reading: Reading, at: number): boolean {
  const [word, next] = [wordAt(reading, at), wordAt(reading, at + 1)];
  if (word === "each" || word === "apiece") return isBreak(reading, at + 1);
  return (
    (word === "per" || word === "a") &&
    ["person", "portion", "serving", "head", "plate", "bowl"].includes(next)
  );
}

type Placed = { readonly foods: readonly SwapFood[]; readonly place: Place; readonly end: number };

/** "Parmesan on top", "naan on the side": foods at the beginning of a clause whose place shows that they come in. */
function placedAt(reading: Reading, at: number): Placed | null {
  if (!isBreak(reading, at - 1) && wordAt(reading, at - 1) !== "and") return null;
  const foods = swapFoodsAt(reading, at);
  const last = foods.at(-1)?.end ?? at;
  const top = phraseAt(onTop, reading, last);
  const side = top === null ? phraseAt(onSide, reading, last) : null;
  const end = top?.end ?? side?.end;
  const isFood = foods.every((food) => isLikelyFood(reading, { ...food, isKnown: false }));
  if (end === undefined || foods.length === 0 || !isFood) return null;
  return {
    foods: foods.map((food) => ({ ...food, text: food.measured })),
    place: top === null ? "beside" : "top",
    end,
  };
}

/** "More veg": what a cook would add of it; null for a food of its own. */
function moreAt(reading: Reading, at: number): string | null {
  const kind = wordAt(reading, at + 1);
  return ["more", "extra"].includes(wordAt(reading, at)) && generic.has(kind) && isBreak(reading, at + 2)
    ? kind
    : null;
}

/** "Some veggies" are what cooks would take for them. */
function spell(text: string, place: Place): AdditionWish[] {
  const plain = text.toLowerCase().replace(/^(?:some|a few|extra|any|a handful of|lots of)\s+/, "");
  return (generic.get(plain) ?? [text]).map((one) => ({ text: one, place, said: text }));
}

type Cue = { readonly end: number; readonly place: Place; readonly isOpening: boolean };

function cueAt(reading: Reading, at: number): Cue | null {
  if (isNegated(reading, at)) return null;
  for (const [index, place] of cues) {
    const found = phraseAt(index, reading, at);
    if (found !== null) return { end: found.end, place, isOpening: false };
  }
  const opening = isBreak(reading, at - 1) ? phraseAt(openings, reading, at) : null;
  if (opening !== null) return { end: opening.end, place: "within", isOpening: true };
  return wishing.has(wordAt(reading, at)) && isPutIn(reading, at + 1)
    ? { end: at + 1, place: "within", isOpening: false }
    : null;
}

/** "Want a banana in it", "put 150 g of berries": what follows goes into the dish. */
function isPutIn(reading: Reading, from: number): boolean {
  const foods = swapFoodsAt(reading, from);
  const end = foods.at(-1)?.end ?? from;
  const isFood = foods.every((food) => isLikelyFood(reading, { ...food, isKnown: false }));
  const isMeasured = wordAt(reading, from - 1) === "put" && reading.tokens[from]?.kind === "number";
  return foods.length > 0 && isFood && (isMeasured || phraseAt(behind, reading, end) !== null);
}

/** The foods behind a cue, their amounts included; none where one of them is no food of the tables. */
function foodsOf(reading: Reading, { end, isOpening }: Cue): (SwapFood & { text: string })[] {
  // "Add half a cabbage".
  const isHalf = wordAt(reading, end) === "half" && ["a", "an"].includes(wordAt(reading, end + 1));
  if (directions.has(wordAt(reading, end)) && !isHalf) return [];
  const foods = swapFoodsAt(reading, end);
  const isKnown = foods.every(({ start, end: last }) =>
    isLikelyFood(reading, { start, end: last, isKnown: false }),
  );
  if (foods.some(isNoAddition) || (isOpening && !(isKnown && isAlone(reading, foods.at(-1)?.end ?? end))))
    return [];
  return foods.map((food, at) => {
    const from = at === 0 ? end : behindJoints(reading, foods[at - 1]?.end ?? end);
    const span = spanOf(reading, from, food.end);
    const text = reading.text.slice(span.start, span.end);
    return { ...food, text: readAside(reading, food) ?? text + ofWhole(reading, food) };
  });
}

const into = new Set(["to", "in", "into", "on", "onto", "with", "through"]);
const longestPlace = 5;

/** "Peas to the rice and 2 eggs to the salad": measured foods behind the place of the ones before. */
function furtherFoods(
  reading: Reading,
  before: readonly SwapFood[],
  cue: Cue,
): (SwapFood & { text: string })[] {
  const end = before.at(-1)?.end ?? 0;
  if (before.length === 0 || !into.has(wordAt(reading, end))) return [];
  let at = end + 1;
  while (at < end + longestPlace && !isBreak(reading, at) && !joints.has(wordAt(reading, at))) at++;
  const next = behindJoints(reading, at);
  if (next === at || reading.tokens[next]?.kind !== "number") return [];
  const foods = foodsOf(reading, { ...cue, end: next, isOpening: false });
  const isKnown = foods.every((food) => isLikelyFood(reading, { ...food, isKnown: false }));
  const isGoing = exchanging.has(wordAt(reading, foods.at(-1)?.end ?? next));
  return isKnown && !isGoing ? [...foods, ...furtherFoods(reading, foods, cue)] : [];
}

const exchanging = new Set(["for", "instead", "not", "rather", "less", "more"]);

/** "Zest of one lemon". */
function ofWhole(reading: Reading, { end }: SwapFood): string {
  const whole = wordAt(reading, end) === "of" ? swapFoodAt(reading, end + 1) : null;
  const span = spanOf(reading, end, whole?.end ?? end);
  return whole === null ? "" : ` ${reading.text.slice(span.start, span.end)}`;
}

/** "Chickpeas (about 200 g)", "cheese (150 g mozzarella)": the brackets have the amount, or name the food more closely. */
function readAside(reading: Reading, { end, text }: SwapFood): string | null {
  const start = spanOf(reading, end, end + 1).start;
  const behindComma = amountBehind.exec(reading.text.slice(start))?.[1];
  if (behindComma !== undefined) return `${behindComma} ${text}`;
  const [, aside = ""] =
    /^\((?:about |around |approx\.? |roughly |~)?(\d[^()]{0,40})\)/i.exec(reading.text.slice(start)) ?? [];
  if (wordAt(reading, end) !== "(" || aside === "") return null;
  const [amount = null] =
    /^[\d.,/ ]+\p{L}+(?=(?: (?:drained|net|each|peeled|cooked|dry|weight|in total|total|or so|is fine))*$)/u.exec(
      aside,
    ) ?? [];
  return amount === null ? aside : `${amount} ${text}`;
}

/** Whether nothing but politeness follows: "with olives please", not "with my kids". */
function isAlone(reading: Reading, end: number): boolean {
  return isBreak(reading, end) || ["please", "pls", "too", "thanks", "on"].includes(wordAt(reading, end));
}

function behindJoints(reading: Reading, from: number): number {
  let at = behindAside(reading, from);
  while (joints.has(wordAt(reading, at))) at++;
  return at;
}

/** "Add protein" names no food, "whey protein" does. */
function isNoAddition({ text }: SwapFood): boolean {
  const words = text.toLowerCase().split(" ");
  const isVague = words.length === 1 || directions.has(words[0] ?? "") || noAdditions.has(words[0] ?? "");
  return isVague && noAdditions.has(words.at(-1) ?? "");
}

function isNegated(reading: Reading, at: number): boolean {
  for (let before = at - 1; before >= at - lookBack && !isBreak(reading, before); before--)
    if (negations.has(wordAt(reading, before))) return true;
  return foodNameAt(reading, at)?.isFood === true;
}
