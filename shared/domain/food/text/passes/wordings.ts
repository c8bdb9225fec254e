import data from "../../data/wordings.json" with { type: "json" };
import { normaliseWord, type Token } from "../terms.ts";

/** A place in a phrase: the words that may stand there. */
type Slot = { readonly words: ReadonlySet<string>; readonly isOptional: boolean };

type Wording = {
  readonly terms: readonly string[];
  readonly phrases: readonly (readonly Slot[])[];
  /** Whether it is eaten beside the food before: the ice cream of "pie à la mode". */
  readonly isJoined: boolean;
  /** Words of which one stands before the phrase. */
  readonly behind: ReadonlySet<string>;
  /** Words of which one stands after it. */
  readonly ahead: ReadonlySet<string>;
};

const clauseEnds = new Set([".", ";", "\n", "and", "plus", "then"]);
const reach = 6;

const wordings: readonly Wording[] = data.wordings.map(
  ({ means, phrases, joined = false, behind = [], ahead = [] }) => ({
    isJoined: joined,
    terms: means.split(" ").flatMap(normaliseWord),
    phrases: phrases.map((phrase) => phrase.split(" ").map(readSlot)),
    behind: new Set<string>(behind),
    ahead: new Set<string>(ahead),
  }),
);

function readSlot(slot: string): Slot {
  const isOptional = slot.endsWith("?");
  return { isOptional, words: new Set((isOptional ? slot.slice(0, -1) : slot).split("|")) };
}

/**
 * The tokens with what is said of a food in the catalogue's words: a pizza "from the freezer" is frozen, and a drink that is
 * "bursting with vitamin C" has much of it.
 */
export function readWordings(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = findWording(tokens, at);
    const token = tokens[at];
    if (token === undefined) break;
    if (found === null) read.push(token);
    else {
      if (found.isJoined && read.length > 0) read.push({ ...token, text: "with", terms: ["with"] });
      read.push(nameWording(found, token, tokens[found.next - 1] ?? token));
    }
    at = found?.next ?? at + 1;
  }
  return read;
}

type Found = Pick<Wording, "terms" | "isJoined"> & { readonly next: number };

function findWording(tokens: readonly Token[], at: number): Found | null {
  if (tokens[at]?.kind !== "word") return null;
  for (const { terms, isJoined, phrases, behind, ahead } of wordings) {
    for (const phrase of phrases) {
      const next = matchSlots(phrase, tokens, at);
      if (next === null || next === at) continue;
      const isAnywhere = behind.size + ahead.size === 0;
      if (isAnywhere || standsNear(tokens, at - 1, -1, behind) || standsNear(tokens, next, 1, ahead))
        return { terms, isJoined, next };
    }
  }
  return null;
}

/** Where the words of a phrase end; null where they are others. */
function matchSlots([slot, ...others]: readonly Slot[], tokens: readonly Token[], at: number): number | null {
  if (slot === undefined) return at;
  const isMatched = slot.words.has(tokens[at]?.text ?? "");
  const end = isMatched ? matchSlots(others, tokens, at + 1) : null;
  return end ?? (slot.isOptional ? matchSlots(others, tokens, at) : null);
}

function standsNear(
  tokens: readonly Token[],
  from: number,
  step: 1 | -1,
  words: ReadonlySet<string>,
): boolean {
  for (let at = from, seen = 0; seen < reach; at += step, seen++) {
    const text = tokens[at]?.text;
    if (text === undefined || clauseEnds.has(text)) return false;
    if (words.has(text)) return true;
  }
  return false;
}

function nameWording({ terms }: Found, first: Token, last: Token): Token {
  return { ...first, text: terms.join("-"), terms, end: last.end };
}
