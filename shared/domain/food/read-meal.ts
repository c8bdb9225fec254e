import { isEnglishWord, joinSpans, type Span } from "../../language/mod.ts";
import { type CandidatePool, poolCandidates, type ScoredFood } from "./candidates/candidate-pool.ts";
import {
  type FoodCandidate,
  type FoodProfile,
  type FoundFoods,
  genericEquivalent,
  isGenericEquivalent,
} from "./candidates/food-names.ts";
import { describeFood } from "./describe-food.ts";
import { dropLanguage } from "./local/local-term.ts";
import { listClosest } from "./match-item.ts";
import { type MatchLevel, rateMatch } from "./match-level.ts";
import { largestGrams, type PlausibleGrams, weighPlausibly } from "./portions/plausible-grams.ts";
import { readRoles } from "./portions/portion-role.ts";
import type { PortionRole } from "./portions/role-grams.ts";
import { countServings } from "./portions/servings-of-host.ts";
import { dropTitles } from "./segments/drop-titles.ts";
import { isDoubtful } from "./segments/is-doubtful.ts";
import { joinIngredients } from "./segments/join-ingredients.ts";
import { joinMention } from "./segments/join-mention.ts";
import { mergeMentions } from "./segments/merge-mentions.ts";
import type { Segment } from "./segments/segment.ts";
import { segmentMeal } from "./segments/segment-meal.ts";
import type { Chunk, MealOutline } from "./text/chunks.ts";
import { isPluralFood } from "./text/flavours.ts";
import { stateWords } from "./text/vocabulary.ts";
import { closeBracket } from "./text/walk/brackets.ts";
import { textWeights } from "./text-weights.ts";
import { isEverydayWords, listUnread, listUnreadWithoutFood, listUnusedDetails } from "./unread-words.ts";

/** One food of a meal, read from text: what to show, how much, and the catalogue food it was matched with. */
export type MealItem = {
  readonly name: string;
  readonly brand: string | null;
  readonly attributes: readonly string[];
  readonly grams: number;
  readonly status: "matched" | "unresolved";
  /** Null when unresolved. */
  readonly food: FoodCandidate | null;
  /** The normalised words that name and describe it in the text. */
  readonly terms: readonly string[];
  /** `assumed`: nothing says how much, and the grams are the food's usual portion. */
  readonly amount: "stated" | "assumed";
  /** Where its words stand in the text; null where it does not come from words. */
  readonly span: Span | null;
  readonly match: MatchLevel;
  /** Names of the nearest other foods, at most three; each is the name of that food alone. Empty for a sure match. */
  readonly closest: readonly string[];
};

/** The foods of a text, and the spans of words that may name food but belong to no item. */
export type ReadMeal = {
  readonly items: readonly MealItem[];
  readonly unread: readonly Span[];
};

/** `listsClosest`: whether items that are not sure have the names of the nearest other foods, which takes a while. */
type ReadOptions = { readonly listsClosest?: boolean };

type Picked = {
  readonly profile: FoodProfile;
  readonly resolved: PlausibleGrams;
};

/** An item but for how it came to be one. */
type DescribedItem = Omit<MealItem, "span" | "match" | "closest">;

const { choice } = textWeights;
const leastKnown = 0.5;
const unresolvedGrams = 100;
const longestBrand = 3;
/** Characters between a sentence and the next. */
const longestGap = 4;
const assumed = "amount assumed";

/** The foods of an outlined meal with grams, from the candidates the catalogue found for its queries. */
export function readMeal(
  outline: MealOutline,
  found: FoundFoods,
  { listsClosest = true }: ReadOptions = {},
): ReadMeal {
  const pool = poolCandidates(found);
  const { segments, skipped } = segmentMeal(outline.chunks, pool);
  const merged = joinIngredients(mergeMentions(dropTitles(segments, outline.text), pool, outline.text));
  const isNote = (segment: Segment, at: number) =>
    isEverydayWords(segment, pool) || (at > 0 && isProperName(segment, outline.text));
  const mentions = merged.filter((segment, at) => !isNote(segment, at));
  const others = merged.filter(isNote);
  if (mentions.length === 0 || isAboutSomethingElse(outline, mentions))
    return { items: [], unread: listUnreadWithoutFood(outline, pool) };
  const roles = readRoles(mentions);
  const servings = countServings(mentions, roles);
  const chosen = mentions.map((segment, index) => {
    const picked = isDoubtful(segment, pool) ? null : pickFood(segment, roles[index]);
    const role = roles[index];
    const food = picked ?? pickGlossed(segment, pool, role) ?? pickBrand(segment, pool, role);
    return { segment, picked: food && serve(food, servings[index] ?? 1) };
  });
  const items = chosen.map(({ segment, picked }) => {
    const item = picked === null ? unresolvedItem(segment, outline.text) : matchedItem(segment, picked);
    const { span, match } = rateItem(segment, picked?.profile ?? null, pool);
    const rated = { mention: segment.mention, profile: picked?.profile ?? null };
    const closest = listsClosest ? listClosest(match, rated, pool) : [];
    return { ...item, match, closest, span: span && closeBracket(span, outline.brackets) };
  });
  const profiles = chosen.map(({ segment, picked }) => ({ segment, profile: picked?.profile ?? null }));
  const unnamed = others.flatMap(({ chunks }) => chunks.filter(({ link }) => link !== "prep"));
  return { items, unread: listUnread(outline, { skipped, unnamed, chosen: profiles }, pool) };
}

/** The words of an item, and how surely it is their food. */
function rateItem(
  segment: Segment,
  profile: FoodProfile | null,
  pool: CandidatePool,
): Pick<MealItem, "span" | "match"> {
  const { chunks, mention } = segment;
  const [unused] = listUnusedDetails(segment, profile, pool);
  const used = unused === undefined ? chunks : chunks.slice(0, chunks.indexOf(unused));
  const span = joinSpans(used.map((chunk) => chunk.span));
  const isRepaired = chunks.some((chunk) => chunk.isRepaired);
  const words = { terms: [...mention.terms.keys()], negated: mention.negated, isRepaired };
  return { span, match: rateMatch(words, profile) };
}

/** "Turn left at gate 12": a sentence with a place or a time in it, and nothing that is eaten, is no list of foods. */
function isAboutSomethingElse({ chunks }: MealOutline, segments: readonly Segment[]): boolean {
  const isSentence = chunks.some(({ link }) => link === "prep");
  return isSentence && !segments.some(tellsOfFood);
}

/** "2 doubles, slight pepper. Curepe junction": a sentence that is a proper name, which no food has. */
function isProperName({ chunks, measure, ranked }: Segment, text: string): boolean {
  const [chunk, ...others] = chunks;
  const isAlone = chunk?.link === "hard" && others.length === 0 && measure === null && ranked.length === 0;
  const [start] = chunk?.wordSpans ?? [];
  if (!isAlone || start === undefined) return false;
  const before = text.slice(Math.max(0, start.start - longestGap), start.start).trimEnd();
  return /[.!?]$/.test(before) && /^\p{Lu}/u.test(text.slice(start.start, start.end));
}

function tellsOfFood({ chunks, measure, ranked }: Segment): boolean {
  if (ranked.length > 0 || chunks[0]?.eaten === "said") return true;
  return measure !== null && measure.kind !== "article" && measure.kind !== "count";
}

/** The best fitting food, portion rows deciding between near ties. */
function pickFood(segment: Segment, role?: PortionRole): Picked | null {
  const { ranked, mention } = segment;
  const { measure } = splitShare(segment);
  const best = ranked[0];
  if (best === undefined) return null;
  const terms = new Set(mention.terms.keys());
  const amount = { measure, isPlural: isSeveral(segment) };
  const weigh = ({ profile, score }: ScoredFood) => {
    const heads = new Set([mention.head, ...(profile.namings[0]?.heads ?? [])]);
    const resolved = weighPlausibly(profile.food, amount, { terms, heads }, role);
    return { profile, resolved, value: score + choice.confidence * resolved.confidence };
  };
  const near = ranked.filter(({ score }) => score >= best.score - choice.nearTie);
  const rated = (best.isPlainName || best.isOfHead ? near.slice(0, 1) : near).map(weigh);
  rated.sort((a, b) => b.value - a.value || a.profile.food.id - b.profile.food.id);
  const [chosen] = rated;
  if (chosen === undefined || !isUnweighed(chosen, measure)) return chosen ?? null;
  return borrowPortion(chosen, near.map(weigh));
}

/** "a container of grape juice", a cup of yogurt: nothing of the food says how much that is. */
function isUnweighed({ resolved }: Picked, measure: Segment["measure"]): boolean {
  return measure !== null && measure.unit !== "" && resolved.confidence < leastKnown;
}

/** The same amount of a food that fits as well and is of the same kind: juice of one table weighs as that of another. */
function borrowPortion({ profile, resolved }: Picked, near: readonly Picked[]): Picked {
  const heads = profile.namings[0]?.heads ?? new Set<string>();
  const isKin = (other: Picked) => [...heads].some((head) => other.profile.namings[0]?.heads.has(head));
  const kin = near.find((other) => other.resolved.confidence >= 1 && isKin(other));
  return { profile, resolved: kin?.resolved ?? resolved };
}

function serve({ profile, resolved }: Picked, servings: number): Picked {
  return { profile, resolved: { ...resolved, grams: resolved.grams * servings } };
}

/** The food that the words before or in a bracket name alone: "besan (gram flour)". Null where neither do. */
function pickGlossed(segment: Segment, pool: CandidatePool, role?: PortionRole): Picked | null {
  const isGloss = ({ link }: Chunk) => link === "gloss";
  if (!segment.chunks.some(isGloss)) return null;
  for (const chunks of [segment.chunks.filter((chunk) => !isGloss(chunk)), segment.chunks.filter(isGloss)]) {
    const [best] = pool.rank(joinMention(chunks, pool.weigh));
    if (best?.isPlainName) return pickFood({ ...segment, ranked: [best] }, role);
  }
  return null;
}

/**
 * The food that stands for the product which the first words name: "chobani flip key lime" is a yogurt, whatever the
 * variety. Null where they name none.
 */
function pickBrand(segment: Segment, pool: CandidatePool, role?: PortionRole): Picked | null {
  const [first] = segment.chunks;
  if (first === undefined) return null;
  for (let length = Math.min(longestBrand, first.terms.length - 1); length > 0; length--) {
    const terms = first.terms.slice(0, length);
    if (length === 1 && isEnglishWord(terms[0] ?? "")) continue;
    const [best] = pool.rank(joinMention([{ ...first, terms }], pool.weigh));
    if (best?.isPlainName && isGenericEquivalent(best.profile, new Set(terms)))
      return pickFood({ ...segment, ranked: [best] }, role);
  }
  return null;
}

function matchedItem(segment: Segment, { profile, resolved }: Picked): DescribedItem {
  const { food } = profile;
  const terms = [...segment.mention.terms.keys()];
  const { name, brand } = describeFood(food, new Set(terms));
  const attributes = [
    ...attributesOf(segment, name),
    ...(isGenericEquivalent(profile, new Set(terms)) ? [genericEquivalent] : []),
    ...(resolved.isAssumed ? [assumed] : []),
  ];
  const grams = roundGrams(resolved.grams * splitShare(segment).share);
  const amount = segment.measure !== null && !resolved.isAssumed ? "stated" : "assumed";
  return { name, brand, attributes, grams, status: "matched", food, terms, amount };
}

function unresolvedItem(segment: Segment, text: string): DescribedItem {
  const { measure, chunks } = segment;
  const name = chunks.flatMap((chunk) => readWritten(chunk, text)).join(" ");
  const known = measure === null ? null : weighUnknown(measure.count, measure.grams ?? measure.millilitres);
  const attributes = attributesOf(segment, name);
  const grams = roundGrams((known ?? unresolvedGrams) * shareOf(segment));
  const noted = known === null ? [...attributes, assumed] : attributes;
  const terms = [...segment.mention.terms.keys()];
  const amount = known === null ? "assumed" : "stated";
  const status = "unresolved";
  return { name, brand: null, attributes: noted, grams, status, food: null, terms, amount };
}

/** The words of a phrase as they were written. */
function readWritten({ wordSpans }: Chunk, text: string): string[] {
  const starts = new Map(wordSpans.map(({ start, end }) => [start, text.slice(start, end)]));
  return [...starts.values()];
}

function weighUnknown(count: number, each: number | null): number | null {
  return each === null || count * each > largestGrams ? null : count * each;
}

/** The measure and the share of it that was eaten; a share of one is a fraction: half of "a pizza" is half of a whole one. */
function splitShare(segment: Segment): { measure: Segment["measure"]; share: number } {
  const { measure } = segment;
  const share = shareOf(segment);
  if (measure === null || share === 1 || measure.count !== 1 || measure.unit !== "")
    return { measure, share };
  if (measure.kind === "article" && isSeveral(segment)) return { measure, share };
  return { measure: { ...measure, kind: "count", count: share }, share: 1 };
}

/** "some fries" are more than one. */
function isSeveral({ chunks: [first] }: Segment): boolean {
  return first !== undefined && isPluralFood(first);
}

/** Phrases of one batch have the same share of it, which counts once. */
function shareOf({ chunks }: Segment): number {
  const shares = new Set(chunks.map(({ eatenShare }) => eatenShare));
  return [...shares].reduce((product, share) => product * share, 1);
}

/** What the text says of the food beyond its name: states, what it is without, that some was left. */
function attributesOf(segment: Segment, name: string): string[] {
  const known = name.toLowerCase();
  const words = segment.chunks.flatMap((chunk) => chunk.words);
  const states = words.filter((word) => stateWords.has(word) && !known.includes(word));
  const lacking = [...segment.mention.negated].map((term) => `no ${dropLanguage(term)}`);
  const left = shareOf(segment) < 1 ? ["partly eaten"] : [];
  return [...new Set([...states, ...lacking, ...left])];
}

function roundGrams(grams: number): number {
  return Math.round(grams * 100) / 100;
}
