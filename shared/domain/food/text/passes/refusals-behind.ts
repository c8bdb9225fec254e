import { findPhraseAt, indexByMeaning } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import { isNaming } from "../headers.ts";
import { boundsPhrase } from "../marks.ts";
import { isContent } from "../read-units.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";

const { openers, refused } = language.refusals;
const refusalOpeners = new Set(openers);
const refusalsBehind = indexByMeaning({ behind: language.refusals.behind });
const refusedVerbs = new Set(refused);
const leavers = new Set(["left", "skipped", "leave", "skip"]);
const givers = new Set(["gave", "threw", "tossed", "chucked", "give", "throw"]);
const determiners = new Set(["the", "my", "that", "those", "its"]);
const left = { kind: "word", text: "left", terms: [] } as const;
const skipped = { kind: "word", text: "skipped", terms: ["skipped"] } as const;
const temperatures = new Set(["hot", "cold", "warm"]);
const longestName = 4;

/** A refusal that stands behind the food it is of, or around it: its verb, the food, and where the words end. */
type Refusal = { readonly verb: readonly Token[]; readonly food: readonly Token[]; readonly next: number };

/** The tokens with "the egg I gave away" and "gave the egg away" as "left the egg", and "the rice I didn't eat" likewise. */
export function readRefusalsBehind(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (token === undefined) break;
    const refusal = readBehind(tokens, at) ?? readSkippedBehind(tokens, at) ?? readAround(tokens, at);
    read.push(...(refusal === null ? [token] : [...refusal.verb, ...refusal.food]));
    at = refusal?.next ?? at + 1;
  }
  return read;
}

/** "the egg I gave away", "the rice I didn't eat" */
function readBehind(tokens: readonly Token[], at: number): Refusal | null {
  const isStart = at === 0 || tokens[at - 1]?.kind === "mark";
  if (!isStart || !determiners.has(textAt(tokens, at))) return null;
  const end = endOfFood(tokens, at + 1);
  if (end === at + 1 || textAt(tokens, end) !== "i") return null;
  const food = tokens.slice(at, end);
  const [first, second] = [tokens[end + 1], tokens[end + 2]];
  const isAt = (next: number) => boundsPhrase(tokens[next]);
  if (first === undefined) return null;
  if (leavers.has(first.text) && isAt(end + 2)) return { verb: [first], food, next: end + 2 };
  const isAway = givers.has(first.text) && second?.text === "away";
  if (isAway && isAt(end + 3)) return { verb: [{ ...first, ...left }], food, next: end + 3 };
  const isRefused = refusalOpeners.has(first.text) && second !== undefined && refusedVerbs.has(second.text);
  return isRefused && isAt(end + 3) ? { verb: [first, second], food, next: end + 3 } : null;
}

/**
 * "chai skipped", "hot choc skipped", "toast & tea skipped", "rice nahi khaya": the verb stands behind the food in many
 * languages.
 */
function readSkippedBehind(tokens: readonly Token[], at: number): Refusal | null {
  const before = tokens[at - 1];
  const isBehindMark = before?.kind === "mark" && before.text !== "-";
  const isStart = before === undefined || isBehindMark || before.text === "and" || isCounted(tokens, at - 1);
  const from = isStart && temperatures.has(textAt(tokens, at)) ? at + 1 : at;
  const end = isStart ? endOfFood(tokens, from) : at;
  for (let verb = at + 1; verb <= end; verb++) {
    const phrase = findPhraseAt(refusalsBehind, tokens, verb);
    const first = tokens[verb];
    if (phrase === null || first === undefined || !boundsPhrase(tokens[phrase.end])) continue;
    return { verb: [{ ...first, ...skipped }], food: tokens.slice(at, verb), next: phrase.end };
  }
  return null;
}

/** "2 rotis lauki skipped": the rotis are counted, and the lauki is another food. */
function isCounted(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.kind === "number" && /[^s]s$/.test(textAt(tokens, at));
}

/** "gave the rice away", "gave away the rice" */
function readAround(tokens: readonly Token[], at: number): Refusal | null {
  const verb = tokens[at];
  if (verb === undefined || !givers.has(verb.text)) return null;
  const isFirst = textAt(tokens, at + 1) === "away";
  const from = isFirst ? at + 2 : at + 1;
  if (!determiners.has(textAt(tokens, from))) return null;
  const end = endOfFood(tokens, from + 1);
  if (end === from + 1 || (!isFirst && textAt(tokens, end) !== "away")) return null;
  return { verb: [{ ...verb, ...left }], food: tokens.slice(from, end), next: isFirst ? end : end + 1 };
}

/** Where the words that name a food end. */
function endOfFood(tokens: readonly Token[], from: number): number {
  let end = from;
  while (end < from + longestName && isFood(tokens[end])) end++;
  return end;
}

function isFood(token: Token | undefined): boolean {
  return (
    token !== undefined && isNaming(token) && isContent(token) && token.text !== "i" && token.text !== "away"
  );
}
