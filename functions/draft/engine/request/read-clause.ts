import {
  isBreak,
  markUsed,
  openReading,
  type Reading,
  readLanguage,
  readSensory,
  readSensoryAt,
  type SensoryGoal,
  spanOf,
  wordAt,
} from "../../../../shared/domain/constraints/mod.ts";
import { isHeat } from "../methods/find-heat.ts";
import { type LackingDevice, readLackingDevices } from "../methods/lacking-devices.ts";
import { type MethodWish, readMethods } from "../methods/read-methods.ts";
import { readUnits, type UnitSystem } from "../units/read-units.ts";
import data from "./data/clause-words.json" with { type: "json" };
import type { FoundSwaps, NamedSwap, SwapReader } from "./found-swaps.ts";
import { type AdditionWish, readAdditions } from "./read-additions.ts";
import { type AmountWish, readAmountWishes } from "./read-amount-wishes.ts";
import { readArrow, readBareFor, readExchange, readSubstitute } from "./read-exchange.ts";
import { readBanned, readCut, readGoing, readGone, readSplit } from "./read-gone.ts";
import { readHalves } from "./read-halves.ts";
import { readInstead, readNot, readPreferred, readRather } from "./read-instead.ts";
import { readKeeps, readLikes } from "./read-keeps.ts";
import { type Offer, readOffers } from "./read-offers.ts";
import { readOutAndIn, readPassive } from "./read-passive.ts";
import { type RelativeAim, readRelativeAims } from "./read-relative-aims.ts";
import { readScale, type ScaleRequest } from "./read-scale.ts";
import { readSetAmount } from "./read-set-amount.ts";
import { refusing } from "./refusing.ts";
import { swapFoodAt } from "./swap-phrases.ts";

const readers: readonly SwapReader[] = [
  readSetAmount,
  readHalves,
  readArrow,
  readExchange,
  readSubstitute,
  readInstead,
  readNot,
  readRather,
  readPreferred,
  readPassive,
  readOutAndIn,
  readGone,
  readSplit,
  readCut,
  readGoing,
  readBanned,
  readBareFor,
];

type TasteGoal = SensoryGoal & {
  readonly food: string | null;
};

const things = new Set(["something", "anything", "ingredient", "topping", "one", "food", "alternative"]);

const reach = 6;
const texturedPart = /\b(?:topping|top|crust|coating|layer|finish|bits?|texture)$/i;
const sameMass = /\bgram for gram\b/i;

/** What one clause asks for. */
export type ClauseWishes = ScaleRequest & {
  readonly swaps: readonly NamedSwap[];
  readonly tasteGoals: readonly TasteGoal[];
  readonly amounts: readonly AmountWish[];
  readonly additions: readonly AdditionWish[];
  readonly offers: readonly Offer[];
  readonly methods: readonly MethodWish[];
  /** Devices that the kitchen does not have. */
  readonly devices: readonly LackingDevice[];
  readonly aims: readonly RelativeAim[];
  /** Foods that are to stay, or to be in. */
  readonly keeps: readonly string[];
  /** Foods that may come. */
  readonly liked: readonly string[];
  /** The units that the recipe is wanted in. */
  readonly units: UnitSystem | null;
  /** English name: "German". */
  readonly language: string | null;
};

/** Reads a clause of a request. */
export function readClause(text: string): ClauseWishes {
  const reading = openReading(text.replace(sameMass, ""));
  const language = readLanguage(reading);
  const compared = readComparisons(reading);
  const named = new Set(compared.map(({ attribute }) => attribute));
  const read = mergeSwaps(readSwaps(reading), compared)
    .filter(({ from }) => !isHeat(from))
    .map(withoutExtra)
    .map((swap) => (sameMass.test(text) ? { ...swap, isSameMass: true } : swap));
  const isComing = (food: string) => read.some(({ from, to }) => to !== from && to?.endsWith(food) === true);
  // "Leave out the cream and add 200 ml oat cream instead" says once that it comes.
  const isExchanged = (food: string) =>
    read.some(({ to, amount }) => to !== null && amount !== undefined && food.endsWith(to));
  const swaps = read.filter((swap) => !isPartDropped(swap));
  const plain = readSensory(reading, "asked")
    .filter((goal) => isTasteSaid(goal, text, swaps))
    .map((goal) => ({ ...goal, food: null }));
  // "A crunchy topping" is a texture that is wanted, and no food.
  const additions = readAdditions(reading).filter(
    ({ text: food }) => (plain.length === 0 || !texturedPart.test(food)) && !isExchanged(food),
  );
  const isAdded = (food: string) => additions.some(({ said, text }) => said === food && text !== food);
  const isSet = (food: string) =>
    swaps.some(({ from, to, share }) => from === food && (to === from || share !== undefined));
  const aims = readRelativeAims(text);
  const isSetOnly = swaps.some(({ from, to }) => to === from);
  const scale = isSetOnly ? { servings: null, factor: null } : readScale(reading);
  return {
    swaps,
    tasteGoals: [...compared, ...plain.filter(({ attribute }) => !named.has(attribute))],
    amounts: [
      ...readAmountWishes(reading).filter(({ food }) => !isSet(food) && !isAdded(food) && !isComing(food)),
      ...read.filter(isPartDropped).map(toLess),
    ],
    additions,
    offers: readOffers(reading),
    keeps: readKeeps(reading),
    liked: readLikes(reading),
    methods: readMethods(reading),
    devices: readLackingDevices(text),
    aims,
    units: readUnits(text),
    ...(aims.length > 0 ? { ...scale, factor: null } : scale),
    language,
  };
}

/** "No chilli powder" leaves that one out, and says nothing of how hot the dish is to be. */
function isTasteSaid({ attribute }: SensoryGoal, text: string, swaps: readonly NamedSwap[]): boolean {
  const gone = swaps.filter(({ from, isDropped }) => isDropped === true && from.includes(" "));
  if (gone.length === 0) return true;
  const rest = gone.reduce((said, { from }) => said.replace(from, ""), text);
  return readSensory(openReading(rest), "asked").some((goal) => goal.attribute === attribute);
}

/** "Swap the beef for extra mushrooms": as many come as go, and not half as many again. */
function withoutExtra(swap: NamedSwap): NamedSwap {
  const to = swap.to?.replace(
    /^(?:extra|more|additional|even more|some more|a few more) (?!virgin|firm|lean|dark|sharp|mature|large|old|hot)/i,
    "",
  );
  return to === undefined ? swap : { ...swap, to };
}

/** "Leave out a third of the cheese" is less of it. */
function isPartDropped({ isDropped, share }: NamedSwap): boolean {
  return isDropped === true && share !== undefined;
}

function toLess({ from, share = 0 }: NamedSwap): AmountWish {
  return { food: from, direction: "less", factor: 1 - share };
}

/** "Something crunchier than the banana" lets the banana go. */
function mergeSwaps(swaps: readonly NamedSwap[], compared: readonly TasteGoal[]): NamedSwap[] {
  const known = new Set(swaps.map(({ from }) => from.toLowerCase()));
  const gone = compared.flatMap(({ food }) => (food === null || known.has(food.toLowerCase()) ? [] : [food]));
  return [...swaps, ...[...new Set(gone)].map((from) => ({ from, to: null }))];
}

/** Reads "something crunchier than the banana", "a less sweet topping than honey". */
function readComparisons(reading: Reading): TasteGoal[] {
  return reading.tokens.flatMap(({ text }, at) => {
    const food = text === "than" ? swapFoodAt(reading, at + 1) : null;
    if (food === null) return [];
    const goals = readSensoryBefore(reading, at);
    return goals.map((goal) => ({ ...goal, food: food.text }));
  });
}

function readSensoryBefore(reading: Reading, end: number) {
  let hasThing = false;
  let from = end;
  while (from > Math.max(0, end - reach) && !isBreak(reading, from - 1)) {
    from--;
    hasThing ||= things.has(wordAt(reading, from));
  }
  return hasThing ? readSensoryAt(reading, from, end) : [];
}

/** Reads which ingredients are to go and what is to come: "swap the beef for turkey", "the cream has to go". */
function readSwaps(reading: Reading): NamedSwap[] {
  const swaps = new Map<string, NamedSwap>();
  for (let at = 0; at < reading.tokens.length; ) {
    const found = readAt(reading, at);
    if (found !== null) markUsed(reading, at, found.end);
    for (const swap of found?.swaps ?? []) {
      const name = swap.from.toLowerCase();
      if ((swaps.get(name)?.to ?? null) === null) swaps.set(name, swap);
    }
    at = Math.max(at + 1, found?.end ?? 0);
  }
  return [...swaps.values()];
}

const refused = new RegExp(`\\b(?:${refusing}|(?:don't|do not|not) (?:want|need|have|wish) to) $`, "i");
const editing = new Set(data.editing);

/** "Don't remove the beans", "no need to swap the rice", "I don't want to lose the bacon": nothing of it goes. */
function isRefused(reading: Reading, at: number): boolean {
  // "No need to replace": a reader may begin at "to".
  const verb = wordAt(reading, at) === "to" ? at + 1 : at;
  const { start } = spanOf(reading, verb, verb + 1);
  return editing.has(wordAt(reading, verb)) && refused.test(reading.text.slice(0, start));
}

function readAt(reading: Reading, at: number): FoundSwaps | null {
  if (isRefused(reading, at)) return null;
  for (const read of readers) {
    const found = read(reading, at);
    if (found !== null) return found;
  }
  return null;
}
