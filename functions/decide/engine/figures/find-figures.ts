import type { Span } from "../../../../shared/language/mod.ts";
import { questionWords } from "../question/question-words.ts";
import type { FigurePart } from "./figure.ts";
import { type FigureReading, openFigures, quantityAt, termAt } from "./figure-reading.ts";
import { leads, wholes } from "./figure-words.ts";
import { type FigureGroup, groupParts, isContext } from "./list-groups.ts";
import { listParts } from "./list-parts.ts";

/** Figures of one food at their place, which spans what leads to them ("with", "has", a bracket) apart from `stated`. */
export type PlacedFigures = Span & {
  readonly parts: readonly FigurePart[];
  /** The figures alone. */
  readonly stated: Span;
  /** Whether the name of the food stands before or behind them; null where neither does. */
  readonly side: "before" | "behind" | null;
};

/** What a text states in figures. */
export type FoundFigures = {
  readonly reading: FigureReading;
  readonly groups: readonly PlacedFigures[];
  /** Figures that bound what may be eaten, or were eaten before. */
  readonly context: readonly FigurePart[];
};

const { frame, comparatives, comparedThings, lists, tails } = questionWords;
const joints = new Set(["or", "vs", "versus", "than", "and", "instead", "then", "while", "but", "whereas"]);
const containing = new Set(["in", "for", "of"]);
const articles = new Set(["the", "a", "an", "my"]);
const abbreviated = new Set(["approx", "ca"]);
/** Nouns that also ask: "tuna can", "energy drink". */
const askingNouns = new Set(["can", "drink", "tea", "spread", "side", "make"]);
const longestLead = 4;

/** The figures of a text by the foods that they are of. */
export function findFigures(text: string): FoundFigures {
  const reading = openFigures(text);
  const parts = listParts(reading);
  const { context = [], stated = [] } = Object.groupBy(parts, (part) =>
    isContext(reading, part) ? "context" : "stated",
  );
  const groups: PlacedFigures[] = [];
  for (const group of groupParts(reading, stated))
    groups.push(place(reading, group, groups.at(-1)?.side ?? null));
  return { reading, groups, context };
}

function place(reading: FigureReading, group: FigureGroup, usual: PlacedFigures["side"]): PlacedFigures {
  const { parts, from, to } = group;
  const lead = leadOf(reading, from);
  const side = sideOf(reading, { lead, from, to, usual });
  const first = side === "behind" ? skipComma(reading, lead, from) : lead;
  const isClosed = termAt(reading, to) === ")" && side !== "behind";
  const { start, end } = spanOf(reading, first, isClosed ? to + 1 : to);
  return { parts, stated: { start: spanOf(reading, from, to).start, end }, side, start, end };
}

type Place = {
  readonly lead: number;
  readonly from: number;
  readonly to: number;
  readonly usual: PlacedFigures["side"];
};

/** Where the name stands; between two names on the usual side of the text, else behind a comma. */
function sideOf(reading: FigureReading, { lead, from, to, usual }: Place): PlacedFigures["side"] {
  if (isContainedIn(reading, to)) return "behind";
  const isBefore = isName(reading, lead - 1);
  const isBehind = isName(reading, to);
  if (isBefore && isBehind)
    return usual ?? (termAt(reading, skipComma(reading, lead, from) - 1) === "," ? "behind" : "before");
  if (isBefore) return "before";
  return isBehind ? "behind" : null;
}

/** The token where the small words before figures begin: "which has", "with", "is about". */
function leadOf(reading: FigureReading, from: number): number {
  let at = from;
  while (at > 0 && from - at < longestLead && isLead(reading, at - 1)) at--;
  return at;
}

function isLead(reading: FigureReading, at: number): boolean {
  const term = termAt(reading, at);
  if (term === ".") return abbreviated.has(termAt(reading, at - 1)) || isOwnSentence(reading, at + 1);
  if (term === "a" && isSingleLetter(reading, at))
    return !reading.tokens.some((_, other) => isLetterB(reading, other));
  return leads.has(term);
}

/** "A sandwich. 400 kcal." */
function isOwnSentence(reading: FigureReading, at: number): boolean {
  const quantity = quantityAt(reading, at);
  return quantity !== null && [".", "\n", ""].includes(termAt(reading, quantity.end + 1));
}

function isLetterB(reading: FigureReading, at: number): boolean {
  return termAt(reading, at) === "b" && isSingleLetter(reading, at);
}

/** Before a figure that its food follows, a comma ends another thought. */
function skipComma(reading: FigureReading, lead: number, from: number): number {
  for (let at = from - 1; at >= lead; at--)
    if ([",", ":", "-", "–"].includes(termAt(reading, at))) return at + 1;
  return lead;
}

/** "20 g of protein in the shake"; "in the pot" says how much, not of what. */
function isContainedIn(reading: FigureReading, at: number): boolean {
  const isIn = containing.has(termAt(reading, at)) && articles.has(termAt(reading, at + 1));
  return isIn && !wholes.has(termAt(reading, at + 2));
}

/** Whether a word that may name a food stands at a place. */
function isName(reading: FigureReading, at: number): boolean {
  const token = reading.tokens[at];
  if (token === undefined || token.kind === "mark") return false;
  if (joints.has(token.text)) return false;
  if (token.kind === "number") return true;
  const isAsked = [frame, comparatives, comparedThings, lists, tails].some((words) => words.has(token.text));
  if (isAsked && askingNouns.has(token.text)) return isNoun(reading, at - 1);
  return !isAsked || isSingleLetter(reading, at) || ordinals.has(token.text);
}

/** Whether a word stands before "can" that makes it a noun: "tuna can", not "I can". */
function isNoun(reading: FigureReading, at: number): boolean {
  const token = reading.tokens[at];
  return token?.kind === "word" && ![frame, tails, joints].some((words) => words.has(token.text));
}

const ordinals = new Set(["one", "first", "second", "third", "option"]);

/** The A of "bar A"; "a" alone is an article. */
function isSingleLetter({ tokens, text }: FigureReading, at: number): boolean {
  const token = tokens[at];
  return token !== undefined && token.end - token.start === 1 && /\p{Lu}/u.test(text.charAt(token.start));
}

function spanOf({ tokens }: FigureReading, from: number, to: number): Span {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}
