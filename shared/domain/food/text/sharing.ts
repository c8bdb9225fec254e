import language from "../data/language.json" with { type: "json" };
import type { Chunk } from "./chunks.ts";
import { readHalved, type Share, shareAmongListed } from "./even-shares.ts";
import { isNaming } from "./headers.ts";
import { boundsPhrase } from "./marks.ts";
import { isPerson, people, skipPerson } from "./people.ts";
import type { Token } from "./terms.ts";
import { textAt } from "./text-at.ts";
import { readNumberAt } from "./vocabulary.ts";

export type Sharing = Share & {
  /** "we split everything" applies to all foods named so far. */
  readonly isOfAll: boolean;
  /** The food of "split the pizza with Tom", which was named before; none for the food that was named last. */
  readonly terms?: readonly string[];
};

const { sharers, sharedAmong, sharedWith, evenly, everything } = language.sharing;
const sharingVerbs = new Set(sharers);
const openers = new Set(sharedAmong);
const halves = new Set(evenly);
const wholes = new Set(everything);
const ways = new Set(language.sharing.ways);
/** "the 2 of us" */
const groups = new Set(sharedWith);
const amountOpeners = new Set(language.sharing.sharedAmounts);
/** "shared with 4 people" */
const countedPeople = new Set(["people", "persons", "others", "guests", "colleagues", "coworkers"]);
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
  const end = findAmong(tokens, at + 1);
  const between = end === null ? [] : tokens.slice(at + 1, end);
  if (end === null || between.some((token) => !wholes.has(token.text) && isNew(token))) return null;
  const isOfAll = [...between, tokens[end]].some((token) => wholes.has(token?.text ?? ""));
  const named = between.filter((token) => !wholes.has(token.text) && isNaming(token));
  const terms = named.flatMap((token) => token.terms);
  const among = readAmongAt(tokens, end, isOfAll);
  if (among !== undefined) return among === null ? null : { ...among, terms };
  return terms.length > 0 ? { factor: sharedShare, next: end, isOfAll, terms } : null;
}

/** Where it is said how many share, or where the clause ends without that; null where neither is near. */
function findAmong(tokens: readonly Token[], from: number): number | null {
  for (let at = from; at < from + reach; at++) {
    const isEnd = boundsPhrase(tokens[at]);
    if (isEnd || readAmongAt(tokens, at, false) !== undefined) return at;
  }
  return null;
}

/** How many share, where that is said at `at`: null where it cannot be read, undefined for other words. */
function readAmongAt(tokens: readonly Token[], at: number, isOfAll: boolean): Sharing | null | undefined {
  const text = textAt(tokens, at);
  if (halves.has(text)) {
    const among = openers.has(textAt(tokens, at + 1)) ? shareAmong(tokens, at + 2, isOfAll) : null;
    return among ?? { factor: 0.5, next: skipHalves(tokens, at), isOfAll };
  }
  const ways = readWays(tokens, at);
  if (ways !== null) return { ...ways, isOfAll };
  if (openers.has(text)) return shareAmong(tokens, at + 1, isOfAll);
  return text === "with" ? shareWith(tokens, at + 1, isOfAll) : undefined;
}

/** "bottle of wine shared", unlike "banana split" */
function isSharedAlone(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1];
  return textAt(tokens, at) === "shared" && boundsPhrase(after);
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
  const isOfCount = isCounted && countedPeople.has(textAt(tokens, next - 1));
  if (!isOfCount && !isPerson(tokens[next - 1])) return null;
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
  const isEnd = boundsPhrase(after);
  const person = textAt(tokens, next - 1);
  return isEnd && (people.has(person) || groups.has(person)) ? next : null;
}

/** A phrase of which a share of what is read was eaten. */
export function takeShare(chunk: Chunk, factor: number): Chunk {
  return { ...chunk, eatenShare: chunk.eatenShare * factor };
}
