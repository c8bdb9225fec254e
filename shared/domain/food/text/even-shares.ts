import { findPhraseAt, indexByMeaning } from "../../../language/mod.ts";
import language from "../data/language.json" with { type: "json" };
import { boundsPhrase } from "./marks.ts";
import { skipReceived } from "./other-eaters.ts";
import { isPerson, skipOther, skipPerson } from "./people.ts";
import type { Token } from "./terms.ts";
import { textAt } from "./text-at.ts";
import { readNumberAt } from "./vocabulary.ts";

const { evenShares } = language;
const openers = new Set(evenShares.openers);
const eachWords = new Set(evenShares.each);
const even = new Set(evenShares.even);
const parts = new Set(evenShares.parts);
const selves = new Set(evenShares.selves);
const halvings = indexByMeaning({ shared: evenShares.shared, halved: evenShares.halved });
const sharers = new Set(language.sharing.sharers);
const eaters = new Set(evenShares.eaters);
const cutters = new Set(evenShares.cutters);
const joiners = new Set(["and", "&", ","]);
const shareAlike = 0.5;

/** The share of the food before that the writer ate, and where the words end. */
export type Share = { readonly factor: number; readonly next: number };

/**
 * Reads "half each", "in equal shares", "between us", "between me and 2 friends" and "the other half for my wife" behind a
 * food: the share of it that the writer had. Shares of a food whose share is known say nothing new.
 */
export function readEvenShare(tokens: readonly Token[], at: number, isShared: boolean): Share | null {
  const share =
    readPartEach(tokens, at) ??
    readOtherPart(tokens, at) ??
    readHalved(tokens, at, sharers.has(textAt(tokens, at - 1))) ??
    readAmong(tokens, at);
  if (share !== null) return { ...share, factor: isShared ? 1 : share.factor };
  const isEven = even.has(textAt(tokens, at)) && parts.has(textAt(tokens, at + 1));
  return isEven ? { factor: 1, next: at + 2 } : null;
}

/** "a third each", unlike "half an apple each" */
function readPartEach(tokens: readonly Token[], at: number): Share | null {
  const part = readNumberAt(tokens, at);
  if (part === null || part.value >= 1 || part.form === "article") return null;
  return eachWords.has(textAt(tokens, part.next)) && endsPhrase(tokens[part.next + 1])
    ? { factor: part.value, next: part.next + 1 }
    : null;
}

/**
 * "50/50 with Sam", "to share", "split down the middle". What is "halved" was only cut, unless it `isSplit` or somebody had
 * the other half: "halved with Sam".
 */
export function readHalved(tokens: readonly Token[], at: number, isSplit: boolean): Share | null {
  const words = cutters.has(textAt(tokens, at - 1)) ? null : findPhraseAt(halvings, tokens, at);
  if (words === null) return null;
  const hasCompany = textAt(tokens, words.end) === "with";
  const next = hasCompany ? skipOther(tokens, words.end + 1) : words.end;
  const isShare = words.meaning === "shared" || isSplit || hasCompany;
  return isShare && next !== null && endsPhrase(tokens[next]) ? { factor: shareAlike, next } : null;
}

/** "other half for my wife" */
function readOtherPart(tokens: readonly Token[], at: number): Share | null {
  const other = textAt(tokens, at) === "the" ? at + 1 : at;
  if (textAt(tokens, other) !== "other") return null;
  const part = readNumberAt(tokens, other + 1);
  if (part === null || part.value >= 1) return null;
  const next = skipReceived(tokens, part.next);
  return next === null ? null : { factor: 1 - part.value, next };
}

/** "between us", "between the pair of us", "between my wife, Tom and me" */
function readAmong(tokens: readonly Token[], at: number): Share | null {
  if (!openers.has(textAt(tokens, at))) return null;
  const pair = ["the", "pair", "couple", "both", "of"];
  let next = at + 1;
  while (pair.includes(textAt(tokens, next))) next++;
  if (textAt(tokens, next) === "us") return { factor: shareAlike, next: next + 1 };
  return shareAmongListed(tokens, at + 1);
}

/** "between 2 adults and 2 kids": those whom a list names, the writer among them or all of them counted. */
export function shareAmongListed(tokens: readonly Token[], from: number): Share | null {
  let people = 0;
  let isOwn = false;
  let at = from;
  for (;;) {
    const counted = readNumberAt(tokens, at);
    const isCounted = counted !== null && counted.form !== "article" && counted.value >= 1;
    const next = isCounted ? counted.next + 1 : skipPerson(tokens, at);
    const noun = textAt(tokens, next - 1);
    if (!isPerson(tokens[next - 1]) && !selves.has(noun) && !(isCounted && eaters.has(noun))) return null;
    isOwn ||= isCounted || selves.has(noun);
    people += isCounted ? counted.value : 1;
    at = next;
    if (!joiners.has(textAt(tokens, at))) break;
    while (joiners.has(textAt(tokens, at))) at++;
  }
  return isOwn && people >= 2 && endsPhrase(tokens[at]) ? { factor: 1 / people, next: at } : null;
}

function endsPhrase(token: Token | undefined): boolean {
  return boundsPhrase(token);
}
