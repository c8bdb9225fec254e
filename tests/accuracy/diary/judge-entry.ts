import type { DecodedItem, DecodedMeal } from "../decode-meal.ts";
import type { DiaryEntry, ExpectedFood } from "./diary-entry.ts";
import { sharesWord } from "./shares-word.ts";

/** What was made of the foods of one reading. Each food is in one list, each item in one list. */
export type ReadingVerdict = {
  readonly reading: readonly ExpectedFood[];
  readonly found: readonly FoundFood[];
  /** Foods that were reported as unresolved or unread, and optional ones that were not found. */
  readonly reported: readonly ExpectedFood[];
  /** Foods in whose place another one stands. */
  readonly wrong: readonly { readonly food: ExpectedFood; readonly item: DecodedItem }[];
  /** Foods that are gone without a word. */
  readonly dropped: readonly ExpectedFood[];
  /** Matched items that no food accounts for. */
  readonly invented: readonly DecodedItem[];
  /** Unresolved items that no food accounts for. */
  readonly junk: readonly DecodedItem[];
};

type FoundFood = {
  readonly food: ExpectedFood;
  readonly item: DecodedItem;
  readonly areGramsRight: boolean;
};

/** How an entry was read, by the reading that comes closest. */
export type EntryVerdict = ReadingVerdict & {
  /** Items that the entry forbids. */
  readonly forbidden: readonly DecodedItem[];
  readonly isEnergyRight: boolean;
  readonly isRight: boolean;
};

/** An entry with what was made of it. */
export type JudgedEntry = {
  readonly entry: DiaryEntry;
  readonly decoded: DecodedMeal;
  readonly verdict: EntryVerdict;
};

const mostReadings = 64;
/** Energy may leave its range by a tenth, and by a kilocalorie above it. */
const energyTolerance = 0.1;
const energySlackKcal = 1;

/** Judges what was decoded from an entry. */
export function judgeEntry({ foods, kcal, not }: DiaryEntry, decoded: DecodedMeal): EntryVerdict {
  const verdicts = listReadings(foods).map((reading) => judgeReading(reading, decoded));
  const [closest] = verdicts.sort((a, b) => countFaults(a) - countFaults(b) || rightGrams(b) - rightGrams(a));
  if (closest === undefined) throw new Error("Cannot judge an entry: it has no reading");
  const matched = decoded.items.filter(isMatched);
  const forbidden = not.flatMap((pattern) => matched.find((item) => matches(pattern, nameOf(item))) ?? []);
  const isEnergyRight = isWithinEnergy(decoded.macros?.[3] ?? 0, kcal);
  // Of a food that few tables have, nobody knows the energy once it is reported as unresolved.
  const isExcused =
    closest.reported.length > 0 && closest.reported.every(({ rare, optional }) => rare || optional);
  const isRight =
    closest.dropped.length + closest.wrong.length + closest.invented.length + forbidden.length === 0 &&
    (isExcused || (closest.reported.length === 0 && isEnergyRight));
  return { ...closest, forbidden, isEnergyRight, isRight };
}

/** How many things are wrong with a reading; a food that is reported counts half. */
export function countFaults({ reported, wrong, dropped, invented }: ReadingVerdict): number {
  return dropped.length + wrong.length + invented.length + reported.length / 2;
}

/** Each food as a dish or as its parts, in every combination. */
function listReadings(foods: readonly ExpectedFood[]): ExpectedFood[][] {
  let readings: ExpectedFood[][] = [[]];
  for (const food of foods) {
    const forms = [[food], ...(food.parts ?? [])];
    readings = readings.flatMap((reading) => forms.map((form) => [...reading, ...form]));
    readings = readings.slice(0, mostReadings);
  }
  return readings;
}

function judgeReading(reading: readonly ExpectedFood[], { items, unread }: DecodedMeal): ReadingVerdict {
  const matched = items.filter(isMatched);
  const unresolved = items.filter((item) => !isMatched(item));
  const found: FoundFood[] = [];
  const missing: ExpectedFood[] = [];
  for (const food of reading) {
    const item = take(matched, (one) => fits(food, one));
    if (item === null) missing.push(food);
    else found.push({ food, item, areGramsRight: item.grams >= food.g[0] && item.grams <= food.g[1] });
  }
  const reported = missing.filter((food) => {
    const isUnresolved = take(unresolved, (item) => sharesWord(nameOf(item), wordsOf(food))) !== null;
    return isUnresolved || food.optional || unread.some((words) => sharesWord(words, food.name));
  });
  const lost = missing.filter((food) => !reported.includes(food));
  return {
    reading,
    found,
    reported,
    wrong: lost.flatMap((food, at) => (matched[at] ? [{ food, item: matched[at] }] : [])),
    dropped: lost.slice(matched.length),
    invented: matched.slice(lost.length),
    junk: unresolved,
  };
}

/** Removes the first item that passes and returns it; null where none does. */
function take(items: DecodedItem[], passes: (item: DecodedItem) => boolean): DecodedItem | null {
  const at = items.findIndex(passes);
  return at < 0 ? null : (items.splice(at, 1)[0] ?? null);
}

function fits({ accept, reject }: ExpectedFood, item: DecodedItem): boolean {
  const name = nameOf(item);
  return matches(accept, name) && !(reject && matches(reject, name));
}

function nameOf({ name, brand }: DecodedItem): string {
  return brand === null ? name : `${name} ${brand}`;
}

/** The words of a food's own name and those that its pattern accepts. */
function wordsOf({ name, accept }: ExpectedFood): string {
  return `${name} ${accept.replace(/[^\p{L}]+/gu, " ")}`;
}

function matches(pattern: string, name: string): boolean {
  return new RegExp(pattern, "i").test(name);
}

function isMatched({ status }: DecodedItem): boolean {
  return status === "matched";
}

function isWithinEnergy(energyKcal: number, [low, high]: DiaryEntry["kcal"]): boolean {
  return (
    energyKcal >= low * (1 - energyTolerance) && energyKcal <= high * (1 + energyTolerance) + energySlackKcal
  );
}

function rightGrams({ found }: ReadingVerdict): number {
  return found.filter(({ areGramsRight }) => areGramsRight).length;
}
