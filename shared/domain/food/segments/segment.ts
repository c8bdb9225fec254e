import { matchingForm, units } from "../../../language/mod.ts";
import type { CandidatePool, ScoredFood } from "../candidates/candidate-pool.ts";
import type { Mention, MentionTerm } from "../candidates/mention.ts";
import names from "../data/food-names.json" with { type: "json" };
import language from "../data/language.json" with { type: "json" };
import { type Chunk, isDetailLink } from "../text/chunks.ts";
import { type Measure, one } from "../text/measures.ts";
import { normaliseWord } from "../text/terms.ts";
import {
  abstractTerms,
  dishTerms,
  headlessTerms,
  softHeads,
  soloTerms,
  vesselTerms,
  weakTerms,
} from "../text/vocabulary.ts";
import { isCountOfPieces } from "./phrase-kinds.ts";

/** One mention of a food: its phrases, its measure, and the foods that fit, best first. */
export type Segment = {
  readonly chunks: readonly Chunk[];
  readonly mention: Mention;
  readonly measure: Measure | null;
  /** Empty when no food of the catalogue is what the text names. */
  readonly ranked: readonly ScoredFood[];
};

const unresolvedValue = 2.5;

/** A food that misses more of the words than it has is not what they name. */
const leastScore = -5;

/** A food that has not even the word saying what it is must have most of the others. */
const leastHeadlessScore = -2;

const exactness: Readonly<Record<Measure["kind"], number>> = {
  mass: 5,
  volume: 4,
  piece: 3,
  count: 2,
  article: 1,
};

/** Units that stand behind a food as well: "mixed nuts, handful". */
const trailingUnits = new Set(language.trailingUnits);
/** Units that hold or count a food and are none. */
const emptyUnits = new Set(language.emptyUnits);
/** Foods that are poured over another: with a name of their own they are no part of its name. */
const poured = new Set(language.poured.flatMap(normaliseWord));
const sizeWords = new Set(Object.keys(units.sizes));
const volumes = new Map<string, number>(Object.entries(units.volumeMl));
const impliedLack = new Map(Object.entries(names.impliedLack));
const spoonMl = 20;
const participle = /^\p{L}{2,}[^e]ed$/u;

/** Reads phrases as one mention. */
export function makeSegment(chunks: readonly Chunk[], pool: CandidatePool): Segment {
  const mention = joinMention(chunks, pool.weigh);
  const joined = pool
    .rank(mention)
    .filter((scored) => isPlausible(scored, mention) && !isOfDetail(scored, mention, chunks, pool));
  const ranked = keepNamed(chunks, joined, pool);
  const segment = { chunks, mention, measure: measureOf(chunks, ranked[0]), ranked };
  // A leaf is a poor guess at a salad of it: a dish that fits no food is reported as not known.
  return isDish(segment) && (ranked[0]?.score ?? 0) < 0 ? { ...segment, ranked: [] } : segment;
}

/** "full English (2 eggs, beans)" is a full English: what describes a food that is named makes it no other food. */
function keepNamed(
  chunks: readonly Chunk[],
  ranked: readonly ScoredFood[],
  pool: CandidatePool,
): readonly ScoredFood[] {
  const [first, ...others] = chunks;
  const isDescribed = others.length > 0 && others.every(({ link }) => link === "gloss");
  if (first === undefined || !isDescribed || !pool.isPlainName(first.terms)) return ranked;
  const best = ranked[0]?.profile.allTerms ?? new Set<string>();
  const isSaid = ({ terms }: Chunk) => terms.some((term) => !weakTerms.has(term) && best.has(term));
  const isKept = first.terms.every((term) => weakTerms.has(term) || best.has(term)) && others.some(isSaid);
  return isKept ? ranked : pool.rank(joinMention([first], pool.weigh));
}

/** "salad with dressing" is no salad dressing, and no tuna salad with one: both are foods of their own. */
function isOfDetail(
  { profile, isPlainName }: ScoredFood,
  { head, secondHead }: Mention,
  chunks: readonly Chunk[],
  pool: CandidatePool,
): boolean {
  const [first, ...others] = chunks;
  const heads = profile.namings[0]?.heads;
  const details = others.filter(({ link }) => link === "with");
  if (first === undefined || heads === undefined || details.length === 0) return false;
  const isPoured = ({ terms }: Chunk) => poured.has(terms.at(-1) ?? "") && pool.isPlainName(terms);
  if (!isPlainName && pool.isPlainName(first.terms) && details.some(isPoured)) return true;
  const isHeadSaid = !isPlainName || heads.has(head) || heads.has(secondHead);
  return !isHeadSaid && details.some(({ terms }) => heads.has(terms.at(-1) ?? ""));
}

function isPlausible(scored: ScoredFood, { head, secondHead, terms, negated }: Mention): boolean {
  const { score, profile, isPlainName } = scored;
  if (isPlainName) return true;
  const [name] = profile.namings;
  const isRefused = (term: string) => negated.has(term) && !terms.has(term) && !profile.lacking.has(term);
  if ([...(name?.heads ?? [])].some(isRefused)) return false;
  const naming = [...terms].filter(([, { isWeak }]) => !isWeak);
  if (naming.length > 0 && !naming.some(([term]) => profile.allTerms.has(term))) return false;
  const hasHead = profile.allTerms.has(head) || profile.allTerms.has(secondHead);
  return score > (hasHead ? leastScore : leastHeadlessScore);
}

/**
 * The fit of the best food; words that name none are worth an unresolved item when they were eaten. A single phrase
 * that is all of the text names a food, however little of the food's own name it says: "prosciutto".
 */
export function valueSegment(segment: Segment, isWholeText: boolean): number {
  if (!isNamed(segment)) return Number.NEGATIVE_INFINITY;
  const best = segment.ranked[0];
  if (isCircumstance(segment)) return Number.NEGATIVE_INFINITY;
  const isFood = segment.chunks.length === 1 && isDish(segment);
  if (best !== undefined) return isWholeText || isFood ? Math.max(best.score, unresolvedValue) : best.score;
  return isFood || (segment.chunks.length === 1 && isEaten(segment))
    ? unresolvedValue
    : Number.NEGATIVE_INFINITY;
}

/** "in spring", "at book club": one word behind a preposition is food only if it names one, several if they fit one. */
function isCircumstance({ chunks, measure, mention, ranked }: Segment): boolean {
  const isBare = measure === null || (measure.kind === "article" && measure.unit === "");
  const naming = [...mention.terms.values()].filter(({ isWeak }) => !isWeak);
  const isFood = naming.length === 1 ? ranked[0]?.isPlainName === true : ranked.length > 0;
  return chunks[0]?.link === "prep" && isBare && !isFood;
}

/** "A rocket salad" is food, whether the text says that it was eaten or not. */
function isDish({ chunks, mention, measure }: Segment): boolean {
  return chunks.length === 1 && measure?.kind === "article" && dishTerms.has(mention.head);
}

function isEaten({ chunks, measure }: Segment): boolean {
  return (measure !== null && measure.kind !== "article") || chunks[0]?.eaten !== "no";
}

// "a quick crispy treat" has only describing words; with an amount they may still be all there is.
function isNamed({ chunks, mention, measure, ranked }: Segment): boolean {
  if (ranked[0]?.isPlainName === true && mention.terms.size > 1) return true;
  const isExact = measure !== null && measure.kind !== "article" && measure.kind !== "count";
  const isBare = measure === null || (measure.kind === "article" && measure.unit === "");
  if (isBare && headlessTerms.has(mention.head)) return false;
  if (!isExact && abstractTerms.has(chunks[0]?.terms.at(-1) ?? "")) return false;
  if (isVessel(mention)) return false;
  if (!isExact && isSolo(mention) && !isListedAlone(chunks[0], measure)) return false;
  const isAmount = measure !== null && measure.kind !== "article";
  return isAmount || [...mention.terms.values()].some(({ isWeak }) => !isWeak);
}

function isVessel({ terms }: Mention): boolean {
  return [...terms].every(([term, { isWeak }]) => isWeak || vesselTerms.has(term) || emptyUnits.has(term));
}

function isSolo({ terms }: Mention): boolean {
  return [...terms].every(([term, { isWeak }]) => isWeak || soloTerms.has(term));
}

// "fries and a large drink" does order one.
function isListedAlone(first: Chunk | undefined, measure: Measure | null): boolean {
  return first?.link === "comma" || first?.link === "and" || (measure?.sizes.length ?? 0) > 0;
}

function isPlural(word: string): boolean {
  return word.endsWith("s") && matchingForm(word) !== word;
}

/** The most exact amount stated for a mention; "two cookies, 30 g" is 30 g. */
function measureOf(chunks: readonly Chunk[], food: ScoredFood | undefined): Measure | null {
  let best: Measure | null = null;
  for (const [index, chunk] of chunks.entries()) {
    const { measure, link } = chunk;
    // "full English (2 eggs)" and "double cheeseburger with two patties" are one each.
    if (index > 0 && measure?.kind === "count" && (link === "gloss" || isCountOfPieces(chunk))) continue;
    if (measure !== null && (best === null || exactness[measure.kind] > exactness[best.kind])) best = measure;
  }
  return sizeMeasure(best, chunks[0], food);
}

/** A measure with the sizes and the vessel that the words of the food say: "large fries", "harira bowl". */
function sizeMeasure(
  stated: Measure | null,
  first: Chunk | undefined,
  food: ScoredFood | undefined,
): Measure | null {
  const sizes = first?.sizes ?? [];
  const vessel = first === undefined ? null : vesselBehind(first);
  const isName = vessel !== null && food?.profile.namings[0]?.terms.has(vessel) === true;
  if (stated === null && vessel !== null && !isName)
    return { ...one, ...volumeOf(vessel), unit: vessel, sizes };
  const unit = isPlural(first?.words.findLast((word) => !sizeWords.has(word)) ?? "") ? "serving" : "";
  if (stated === null) return sizes.length === 0 ? null : { ...one, unit, sizes };
  const all = [...stated.sizes, ...sizes];
  const isSome = stated.kind === "article" && stated.unit === "" && all.length > 0;
  return { ...stated, unit: isSome ? unit : stated.unit, sizes: all };
}

/** "guinness pint" */
function volumeOf(vessel: string): Partial<Measure> {
  const millilitres = volumes.get(vessel);
  return millilitres === undefined ? {} : { kind: "volume", millilitres };
}

/** "harira bowl": a vessel behind a food holds it, unless the food is named so ("burrito bowl"). */
function vesselBehind({ terms }: Chunk): string | null {
  const last = terms.at(-1) ?? "";
  const isBehind =
    (vesselTerms.has(last) || trailingUnits.has(last)) &&
    terms.slice(0, -1).some((term) => !headlessTerms.has(term));
  return isBehind ? last : null;
}

/** Joins a phrase and the phrases that describe it into one mention. */
export function joinMention(chunks: readonly Chunk[], weigh: (term: string) => number): Mention {
  const terms = new Map<string, MentionTerm>();
  for (const [index, chunk] of chunks.entries()) {
    if (index > 0 && isCountOfPieces(chunk)) continue;
    // The chain comes first, as in the names of its products.
    for (const term of chunk.place ?? [])
      if (!terms.has(term))
        terms.set(term, { weight: weigh(term), isCore: false, isWeak: true, isPlace: true });
    const vessel = vesselBehind(chunk);
    for (const term of chunk.terms) {
      const isWeak = weakTerms.has(term) || term === vessel;
      if (!terms.has(term) || terms.get(term)?.isPlace === true)
        terms.set(term, { weight: weigh(term), isCore: index === 0, isWeak });
    }
  }
  const negated = new Set(chunks.flatMap((chunk) => chunk.negated));
  for (const term of terms.keys()) {
    const lacking = impliedLack.get(term);
    if (lacking !== undefined) negated.add(lacking);
  }
  return { terms, ...headsOf(chunks), negated };
}

/** "egg, cheese and sausage sandwich": listed parts share the head of the last. */
function headsOf(chunks: readonly Chunk[]): { head: string; secondHead: string } {
  let core = chunks[0];
  for (const chunk of chunks.slice(1)) {
    if (chunk.link !== "comma" && chunk.link !== "and" && chunk.link !== "or") break;
    if (chunk.terms.some((term) => !headlessTerms.has(term))) core = chunk;
  }
  const vessel = core === undefined ? null : vesselBehind(core);
  const terms = (core?.terms ?? []).filter((term) => term !== vessel);
  const naming = terms.findLastIndex((term) => !headlessTerms.has(term));
  // "1 egg cracked" is an egg.
  const described = participle.test(terms[naming] ?? "")
    ? terms.slice(0, naming).findLastIndex((term) => !headlessTerms.has(term))
    : -1;
  const at = Math.max(described < 0 ? naming : described, 0);
  const head = terms[at] ?? "";
  return { head, secondHead: softHeads.has(head) ? (terms[at - 1] ?? "") : "" };
}

/** Joins a food named twice ("an apple fritter, exactly one fritter") into its first mention. */
export function mergeMentions(segments: readonly Segment[], pool: CandidatePool): Segment[] {
  const kept: Segment[] = [];
  for (const segment of segments) {
    const last = kept.at(-1);
    const at = kept.findLastIndex((earlier) => isRepeated(earlier, segment));
    const earlier = kept[at];
    if (earlier !== undefined) kept[at] = { ...earlier, measure: moreExact(earlier, segment) };
    else if (last !== undefined && isSameAgain(last, segment))
      kept[kept.length - 1] = unite(last, segment, pool);
    else kept.push(segment);
  }
  return kept;
}

// Two amounts of their own are two helpings; a bare or single repeat with no new word is the same food.
function isRepeated(earlier: Segment, later: Segment): boolean {
  const link = later.chunks[0]?.link;
  if (
    isSpoonful(later) ||
    link === "and" ||
    link === "or" ||
    (later.measure !== null && later.measure.count !== 1 && !isPoured(later))
  )
    return false;
  const strong = strongTerms(later);
  const isIn = (terms: readonly string[]) =>
    terms.length > 0 && terms.every((term) => earlier.mention.terms.has(term));
  const isBrand = (later.measure === null || isVague(earlier)) && isIn(brandedTerms(later));
  if (isBrand || (isIn(strong) && later.measure === null)) return true;
  if (!isIn(strong)) return false;
  const isSameHead = earlier.mention.head === later.mention.head || strong.length > 1;
  return isSameHead && isVague(earlier);
}

/** What a brand's product is: "oat milk latte, Oatly" has one oat milk. */
function brandedTerms({ ranked: [best] }: Segment): string[] {
  const isBranded = best?.isPlainName === true && (best.profile.food.genericFor ?? []).length > 0;
  return isBranded ? [...(best.profile.namings[0]?.terms.keys() ?? [])] : [];
}

/** "iced tea from Snapple, which was 16 fl oz" */
function isPoured({ measure, chunks }: Segment): boolean {
  return measure?.kind === "volume" && isDetailLink(chunks[0]?.link);
}

// A spoonful "of sandwich spread" is not what the sandwich weighs.
function isSpoonful({ measure }: Segment): boolean {
  return (measure?.millilitres ?? spoonMl) < spoonMl;
}

/** "an ice cream cup filled with vanilla ice cream", "a piece of cake, from a two-layer cake". */
function isSameAgain(earlier: Segment, later: Segment): boolean {
  const isVagueDetail =
    isDetailLink(later.chunks[0]?.link) && (later.measure === null || later.measure.kind === "article");
  const { head, secondHead } = earlier.mention;
  const again = later.mention.head;
  return isVagueDetail && again !== "" && (again === head || again === secondHead);
}

function unite(earlier: Segment, later: Segment, pool: CandidatePool): Segment {
  const chunks = [...earlier.chunks, ...later.chunks];
  const mention = joinMention(chunks, pool.weigh);
  const ranked = pool.rank(mention);
  return ranked.length === 0 ? earlier : { ...earlier, chunks, mention, ranked };
}

function isVague({ measure }: Segment): boolean {
  return measure === null || measure.kind === "article" || (measure.kind === "count" && measure.count === 1);
}

function strongTerms({ mention }: Segment): string[] {
  return [...mention.terms].filter(([, { isWeak }]) => !isWeak).map(([term]) => term);
}

function moreExact(earlier: Segment, later: Segment): Segment["measure"] {
  return later.measure === null || later.measure.kind === "article" ? earlier.measure : later.measure;
}
