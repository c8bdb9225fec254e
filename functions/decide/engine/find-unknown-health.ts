import { readerWords } from "../../../shared/domain/food/mod.ts";
import type { Refusal } from "../../../shared/domain/safety/mod.ts";
import { createTokeniser, hasEnglishForm, type Span } from "../../../shared/language/mod.ts";
import contextData from "./data/context-words.json" with { type: "json" };
import data from "./data/health-cues.json" with { type: "json" };
import { listClauses } from "./question/clauses.ts";
import { trimPiece } from "./question/piece.ts";

/** Commas part thoughts, and blanks stand where something was read. */
const parting = /,|\s{3,}/g;
const cut = createTokeniser({ numbers: "whole", hasDigitsInWords: true, joiners: "'" });
const strong = new Set(data.strong);
const weak = new Set(data.weak);
const indifferent = new Set(data.indifferent);
const shielding = new Set(data.shielding);
const contextWords = new Set(contextData.contextWords);
const phrases = new RegExp(`(?<![\\p{L}])(?:${data.phrases.join("|")})(?![\\p{L}])`, "iu");
const hints = new RegExp(`(?<![\\p{L}])(?:${data.hints.join("|")})(?![\\p{L}])`, "iu");
/** "On pirfenidone 267 mg": a dose tells that the name before it is of a medicine. */
const taken =
  /(?<![\p{L}])(?:on|taking|takes?|prescribed|started|given)\s+(\p{L}{5,})\s+(?:\d[\d.,]*\s*(?:mg|mcg|µg|ml|units|iu)|tablets?|capsules?|injections?|infusions?|twice|daily|once)(?![\p{L}])/iu;
const reach = 4;

/**
 * A state of health or a medicine of which no rule is known: a choice that looks harmless may not be. `context` is the
 * question with blanks where something was read.
 */
export function findUnknownHealth(context: string): Refusal | null {
  for (const stretch of listClauses(context).flatMap((clause) => splitStretches(context, clause))) {
    const { start, end } = trimPiece(context, stretch);
    const words = context.slice(start, end);
    const terms = cut(words).map(({ text }) => text.toLowerCase());
    if (terms.some((term) => indifferent.has(term))) continue;
    if (showsHealth(terms) || phrases.test(words) || tellsOfMedicine(words))
      return { effect: "refer", says: describe(words) };
  }
  return null;
}

/**
 * Words of a body in danger ("throat", "surgeon", "goes blue") that no topic took: where no rule judged any option either,
 * what was told has not been understood. Null where there are none.
 */
export function findUnusedHint(context: string): Refusal | null {
  const hint = hints.exec(context)?.[0];
  if (hint === undefined) return null;
  return {
    effect: "refer",
    says: `The question mentions “${hint}”, and what that means for food was not understood, so nothing is chosen: state the condition, the allergy or the medicine by its name (“allergic to sesame”, “with swallowing difficulties”), or ask a doctor or dietitian`,
  };
}

function describe(words: string): string {
  return `The question says “${words}”, and the service has no rule for it, so nothing is selected: ask a doctor, pharmacist or dietitian who knows it, or name what has to be avoided`;
}

/** A word of health by itself, or a general one ("syndrome") beside a name that is no everyday word. */
function showsHealth(terms: readonly string[]): boolean {
  const hasName = terms.some((term) => !weak.has(term) && isName(term));
  return terms.some((term, at) => {
    const isShielded = terms.slice(Math.max(0, at - reach), at).some((word) => shielding.has(word));
    return !isShielded && (isStrong(term) || (weak.has(term) && hasName));
  });
}

function tellsOfMedicine(words: string): boolean {
  const name = taken.exec(words)?.[1]?.toLowerCase();
  return name !== undefined && isName(name);
}

function isStrong(term: string): boolean {
  if (strong.has(term)) return true;
  return term.length >= data.shortest && data.endings.some((ending) => term.endsWith(ending));
}

function isName(term: string): boolean {
  const isKnown = contextWords.has(term) || readerWords.has(term) || hasEnglishForm(term);
  return /^\p{L}{4,}/u.test(term) && !isKnown;
}

function splitStretches(text: string, { start, end }: Span): Span[] {
  const cuts = [...text.slice(start, end).matchAll(parting)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
  return [{ start, end: start }, ...cuts].map((from, at) => ({
    start: from.end,
    end: cuts[at]?.start ?? end,
  }));
}
