import language from "../data/language.json" with { type: "json" };
import type { Chunk } from "./chunks.ts";
import { readHalved, type Share, shareAmongListed } from "./even-shares.ts";
import { isNaming } from "./headers.ts";
import { isPerson, people, skipPerson } from "./people.ts";
import type { Token } from "./terms.ts";
import { textAt } from "./text-at.ts";
import { readNumberAt } from "./vocabulary.ts";

/** "we split everything" applies to all foods named so far. */
export type Sharing = Share & { readonly isOfAll: boolean };

const { sharers, sharedAmong, sharedWith, evenly, everything } = language.sharing;
const sharingVerbs = new Set(sharers);
const openers = new Set(sharedAmong);
const halves = new Set(evenly);
const wholes = new Set(everything);
const ways = new Set(language.sharing.ways);
/** "the 2 of us" */
const groups = new Set(sharedWith);
const amountOpeners = new Set(language.sharing.sharedAmounts);
const reach = 5;
const sharedShare = 0.5;

/**
 * Reads "split between three", "shared them evenly", "shared with my wife", "split with 3 friends". A food that `isNew`
 * between the verb and the others is named here: "split a pepperoni with my wife".
 */
export function readSharing(
  tokens: readonly Token[],
  at: number,
  isNew: (token: Token) => boolean,
): Sharing | null {
  if (!sharingVerbs.has(textAt(tokens, at))) return null;
  if (isSharedAlone(tokens, at)) return { factor: sharedShare, next: at + 1, isOfAll: false };
  let isOfAll = false;
  for (let next = at + 1; next <= at + reach; next++) {
    const text = textAt(tokens, next);
    if (wholes.has(text)) isOfAll = true;
    if (halves.has(text)) {
      const among = openers.has(textAt(tokens, next + 1)) ? shareAmong(tokens, next + 2, isOfAll) : null;
      return among ?? { factor: 0.5, next: skipHalves(tokens, next), isOfAll };
    }
    const ways = readWays(tokens, next);
    if (ways !== null) return { ...ways, isOfAll };
    if (openers.has(text)) return shareAmong(tokens, next + 1, isOfAll);
    if (text === "with") return shareWith(tokens, next + 1, isOfAll);
    const token = tokens[next];
    if (token !== undefined && !wholes.has(text) && isNew(token)) return null;
  }
  return null;
}

/** "bottle of wine shared", unlike "banana split" */
function isSharedAlone(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1];
  return textAt(tokens, at) === "shared" && (after === undefined || after.kind === "mark");
}

/** "split 3 ways" */
export function readWays(tokens: readonly Token[], at: number): Share | null {
  const count = readNumberAt(tokens, at);
  if (count === null || count.value < 2 || !ways.has(textAt(tokens, count.next))) return null;
  return { factor: 1 / count.value, next: count.next + 1 };
}

/** "half and half with a friend" */
function skipHalves(tokens: readonly Token[], at: number): number {
  let next = at + 1;
  while (textAt(tokens, next) === "and" && halves.has(textAt(tokens, next + 1))) next += 2;
  return textAt(tokens, next) === "with" ? skipPerson(tokens, next + 1) : next;
}

function shareAmong(tokens: readonly Token[], at: number, isOfAll: boolean): Sharing | null {
  const listed = shareAmongListed(tokens, at);
  if (listed !== null) return { ...listed, isOfAll };
  const people = readNumberAt(tokens, textAt(tokens, at) === "the" ? at + 1 : at);
  if (people === null || people.form === "article" || people.value < 2) return null;
  const isOfUs = textAt(tokens, people.next) === "of" && groups.has(textAt(tokens, people.next + 1));
  return { factor: 1 / people.value, next: isOfUs ? people.next + 2 : people.next, isOfAll };
}

/** Shared with one person, or with as many as are counted, besides the writer. */
function shareWith(tokens: readonly Token[], at: number, isOfAll: boolean): Sharing | null {
  const others = readNumberAt(tokens, at);
  const isCounted = others !== null && others.form !== "article" && others.value >= 1;
  const next = skipPerson(tokens, isCounted ? others.next : at);
  if (!isPerson(tokens[next - 1])) return null;
  return { factor: 1 / (1 + (isCounted ? others.value : 1)), next, isOfAll };
}

/** "shared a bottle of wine": half of what is named next was eaten. */
export function readSharedNext(
  tokens: readonly Token[],
  at: number,
): { factor: number; hasCompany: boolean } | null {
  if (!sharingVerbs.has(textAt(tokens, at))) return null;
  const following = tokens[at + 1];
  const isNamed = textAt(tokens, at) === "shared" && following !== undefined && isNaming(following);
  const hasAmount = isNamed || following?.kind === "number" || amountOpeners.has(following?.text ?? "");
  const ways = findWays(tokens, at + 1);
  if (ways !== null) return { factor: ways, hasCompany: false };
  const company = findCompany(tokens, at + 1);
  if (company !== null) return { factor: company, hasCompany: true };
  return hasAmount ? { factor: sharedShare, hasCompany: false } : null;
}

/** The share that is left by those whom the rest of the phrase names: "nachos with my wife", "a pizza between 3". */
function findCompany(tokens: readonly Token[], from: number): number | null {
  const end = tokens.findIndex(({ kind }, place) => place >= from && kind === "mark");
  const phrase = end < 0 ? tokens : tokens.slice(0, end);
  const isNamed = ({ text }: Token) => text === "with" || openers.has(text);
  const place = phrase.findLastIndex((token, index) => index > from && isNamed(token));
  if (place < 0) return null;
  return (shareWith(phrase, place + 1, false) ?? shareAmong(phrase, place + 1, false))?.factor ?? null;
}

/** "a pizza 3 ways", "a pizza down the middle" */
function findWays(tokens: readonly Token[], from: number): number | null {
  for (let at = from + 1; at < tokens.length && tokens[at]?.kind !== "mark"; at++) {
    const halved = readHalved(tokens, at, true);
    if (halved !== null) return halved.factor;
    const shared = readWays(tokens, at);
    if (shared !== null) return shared.factor;
  }
  return null;
}

/** Where "with 2 friends", "to my son" or "between the 3 of us" ends, or null. */
export function skipCompany(tokens: readonly Token[], at: number): number | null {
  const opener = textAt(tokens, at);
  if (openers.has(opener)) return shareAmong(tokens, at + 1, false)?.next ?? null;
  return opener === "with" || opener === "to" ? (shareWith(tokens, at + 1, false)?.next ?? null) : null;
}

/** Where "with my friends" ends, or null. */
export function skipPeople(tokens: readonly Token[], at: number): number | null {
  if (textAt(tokens, at) !== "with") return null;
  const next = skipPerson(tokens, at + 1);
  const after = tokens[next];
  const isEnd = after === undefined || after.kind === "mark";
  const person = textAt(tokens, next - 1);
  return isEnd && (people.has(person) || groups.has(person)) ? next : null;
}

/** A phrase of which a share of what is read was eaten. */
export function takeShare(chunk: Chunk, factor: number): Chunk {
  return { ...chunk, eatenShare: chunk.eatenShare * factor };
}
