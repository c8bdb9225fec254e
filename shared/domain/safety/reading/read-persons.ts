import { findPhrases, numberWords, type Span } from "../../../language/mod.ts";
import { indexNeeds, isBreak, type Reading, spanOf, wordAt } from "../../constraints/mod.ts";
import { readKinds } from "../../nutrition/mod.ts";
import type { Person } from "../situation.ts";
import data from "./data/ages.json" with { type: "json" };
import { expandPattern } from "./expand-pattern.ts";

/** A person of a text, and where the age or the stage of life stands. */
export type PlacedPerson = { readonly person: Person; readonly span: Span };

type Stage = (typeof data.stages)[number];

const monthsOfUnit = new Map(Object.entries(data.units));
const old = new Set(data.old);
const people = new Set(data.people);
const adults = new Set(data.adults);
const owners = new Set(data.owners);
const pronouns = new Set(data.pronouns);
const placing = new Set(data.at);
const nursing = new Set(data.nursing);
const forChild = new Set(["for", "give", "giving", "feed", "to"]);
const writers = new Set(["i'm", "im", "am", "still", "while", "i"]);
const being = new Set(["is", "was", "turned", "turns"]);
const agePrepositions = new Set(data.from);
const turning = new Set(data.turning);
const behindAge = new Set(data.behindAge);
const selves = new Set(data.selves);
/** "An ileostomy two weeks old", "my van is 8 months old": no person is. */
const things = new Set(data.things);
/** "My toddler has the runs since 2 days": how long something lasts is no age. */
const lengths = new Set(data.lengths);
/** "Almost six months" is not six months. */
const nearly = new Set(data.nearly);
/** "Turning one in three weeks" is not one yet. */
const soon = new Set(data.soon);
const hedging = new Set(data.hedging);
const ofOthers = new Set(data.ofOthers);
const pregnant = new Set(data.pregnant);
const shortUnits = new Set(data.shortUnits);
const feeding = new Set(data.feeding);
const partings = new Set([",", "(", "of"]);
/** What shows that a few days or weeks are the age of a baby. */
const infants = new Set(data.infants);
const notBabies = new Set(data.notBabies);
const adultMonths = 216;
const youngYears = 6;
/** A figure below is more likely a level or a count: "I'm 7, lower than usual". */
const leastOwnYears = 10;
/** A figure above is more likely a level or a count: "she's 15, lower than usual". */
const mostChildYears = 12;
const mostMonthsAlone = 30;
const reach = 5;
const stages = indexNeeds<Stage | null>([
  ...data.stages.flatMap((stage) => stage.names.flatMap(expandPattern).map((name) => [name, stage] as const)),
  ...data.unless.map((name) => [name, null] as const),
]);

/** The persons of a text: "my 3yo", "10 month old", "aged 4", "toddler", "newborn". */
export function readPersons(reading: Reading): PlacedPerson[] {
  const aged = readAges(reading).filter(({ at }) => !isNursed(reading, at));
  const children = aged.filter(({ person }) => person.subject === "child");
  const staged = children.length > 0 ? [] : readStages(reading).filter(({ at }) => !isNursed(reading, at));
  return [...aged, ...staged].map(({ person, span }) => ({ person, span }));
}

/** Who breastfeeds a newborn asks about her own food: "newborn due a feed soon, I'm nursing", unlike "for my newborn". */
function isNursed(reading: Reading, at: number): boolean {
  const isFor = [1, 2, 3].some((back) => forChild.has(wordAt(reading, at - back)));
  const isNursing = reading.tokens.some(
    ({ text }, place) => nursing.has(text) && writers.has(wordAt(reading, place - 1)),
  );
  return (isNursing && !isFor) || [1, 2, 3].some((back) => nursing.has(wordAt(reading, at - back)));
}

/** The topics of a person's age; a "baby" of unknown age is under one year, not under six months. */
export function listStages({ fromMonths, toMonths, subject }: Person): string[] {
  if (subject !== "child") return fromMonths >= data.olderFromMonths ? ["older_adult"] : [];
  return data.limits.filter(({ belowMonths }) => toMonths <= belowMonths).map(({ topic }) => topic);
}

type FoundPerson = PlacedPerson & { readonly at: number };

function readAges(reading: Reading): FoundPerson[] {
  return reading.tokens.flatMap((_, at) => {
    const number = readNumberAt(reading, at);
    if (number === null) return [];
    const unit = readUnit(reading, behindHalf(reading, at + 1));
    const months = unit === null ? readBareAge(reading, at, number) : number * unit.months;
    if (months === null || (unit !== null && !isAge(reading, at, unit))) return [];
    const subject = months >= adultMonths ? "adult" : "child";
    const end = unit === null ? at + 1 : unit.end;
    const span = spanOf(reading, at, end);
    const whole = Math.max(0, Math.floor(months) - (isAhead(reading, at, end) ? 1 : 0));
    return [{ person: { subject, fromMonths: whole, toMonths: whole + 1 }, span, at } as const];
  });
}

/** Whether a birthday is still to come: "almost six months", "turning one in May". */
function isAhead(reading: Reading, at: number, end: number): boolean {
  const before = wordAt(reading, at - 1);
  return nearly.has(before) || (before === "turning" && soon.has(wordAt(reading, end)));
}

function readNumberAt(reading: Reading, at: number): number | null {
  const token = reading.tokens[at];
  if (token?.kind === "number") return token.value;
  return numberWords.get(token?.text ?? "") ?? null;
}

/** "4 and a half months": the place of the unit. */
function behindHalf(reading: Reading, at: number): number {
  const isHalf = ["and", "a", "half"].every((word, ahead) => wordAt(reading, at + ahead) === word);
  return isHalf ? at + 3 : at;
}

/** A unit of age at a place: what a month is of it, where it ends, and whether it says that it is an age. */
type Unit = { readonly months: number; readonly end: number; readonly isOld: boolean };

function readUnit(reading: Reading, at: number): Unit | null {
  const word = wordAt(reading, at);
  const months = monthsOfUnit.get(word) ?? monthsOfUnit.get(reading.terms[at] ?? "") ?? 0;
  if (months === 0) return null;
  const isSlashed = word === "y" && wordAt(reading, at + 1) === "/" && wordAt(reading, at + 2) === "o";
  if (isSlashed) return { months, end: at + 3, isOld: true };
  if (word === "yo" || word === "y/o") return { months, end: at + 1, isOld: true };
  const next = wordAt(reading, at + 1);
  return old.has(next) ? { months, end: at + 2, isOld: true } : { months, end: at + 1, isOld: false };
}

/** "Aged 4", "age 7", "my son is two": years without a unit. */
function readBareAge(reading: Reading, at: number, number: number): number | null {
  const before = wordAt(reading, at - 1);
  if (["aged", "age", "ages"].includes(before)) return number < 120 ? number * 12 : null;
  const isOfChild = [2, 3].some((back) => people.has(wordAt(reading, at - back)));
  const isEnd = isBreak(reading, at + 1) || behindAge.has(wordAt(reading, at + 1));
  const isStated =
    (turning.has(before) && isOfChild) ||
    isBesideChild(reading, at) ||
    isOwnAge(reading, at, number) ||
    isYearsOfOther(reading, at, number);
  if (isHalfYears(reading, at)) return (number + 0.5) * 12;
  return isStated && isEnd && number * 12 < adultMonths ? number * 12 : null;
}

/** "He is 3", "she's only just turned 2": so few years of somebody else with nothing behind them that they could measure. */
function isYearsOfOther(reading: Reading, at: number, number: number): boolean {
  let before = at - 1;
  while (hedging.has(wordAt(reading, before)) || turning.has(wordAt(reading, before))) before--;
  const named = [before, before + 1].flatMap((place) => [
    wordAt(reading, place),
    `${wordAt(reading, place - 1)} ${wordAt(reading, place)}`,
  ]);
  return named.some((words) => ofOthers.has(words)) && Number.isInteger(number) && number <= mostChildYears;
}

/** "She's 2 and a half": so few years of a child with nothing behind them that they could measure. */
function isHalfYears(reading: Reading, at: number): boolean {
  const words = [1, 2, 3].map((ahead) => wordAt(reading, at + ahead)).join(" ");
  const isEnd = isBreak(reading, at + 4) || behindAge.has(wordAt(reading, at + 4));
  return words === "and a half" && ofOthers.has(wordAt(reading, at - 1)) && isEnd;
}

/** "I am 16 and", "I'm 15,": a minor who asks for himself. */
function isOwnAge(reading: Reading, at: number, number: number): boolean {
  const before = wordAt(reading, at - 1);
  const isSelf = selves.has(before) || selves.has(`${wordAt(reading, at - 2)} ${before}`);
  return isSelf && Number.isInteger(number) && number >= leastOwnYears;
}

/** "My daughter 3 has", "the boy (6)", "a girl, 4, with", "a lad of 3": the number stands right behind a child. */
function isBesideChild(reading: Reading, at: number): boolean {
  const isParted = partings.has(wordAt(reading, at - 1));
  return people.has(wordAt(reading, isParted ? at - 2 : at - 1));
}

/** An age says so ("old"), or stands by a child; a cheese may be twelve months old. */
function isAge(reading: Reading, at: number, { end, isOld }: Unit): boolean {
  if (adults.has(wordAt(reading, end)) || isOfThing(reading, at)) return false;
  const around = listAround(reading, at, end);
  const isPlaced = placing.has(wordAt(reading, at - 1));
  const isByChild = around.some((word) => people.has(word) || (isPlaced && pronouns.has(word)));
  const isAtMonths = agePrepositions.has(wordAt(reading, at - 1)) && isMonths(reading, at + 1, end);
  if (!isOld && lengths.has(wordAt(reading, at - 1)) && !people.has(wordAt(reading, end))) return false;
  // "my girl is 7 months and i'm stopping breastfeeding"
  const isSaidOfChild = being.has(wordAt(reading, at - 1)) && people.has(wordAt(reading, at - 2));
  if (isSaidOfChild && isMonths(reading, at + 1, end)) return true;
  // "3yo chocolate almonds or berries": so few years are those of a child.
  const isYoung = (reading.tokens[at]?.value ?? 0) < youngYears && isYo(wordAt(reading, at + 1));
  if (isYoung) return true;
  if (isOpening(reading, at, end) || isOfPronoun(reading, at, end) || isOwned(reading, at)) return true;
  if (!isOld && isUnderMonth(reading, at) && !isOfBaby(reading, at, around)) return false;
  if (!isOld) return (isByChild || isAtMonths) && !around.some((word) => adults.has(word));
  return isByChild || owners.has(wordAt(reading, at - 1)) || !isOfFood(reading, end);
}

/** "4 days" and "3 weeks" are more often how long something takes. */
function isUnderMonth(reading: Reading, at: number): boolean {
  const unit = behindHalf(reading, at + 1);
  return (monthsOfUnit.get(wordAt(reading, unit)) ?? monthsOfUnit.get(reading.terms[unit] ?? "") ?? 1) < 1;
}

/** "Our baby, 5 days", "my son is 3 weeks"; the weeks of "dinners for the kids, 2 weeks" are of a plan. */
function isOfBaby(reading: Reading, at: number, around: readonly string[]): boolean {
  if (around.some((word) => infants.has(word) || pronouns.has(word))) return true;
  const isParted = partings.has(wordAt(reading, at - 1)) || being.has(wordAt(reading, at - 1));
  const beside = wordAt(reading, isParted ? at - 2 : at - 1);
  return people.has(beside) && !notBabies.has(beside);
}

/** "14 months, coming off formula": so few months alone at the start of a thought are an age. */
function isOpening(reading: Reading, at: number, end: number): boolean {
  const isStart = at === 0 || isBreak(reading, at - 1);
  const isOfMonths = reading.terms[at + 1] === "month" || shortUnits.has(wordAt(reading, at + 1));
  return (
    isStart && isBreak(reading, end) && isOfMonths && isYoungMonths(reading, at) && !isOfBump(reading, at)
  );
}

/** "19 wks, …": of a pregnancy, unless a word of feeding shows the baby. */
function isOfBump(reading: Reading, at: number): boolean {
  const isOfWeeks = unitTerm(reading, at + 1) === "week";
  const isFed = reading.terms.some((term) => feeding.has(term));
  return isOfWeeks && !isFed && !listAround(reading, at, at + 2).some((word) => people.has(word));
}

/** "My 7mo", "feeding a 9mth": short for a child of so many months. */
function isOwned(reading: Reading, at: number): boolean {
  const isShort = shortUnits.has(wordAt(reading, at + 1)) && isYoungMonths(reading, at);
  return isShort && owners.has(wordAt(reading, at - 1));
}

/** "She's 4 months now", "he is only 17 weeks", "they're not quite six months": unless she is pregnant so long. */
function isOfPronoun(reading: Reading, at: number, end: number): boolean {
  let before = at - 1;
  while (hedging.has(wordAt(reading, before))) before--;
  const word = wordAt(reading, before);
  const isOfOther = ofOthers.has(word) || ofOthers.has(`${wordAt(reading, before - 1)} ${word}`);
  const isEnd = isBreak(reading, end) || behindAge.has(wordAt(reading, end));
  const isShort =
    ["month", "week"].includes(unitTerm(reading, behindHalf(reading, at + 1))) && isYoungMonths(reading, at);
  return isOfOther && isEnd && isShort && !reading.terms.some((term) => pregnant.has(term));
}

/** "Mths" and "wks" as "month" and "week". */
function unitTerm(reading: Reading, at: number): string {
  const months = monthsOfUnit.get(wordAt(reading, at)) ?? monthsOfUnit.get(reading.terms[at] ?? "");
  if (months === 1) return "month";
  return months === monthsOfUnit.get("week") ? "week" : "";
}

function isYoungMonths(reading: Reading, at: number): boolean {
  const months = readNumberAt(reading, at) ?? 0;
  return months >= 1 && months <= mostMonthsAlone;
}

function isOfThing(reading: Reading, at: number): boolean {
  const before = wordAt(reading, at - 1);
  return things.has(before === "is" ? wordAt(reading, at - 2) : before);
}

function isYo(word: string): boolean {
  return word === "yo" || word === "y/o";
}

/** "Honey at six months or banana": months with nothing behind them that they could measure. */
function isMonths(reading: Reading, at: number, end: number): boolean {
  const isEnd = isBreak(reading, end) || behindAge.has(wordAt(reading, end));
  return reading.terms[at] === "month" && isEnd;
}

function listAround(reading: Reading, at: number, end: number): string[] {
  const places = Array.from({ length: reach }, (_, offset) => [at - 1 - offset, end + offset]).flat();
  return places.flatMap((place) => [wordAt(reading, place), reading.terms[place] ?? ""]);
}

function isOfFood(reading: Reading, at: number): boolean {
  if (isBreak(reading, at)) return false;
  const words = reading.terms.slice(at, at + 2);
  const facts = { name: words.join(" "), words: [], foodGroup: null, ingredients: [], amounts: new Map() };
  return readKinds(facts).size > 0;
}

function readStages(reading: Reading): FoundPerson[] {
  const hits = findPhrases(stages, reading.terms);
  const masks = hits.filter(({ meaning }) => meaning === null);
  return hits.flatMap(({ start, end, meaning }) => {
    const isMasked = masks.some((mask) => mask.start <= start && mask.end >= end);
    if (meaning === null || isMasked) return [];
    const { fromMonths, toMonths } = meaning;
    const span = spanOf(reading, start, end);
    return [{ person: { subject: "child", fromMonths, toMonths }, span, at: start } as const];
  });
}
