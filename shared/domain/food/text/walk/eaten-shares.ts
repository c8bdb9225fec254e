import language from "../../data/language.json" with { type: "json" };
import { type Chunk, closeChunk, excuse, excuseSpans, type Walk } from "../chunks.ts";
import { readEvenShare } from "../even-shares.ts";
import { isNaming } from "../headers.ts";
import { isHeadline } from "../phrases/headlines.ts";
import {
  readSharedNext,
  readSharing,
  readWays,
  type Sharing,
  skipCompany,
  skipPeople,
  takeShare,
} from "../sharing.ts";
import type { Token } from "../terms.ts";
import { readAmountLeft } from "./amounts-left.ts";
import { type ReadLeftover, readLeftover } from "./leftovers.ts";

const eaters = new Set(language.leftovers.eaters);
const sharers = new Set(language.sharing.sharers);
const partsOfDish = new Set(["soup", "broth", "gravy", "sauce", "crust", "skin", "fat", "dressing"]);
const shareReach = 4;
const conclusionReach = 8;

/** Reads which share of a food was eaten; returns where the words end, or null where there are none. */
export function readShare(walk: Walk, at: number): number | null {
  const { tokens } = walk;
  const ways = walk.draft.eatenShare < 1 ? readWays(tokens, at) : null;
  if (ways !== null) return ways.next;
  const leftEnd = readAmountLeft(walk, at);
  if (leftEnd !== null) return leftEnd;
  const leftover = readLeftover(tokens, at);
  if (leftover !== null && isOfFood(walk, leftover))
    return restatesShare(walk, at) || restatesHalf(walk, at, leftover.next)
      ? leftover.next
      : takeLeftover(walk, leftover);
  const isFoodNamed = walk.chunks.length > 0 || walk.draft.words.length > 0;
  const even = isFoodNamed ? readEvenShare(tokens, at, isLastShared(walk)) : null;
  if (even !== null) return share(walk, { ...even, isOfAll: false });
  const sharing = isFoodNamed ? readSharing(tokens, at, (token) => isNewFood(walk, token)) : null;
  if (sharing !== null) return share(walk, sharing);
  const sharedNext = readSharedNext(tokens, at);
  if (sharedNext === null) return readCompany(walk, at) ?? skipPeople(tokens, at);
  closeChunk(walk, "hard");
  if (sharedNext.hasCompany) walk.shared = { from: walk.chunks.length, factor: sharedNext.factor };
  else walk.draft.eatenShare = sharedNext.factor;
  excuse(walk, at, at + 1);
  return at + 1;
}

/** "ate half, saved half": what was left of a share that was stated right before. */
function restatesShare({ tokens, chunks, draft }: Walk, at: number): boolean {
  const isBehind = draft.words.length === 0 && tokens[at - 1]?.text === ",";
  const isShared = (chunks.at(-1)?.eatenShare ?? 1) < 1;
  const said = tokens.slice(Math.max(0, at - conclusionReach), at);
  // "shared the chips with my wife so half"
  if (tokens[at]?.text === "so" && chunks.some(({ eatenShare }) => eatenShare < 1))
    if (said.some(({ text }) => sharers.has(text))) return true;
  return (
    isBehind &&
    isShared &&
    tokens.slice(Math.max(0, at - shareReach), at).some(({ text }) => eaters.has(text))
  );
}

/** "sandwich (half, gave the other half to Deb)": what was given away is left of the half that was stated. */
function restatesHalf({ tokens, chunks, draft }: Walk, at: number, next: number): boolean {
  const said = draft.measure ?? chunks.at(-1)?.measure ?? null;
  const isHalf = said?.kind === "count" && said.unit === "" && said.count < 1;
  return isHalf && tokens.slice(at, next).some(({ text }) => text === "other");
}

function isOfFood(walk: Walk, { isFirstMention, isOfKnown, terms }: ReadLeftover): boolean {
  if (isOfKnown === true && terms.length === 0) return walk.chunks.length > 0 || walk.draft.words.length > 0;
  return !(isFirstMention || isOfKnown === true) || isKnown(walk, terms);
}

/** Whether the share is known of the food that is being read, or else of the last. */
function isLastShared({ draft, chunks }: Walk): boolean {
  const last = draft.words.length > 0 ? draft : (chunks.at(-1) ?? draft);
  return Math.min(last.eatenShare, draft.eatenShare) < 1;
}

/** "split a burger and fries with my sister": where the company is named, what is shared ends. */
function readCompany(walk: Walk, at: number): number | null {
  const { shared, draft, tokens } = walk;
  const next = shared !== null || draft.eatenShare < 1 ? skipCompany(tokens, at) : null;
  if (next === null || shared === null) return next;
  closeChunk(walk, "hard");
  for (let place = shared.from; place < walk.chunks.length; place++) {
    const chunk = walk.chunks[place];
    if (chunk !== undefined) walk.chunks[place] = takeShare(chunk, shared.factor);
  }
  walk.shared = null;
  return next;
}

function isNewFood(walk: Walk, token: Token): boolean {
  return isNaming(token) && !isKnown(walk, token.terms);
}

/** "left half of the rice": where the rice was not named before, it is named here. */
function takeLeftover(walk: Walk, leftover: ReadLeftover): number {
  closeChunk(walk, "hard");
  if (leftover.terms.length === 0 || isKnown(walk, leftover.terms)) {
    applyLeftover(walk, leftover);
    return leftover.next;
  }
  if (isLeftOfDish(walk, leftover)) {
    walk.skipped.push(...walk.tokens.slice(leftover.from, leftover.next));
    return leftover.next;
  }
  walk.draft.eatenShare = leftover.factor;
  return leftover.from;
}

/** "laksa (left half the soup)": the soup is in the laksa, and nobody knows how much of it that was. */
function isLeftOfDish({ chunks }: Walk, { terms, isEaten }: ReadLeftover): boolean {
  return isEaten !== true && chunks.length > 0 && terms.every((term) => partsOfDish.has(term));
}

function share(walk: Walk, { factor, next, isOfAll, terms = [] }: Sharing): number {
  closeChunk(walk, "hard");
  if (!isOfAll) applyLeftover(walk, { terms, factor });
  else for (const [at, chunk] of walk.chunks.entries()) walk.chunks[at] = takeShare(chunk, factor);
  return next;
}

/** The share of the food that is named, or for "it" of the food that was named last. */
function applyLeftover(
  walk: Walk,
  { terms, factor, isEaten }: Pick<ReadLeftover, "terms" | "factor" | "isEaten">,
): void {
  const head = terms.at(-1);
  const at = walk.chunks.findLastIndex((chunk) => head === undefined || chunk.terms.includes(head));
  const from = head === undefined ? findMixture(walk.chunks, at) : at;
  if (factor === 0) {
    excuseSpans(walk, walk.chunks.splice(Math.max(0, from), at - from + 1));
    return;
  }
  for (let place = Math.max(0, from); place <= at; place++) {
    const chunk = walk.chunks[place];
    // "shared a pad thai, had a third" says how much of the whole it was.
    const isRestated = isEaten === true && (chunk?.eatenShare ?? 1) < 1;
    if (chunk !== undefined)
      walk.chunks[place] = isRestated ? { ...chunk, eatenShare: factor } : takeShare(chunk, factor);
  }
}

/** Where the dish begins that the phrase at `at` is a part of: "stir fry made with 1 lb chicken and 2 peppers". */
function findMixture(chunks: readonly Chunk[], at: number): number {
  for (let place = at; place >= 0; place--) if (isHeadline(chunks, place)) return place;
  // "a bowl (rice, beans, cheese), left half", "chicken with rice, ate half of it"
  return chunks.findLastIndex(({ link }, place) => place <= at && link !== "gloss" && link !== "with");
}

function isKnown(walk: Walk, terms: readonly string[]): boolean {
  const head = terms.at(-1) ?? "";
  return walk.chunks.some((chunk) => chunk.terms.includes(head));
}
