import uneaten from "../../data/uneaten.json" with { type: "json" };
import { isLooseDash, isNaming } from "../headers.ts";
import { sentenceEnds } from "../marks.ts";
import type { Token } from "../terms.ts";
import { readNumberAt, wordClasses } from "../vocabulary.ts";

/** A run of tokens between marks and words that turn a sentence. */
export type Clause = {
  readonly from: number;
  readonly end: number;
  /** Behind "but" or "so", or with a verb of eating: what was eaten after all. */
  readonly isEaten: boolean;
  /** Which sentence of the text it belongs to. */
  readonly sentence: number;
  /** Whether it names a food. */
  readonly isNaming: boolean;
};

const clauseMarks = new Set([...sentenceEnds, ",", "(", ")"]);
const turns = new Set(uneaten.turns);
const degrees = new Set(uneaten.degrees);
const shares = new Set(uneaten.shares);
const bites = new Set(uneaten.bites);
const joiners = new Set(["and", "with", "or"]);
const pronouns = new Set(["it", "them", "those"]);

/** Verbs of what was eaten: "had", "settled". */
export const eatenWords: ReadonlySet<string> = new Set(uneaten.eaten);

/** The clauses of a text. */
export function listClauses(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let sentence = 0;
  let from = 0;
  let isTurned = false;
  const close = (end: number) => {
    if (end === from) return;
    const isEaten = isTurned || tokens.slice(from, end).some(({ text }) => eatenWords.has(text));
    clauses.push({ from, end, isEaten, sentence, isNaming: isNamingBetween(tokens, from, end) });
    isTurned = false;
  };
  for (const [at, { kind, text }] of tokens.entries()) {
    const isMark = kind === "mark" && (clauseMarks.has(text) || isLooseDash(tokens, at));
    const isTurn = turns.has(text) && !isDegree(tokens, at);
    if (!isMark && !isTurn && !beginsClause(tokens, at)) continue;
    close(at);
    if (isMark && sentenceEnds.has(text)) sentence += 1;
    if (isTurn) isTurned = true;
    from = isMark || isTurn ? at + 1 : at;
  }
  close(tokens.length);
  return clauses;
}

/** The "so" of "so good", unlike "so far just toast" */
function isDegree(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.text ?? "";
  return tokens[at]?.text === "so" && next !== "far" && degrees.has(next);
}

/** "wanted cake and had an apple" */
function beginsClause(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === "and" && eatenWords.has(tokens[at + 1]?.text ?? "");
}

function isNamingBetween(tokens: readonly Token[], from: number, end: number): boolean {
  for (let at = from; at < end; at++) if (namesFood(tokens, at)) return true;
  return false;
}

/** Whether a word is no verb, number or unit. */
export function namesFood(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || !isNaming(token)) return false;
  const { text } = token;
  const { verbs, links, prepositions } = wordClasses;
  const isOther = [verbs, links, prepositions, eatenWords, shares, bites].some((words) => words.has(text));
  // "Scraped it": what stands before a pronoun is a verb.
  const isVerb = pronouns.has(tokens[at + 1]?.text ?? "");
  return !isOther && !isVerb && !joiners.has(text) && readNumberAt(tokens, at) === null;
}
