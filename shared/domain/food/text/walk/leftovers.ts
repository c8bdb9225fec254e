import type { ReadNumber } from "../../../../language/mod.ts";
import { findPhraseAt, indexByMeaning } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import { endsSentence } from "../asides.ts";
import { boundsPhrase } from "../marks.ts";
import { skipOtherEater } from "../other-eaters.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { readNumberAt, readPercent, wordClasses } from "../vocabulary.ts";
import { skipReceiver } from "./receivers.ts";

/** What `readLeftover` found: the share eaten, of what, and where the words end. */
export type ReadLeftover = {
  /** The food's terms; empty for "it". */
  readonly terms: readonly string[];
  /** The share that was eaten. */
  readonly factor: number;
  readonly next: number;
  /** Where the food is named. */
  readonly from: number;
  /** "ate half of the pizza" may also be the first mention of the pizza. */
  readonly isFirstMention: boolean;
  /** "my wife ate half of it" says nothing of a food that was not named before. */
  readonly isOfKnown?: true;
  /** Whether it is the share that was eaten, of the whole: "ate a third", unlike "left half". */
  readonly isEaten?: boolean;
};

const { leftovers } = language;
const leavers = new Set(leftovers.leavers);
const eaters = new Set(leftovers.eaters);
const longestSentence = 60;

/** "got through half the pie" */
const eaterPhrases = indexByMeaning({ eaten: leftovers.eaterPhrases });
/** "4 of us so a quarter" */
const conclusion = "so";
const fillers = new Set(leftovers.fillers);
const targets = new Set(leftovers.targets);
const stops = new Set(leftovers.stops);
const guesses = new Set(leftovers.guesses);
const refusals = new Set(leftovers.refusals);
/** What "most" is taken for. */
const mostOfIt = 0.75;
const rests = new Set(leftovers.rests);
const separators = new Set([",", "-", "("]);
const listJoiners = new Set([",", "and", "&"]);
const shareOpeners = new Set(leftovers.shareOpeners);

/** Reads "left half of the rice", "didn't finish a third of it", "ate only half of the pizza", "all but a third". */
export function readLeftover(tokens: readonly Token[], at: number): ReadLeftover | null {
  const text = tokens[at]?.text ?? "";
  const following = tokens[at + 1]?.text ?? "";
  if (text === "all" && following === "but") return readShare(tokens, at + 2, false);
  if (leavers.has(text)) return readRest(tokens, at + 1) ?? readShare(tokens, at + 1, false);
  if (text === "took") return readTakenHome(tokens, at + 1);
  // "didn't eat all the chips": some were eaten.
  if (refusals.has(text) && eaters.has(following))
    return readAll(tokens, at + 2) === null ? readShare(tokens, at + 2, false) : null;
  if (text === conclusion) return readShare(tokens, at + 1, true);
  const phrase = findPhraseAt(eaterPhrases, tokens, at);
  if (phrase !== null) return readShare(tokens, phrase.end, true);
  if (eaters.has(text)) return readShare(tokens, at + 1, true);
  const listed = readListedShare(tokens, at) ?? readBareShare(tokens, at);
  if (listed !== null) return listed;
  const otherEater = skipOtherEater(tokens, at);
  const theirs = otherEater === null ? null : readShare(tokens, otherEater, false);
  return theirs === null ? null : { ...theirs, isOfKnown: true };
}

/** "ate all the parmi, about half the chips", "left half the fries and all the rice": the verb is of both. */
function readListedShare(tokens: readonly Token[], at: number): ReadLeftover | null {
  if (!listJoiners.has(textAt(tokens, at - 1))) return null;
  const near = Math.max(0, at - longestSentence);
  const from = near + tokens.slice(near, at).findLastIndex(({ text }) => endsSentence(text)) + 1;
  const verb = tokens
    .slice(from, at)
    .find(({ text }, place) => isShareVerb(text) && shareOpeners.has(textAt(tokens, from + place + 1)));
  if (verb === undefined) return null;
  const share = readShare(tokens, at, eaters.has(verb.text));
  return share !== null && textAt(tokens, share.from) === "the" && share.terms.length > 0 ? share : null;
}

/** "a burger and a muffin. half of the muffin": the verb is left out. */
function readBareShare(tokens: readonly Token[], at: number): ReadLeftover | null {
  if (!boundsPhrase(tokens[at - 1])) return null;
  const share = readShare(tokens, at, true);
  if (share === null || textAt(tokens, share.from) !== "the") return null;
  const isWhole = share.factor === 1 || share.terms.length === 0;
  return isWhole ? null : { ...share, isOfKnown: true };
}

function isShareVerb(text: string): boolean {
  return eaters.has(text) || leavers.has(text);
}

function readShare(tokens: readonly Token[], from: number, isEaten: boolean): ReadLeftover | null {
  let at = from;
  while (fillers.has(tokens[at]?.text ?? "")) at++;
  const all = isEaten ? null : readAll(tokens, at);
  const share = all ?? readPercent(tokens, at) ?? readMost(tokens, at) ?? readNumberAt(tokens, at);
  if (share === null) return isEaten ? null : readShareBehind(tokens, at);
  if (share.value <= 0 || share.value > 1 || share.form === "article") return null;
  // "we had half each"
  const shareEnd = textAt(tokens, share.next) === "each" ? share.next + 1 : share.next;
  const hasOf = tokens[shareEnd]?.text === "of";
  const target = hasOf ? shareEnd + 1 : shareEnd;
  if (!isTarget(tokens, target, hasOf || isEaten)) return null;
  const { terms, next: end } = readTarget(tokens, target);
  const factor = isEaten ? share.value : 1 - share.value;
  const next = isEaten ? end : skipReceiver(tokens, end);
  return { terms, factor, from: target, next, isFirstMention: isEaten && terms.length > 0, isEaten };
}

/** "didn't finish the fries, maybe half": the share that was eaten follows the food. */
function readShareBehind(tokens: readonly Token[], at: number): ReadLeftover | null {
  if (!targets.has(textAt(tokens, at))) return null;
  const { terms, next } = readTarget(tokens, at);
  let from = next;
  while (separators.has(textAt(tokens, from)) || isGuess(textAt(tokens, from))) from++;
  const share = from === next ? null : (readPercent(tokens, from) ?? readNumberAt(tokens, from));
  if (share === null || share.value <= 0 || share.value >= 1) return null;
  const isLeft = tokens.slice(next, from).some(({ text }) => leavers.has(text));
  const factor = isLeft ? 1 - share.value : share.value;
  return { terms, factor, from: at, next: share.next, isFirstMention: false };
}

function isGuess(text: string): boolean {
  return guesses.has(text) || leavers.has(text);
}

/** "half of the rice", "half the rice"; where nothing follows ("ate only half") it refers to the food named last. */
function isTarget(tokens: readonly Token[], at: number, isNeeded: boolean): boolean {
  const token = tokens[at];
  if (targets.has(token?.text ?? "")) return true;
  return !isNeeded || boundsPhrase(token);
}

function readTarget(tokens: readonly Token[], at: number): { terms: string[]; next: number } {
  const terms: string[] = [];
  let next = at;
  for (; tokens[next]?.kind === "word" && !endsTarget(textAt(tokens, next)); next++) {
    if (terms.length > 0 && wordClasses.noise.has(textAt(tokens, next))) continue;
    if (!targets.has(tokens[next]?.text ?? "")) terms.push(...(tokens[next]?.terms ?? []));
  }
  return { terms, next };
}

/** "a slice of cake (took half home)" */
function readTakenHome(tokens: readonly Token[], from: number): ReadLeftover | null {
  const share = readNumberAt(tokens, from);
  if (share === null || share.value >= 1 || textAt(tokens, share.next) !== "home") return null;
  return { terms: [], factor: 1 - share.value, from, next: share.next + 1, isFirstMention: false };
}

/** "boxed up the rest": what was eaten is said already. */
function readRest(tokens: readonly Token[], from: number): ReadLeftover | null {
  let at = from;
  while (fillers.has(textAt(tokens, at)) || targets.has(textAt(tokens, at))) at++;
  if (!rests.has(textAt(tokens, at))) return null;
  return { terms: [], factor: 1, from: at, next: skipReceiver(tokens, at + 1), isFirstMention: false };
}

/** "left all the beans" */
function readAll(tokens: readonly Token[], at: number): ReadNumber | null {
  return textAt(tokens, at) === "all" ? { value: 1, next: at + 1, form: "part" } : null;
}

/** "most of it", "the other half" */
function readMost(tokens: readonly Token[], at: number): ReadNumber | null {
  if (textAt(tokens, at) === "other") return readNumberAt(tokens, at + 1);
  return textAt(tokens, at) === "most" ? { value: mostOfIt, next: at + 1, form: "part" } : null;
}

/** "ate half the steak, boxed the rest": another verb begins something else. */
function endsTarget(text: string): boolean {
  return stops.has(text) || (leavers.has(text) && text !== "uneaten");
}
