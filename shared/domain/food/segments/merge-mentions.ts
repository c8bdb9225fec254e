import type { CandidatePool } from "../candidates/candidate-pool.ts";
import { genericHeads } from "../candidates/food-names.ts";
import language from "../data/language.json" with { type: "json" };
import { type Chunk, isDetailLink } from "../text/chunks.ts";
import { dishTerms } from "../text/vocabulary.ts";
import {
  isBreadOfSandwich,
  isCountedAgain,
  isCountedOfPair,
  isKindOfMeasured,
  isSlicedAgain,
} from "./counted-again.ts";
import { joinMention } from "./join-mention.ts";
import { isOfHelping, isOfOwner, listApart } from "./same-helping.ts";
import type { Segment } from "./segment.ts";
import { hasSentenceEnd, namesTime, saysOfThe, textBetween } from "./text-between.ts";

const meats = new Set(language.meatDishes);
const plates = new Set(["plate", "platter"]);
const spoonMl = 20;

/** Joins a food named twice ("an apple fritter, exactly one fritter") into its first mention. */
export function mergeMentions(segments: readonly Segment[], pool: CandidatePool, text: string): Segment[] {
  const kept: Segment[] = [];
  for (const read of segments) {
    const segment = listApart(text, kept, read);
    const last = kept.at(-1);
    const at = findEarlier(kept, segment, text);
    const earlier = kept[at];
    const title = findTitle(kept, segment, text);
    if (title >= 0) {
      kept.splice(title, 1);
      kept.push(segment);
    } else if (earlier !== undefined) kept[at] = { ...earlier, measure: moreExact(earlier, segment) };
    else if (joinSlices(kept, segment, text)) continue;
    else if (last !== undefined && isSameAgain(last, segment))
      kept[kept.length - 1] = unite(last, segment, pool);
    else if (last !== undefined && isWeighedByKind(last, segment))
      kept[kept.length - 1] = {
        ...last,
        chunks: [...last.chunks, ...segment.chunks],
        measure: segment.measure,
      };
    else if (last !== undefined && isKindBehindCount(last, segment, pool))
      kept[kept.length - 1] = { ...unite(last, segment, pool), measure: segment.measure };
    else if (last !== undefined && isBareKind(last, segment))
      kept[kept.length - 1] = unite(last, segment, pool);
    else kept.push(segment);
  }
  return kept;
}

/** The mention that a later one repeats or counts; -1 where it is of none. */
function findEarlier(kept: readonly Segment[], later: Segment, text: string): number {
  return kept.findLastIndex(
    (each) =>
      (isRepeated(each, later) && isOfHelping(text, kept, each, later) && isOfOwner(kept, each, later)) ||
      ((isCountedAgain(each, later) || isMeasuredAgain(each, later)) && isOfClause(text, each, later)) ||
      isPartOfNamed(text, each, later),
  );
}

/** The mention that a later one says in full; -1 where it says none. */
function findTitle(kept: readonly Segment[], later: Segment, text: string): number {
  return kept.findIndex(
    (each, at) =>
      isTitleOf(each, later) ||
      isOtherName(text, each, later) ||
      ((isKindOfMeasured(each, later) || isCountedOfPair(each, kept[at + 1], later)) &&
        isOfClause(text, each, later)),
  );
}

/** "osh / plov 1 plate": two names of one food. */
function isOtherName(text: string, earlier: Segment, later: Segment): boolean {
  const [name, other] = [earlier.ranked[0], later.ranked[0]];
  const isSame = name?.isPlainName === true && name.profile.food.id === other?.profile.food.id;
  return isSame && earlier.measure === null && textBetween(text, earlier, later).trim() === "/";
}

/** "sticky rice, gai yang. I ate a quarter of the chicken and a bag of the rice" */
function isPartOfNamed(text: string, earlier: Segment, later: Segment): boolean {
  const isOfThe = later.measure !== null && saysOfThe(text, later);
  if (!isOfThe || earlier.measure !== null) return false;
  const food = earlier.ranked[0]?.profile.namings[0]?.terms;
  const strong = strongTerms(later);
  return (
    strong.length > 0 && strong.every((term) => earlier.mention.terms.has(term) || food?.has(term) === true)
  );
}

/** "green curry with rice, about 1.5 cups curry, 1 cup rice": the amounts are of what was named. */
function isMeasuredAgain(earlier: Segment, later: Segment): boolean {
  const { measure, chunks } = later;
  const isExact = measure?.kind === "mass" || measure?.kind === "volume";
  const link = chunks[0]?.link;
  if (!isExact || isSpoonful(later) || link === "and" || link === "or" || link === "with") return false;
  const strong = strongTerms(later);
  const isIn = strong.length > 0 && strong.every((term) => earlier.mention.terms.has(term));
  return isIn && isUnweighed(earlier) && earlier.mention.head === later.mention.head;
}

/** "brisket plate, 200 g brisket" */
function isUnweighed({ measure }: Segment): boolean {
  return measure === null || (plates.has(measure.unit) && measure.count === 1);
}

/** Joins slices of bread into the toast or the sandwich that they are of; false if they are of none. */
function joinSlices(kept: Segment[], slices: Segment, text: string): boolean {
  if (slices.measure?.isAnother === true) return false;
  const isOfLine = (earlier: Segment) => !textBetween(text, earlier, slices).includes("\n");
  const toast = kept.findLastIndex((earlier) => isOfLine(earlier) && isSlicedAgain(earlier, slices));
  const at =
    toast >= 0
      ? toast
      : kept.findLastIndex((earlier) => isOfLine(earlier) && isBreadOfSandwich(earlier, slices));
  const earlier = kept[at];
  if (earlier === undefined) return false;
  const restated = slices.chunks.map((chunk): Chunk => ({ ...chunk, isRestated: true }));
  kept[at] =
    at === toast
      ? { ...slices, chunks: [...earlier.chunks, ...slices.chunks] }
      : { ...earlier, chunks: [...earlier.chunks, ...restated] };
  return true;
}

/** Whether two mentions are of one time: no sentence, line or meal ends between them. */
function isOfClause(text: string, earlier: Segment, later: Segment): boolean {
  const [from, to] = [earlier.chunks.at(-1)?.span?.end, later.chunks[0]?.span?.start];
  if (from === undefined || to === undefined) return false;
  const between = textBetween(text, earlier, later);
  return !hasSentenceEnd(between) && !namesTime(between);
}

/** "soup for lunch. 1 bowl of lentil soup", "steak night! rump 200 g": what was had is said in full behind its kind. */
function isTitleOf(
  { chunks: [title, ...others], mention, ranked: [kind] }: Segment,
  later: Segment,
): boolean {
  if (title?.isMealTitle !== true || others.length > 0) return false;
  const named = later.ranked[0]?.profile.namings[0];
  const isNamed = [...mention.terms.keys()].every((term) => named?.terms.has(term));
  return isNamed || [...(kind?.profile.namings[0]?.heads ?? [])].some((head) => named?.terms.has(head));
}

// Two amounts of their own are two helpings; a bare or single repeat with no new word is the same food.
function isRepeated(earlier: Segment, later: Segment): boolean {
  const link = later.chunks[0]?.link;
  if (later.measure?.isAnother === true) return false;
  if (isContents(earlier, later) || isGlossed(earlier, later) || isMeatAgain(earlier, later)) return true;
  if (
    isSpoonful(later) ||
    link === "and" ||
    link === "or" ||
    (later.measure !== null && later.measure.count !== 1 && !isPoured(later))
  )
    return false;
  if (isOnlyInWord(earlier, later)) return false;
  if (isDishAgain(earlier, later)) return true;
  const strong = strongTerms(later);
  const isIn = (terms: readonly string[]) =>
    terms.length > 0 && terms.every((term) => earlier.mention.terms.has(term));
  const isBrand = (later.measure === null || isVague(earlier)) && isIn(brandedTerms(later));
  if (isBrand || (isIn(strong) && later.measure === null)) return true;
  if (!isIn(strong)) return false;
  const isSameHead = earlier.mention.head === later.mention.head || strong.length > 1;
  return isSameHead && isVague(earlier);
}

/** "rich tea biscuits with my tea": a food is named after another, which stands beside it. */
function isOnlyInWord({ ranked: [biscuit] }: Segment, { ranked: [tea], mention, chunks }: Segment): boolean {
  if (chunks[0]?.link !== "with" || biscuit?.isPlainName !== true || tea?.isPlainName !== true) return false;
  return biscuit.profile.namings[0]?.terms.has(mention.head) === false;
}

/** "Sloppy Joe night. One sandwich": the word for the kind of dish repeats what was named. */
function isDishAgain(earlier: Segment, later: Segment): boolean {
  const [kind, ...others] = strongTerms(later);
  const isKind =
    kind !== undefined && others.length === 0 && dishTerms.has(kind) && later.chunks[0]?.link === "hard";
  return isKind && isVague(earlier) && earlier.ranked[0]?.profile.namings[0]?.terms.has(kind) === true;
}

/** "a package of tarts, consisting of two pop tarts": the pieces are those in the package. */
function isContents(earlier: Segment, later: Segment): boolean {
  const isCounted = isDetailLink(later.chunks[0]?.link) && later.measure?.kind === "count";
  return isCounted && earlier.measure?.kind === "piece" && earlier.mention.head === later.mention.head;
}

/** "roast pork, about 200 g of meat": the meat is what was named, unlike "efo riro, 1 meat". */
function isMeatAgain(earlier: Segment, later: Segment): boolean {
  const [meat, ...others] = strongTerms(later);
  const isPiece = later.measure?.kind === "count";
  if (meat !== "meat" || others.length > 0 || isPiece || earlier.measure?.kind === "mass") return false;
  const named = earlier.ranked[0]?.profile.namings[0]?.terms.keys() ?? [];
  return [...earlier.mention.terms.keys(), ...named].some((term) => meats.has(term));
}

/** "beans on toast (half a tin of beans, 2 toast)": the brackets say how much of what was named before. */
function isGlossed(earlier: Segment, later: Segment): boolean {
  const isInBrackets = later.chunks[0]?.link === "gloss" && later.measure !== null;
  return isInBrackets && isVague(earlier) && isKindOf(later, earlier);
}

function isKindOf({ mention: { head }, ranked: [best] }: Segment, earlier: Segment): boolean {
  return (
    head !== "" &&
    (head === earlier.mention.head || best?.profile.food.id === earlier.ranked[0]?.profile.food.id)
  );
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
  if (isOnlyInWord(earlier, later)) return false;
  const isVagueDetail =
    isDetailLink(later.chunks[0]?.link) && (later.measure === null || later.measure.kind === "article");
  const { head, secondHead } = earlier.mention;
  const again = later.mention.head;
  return isVagueDetail && again !== "" && (again === head || again === secondHead);
}

/** "pierogi 8 ruskie", "steak 8 oz ribeye": an amount stands between a food and its kind. */
function isKindBehindCount(earlier: Segment, later: Segment, pool: CandidatePool): boolean {
  const isNext = isRightBehind(earlier, later);
  const isCounted = later.measure?.kind === "count" && later.measure.unit === "" && later.measure.count > 1;
  const isWeighed = later.measure?.kind === "mass";
  if (!isNext || !(isCounted || isWeighed) || earlier.measure !== null) return false;
  const [named, kind] = [strongTerms(earlier), strongTerms(later)];
  const best = later.ranked[0]?.profile;
  const isOfKind = named.length > 0 && named.every((term) => best?.allTerms.has(term));
  const isPieces = /[^s]s$/.test(earlier.chunks.at(-1)?.words.at(-1) ?? "");
  return isOfKind || (isCounted && isPieces && pool.isPlainName([...kind, ...named]));
}

/** "brie 40 g cheese": the kind of what was named stands behind its weight. */
function isWeighedByKind(earlier: Segment, later: Segment): boolean {
  const kind = strongTerms(later);
  const naming = earlier.ranked[0]?.profile.namings[0];
  const isNamed = kind.length > 0 && kind.every((term) => naming?.heads.has(term) || genericHeads.has(term));
  const isOfKind = isNamed && kind.every((term) => naming?.terms.has(term));
  return (
    isOfKind && earlier.measure === null && later.measure?.kind === "mass" && isRightBehind(earlier, later)
  );
}

function isRightBehind(earlier: Segment, later: Segment): boolean {
  const end = earlier.chunks.at(-1)?.span?.end;
  return end !== undefined && later.chunks[0]?.span?.start === end + 1;
}

/** "eggs 2 over easy": the kind stands behind the amount. */
function isBareKind(earlier: Segment, later: Segment): boolean {
  if (!isRightBehind(earlier, later) || later.measure !== null || earlier.measure === null) return false;
  const named = strongTerms(earlier);
  const best = later.ranked[0]?.profile;
  return named.length > 0 && named.every((term) => best?.allTerms.has(term));
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
