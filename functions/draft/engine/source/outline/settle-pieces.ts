import type { Piece } from "./recipe-draft.ts";
import { isEditOnly, isEditStart, isWish } from "./recipe-words.ts";
import { foodTermsOf, scoreStep } from "./score-step.ts";
import { splitSentences } from "./split-sentences.ts";

/** The instructions of a recipe and what is asked of it, each in the order of the text. */
type SettledPieces = { readonly steps: readonly string[]; readonly requests: readonly string[] };

type Unit = {
  readonly piece: number;
  readonly text: string;
  readonly stepScore: number;
  /** Whether its words show that it is an instruction. */
  readonly isTold: boolean;
};

/** "It keeps for 3 days", "store in an airtight tin"; "keep in the flour" is a wish. */
const keeping =
  /^(?:it|they|this|these) (?:(?:even )?(?:tastes?|is|are) (?:even )?(?:better|best) (?:on )?(?:the|after)|can (?:also )?be (?:made|put together|prepared|frozen|kept|assembled)\b)|^(?:[\p{L} ]{3,20} )?(?:it|they) freezes? well|^(?:(?:it|they|these|this|leftovers) )?(?:will )?(?:keeps?|stores?|freezes?) (?:for (?:up to |about )?(?:\d|an?\b|one|two|three|several|some|days|weeks|months)|in (?:the |an? )?(?:fridge|refrigerator|freezer|airtight|sealed|jar|box|tin|container|cool|dark)|well\b|up to |fresh|\d)/iu;
const longestFragment = 8;
const fragmentLoss = 2;
const lowLoss = 5;
const fewestCapitals = 2;

/** A request stands before the steps or behind them; that one goes on into the other is rare. */
const states = ["before", "steps", "behind"] as const;
const costs = [
  [0, 0, 3],
  [Number.POSITIVE_INFINITY, 0, 0.6],
  [Number.POSITIVE_INFINITY, 2.4, 0],
];

/** Tells instructions and wishes apart by their words, the foods of the list and their order. */
export function settlePieces(pieces: readonly Piece[], lines: readonly string[]): SettledPieces {
  const foods = foodTermsOf(lines);
  const units = pieces.flatMap(({ kind, text, weight }, piece) =>
    splitSentences(text).map((sentence): Unit => {
      const prior = kind === "step" ? weight : -weight;
      const score = scoreStep(sentence, foods);
      return { piece, text: sentence, stepScore: prior + score, isTold: score > 0 };
    }),
  );
  const isStepUnit = decode(withoutLowWishes(withoutFragments(units)));
  return {
    steps: join(units.filter((_, at) => isStepUnit[at])).map((step) =>
      step.replace(/(?<=\p{L}) ?\+ ?(?=\p{L})/gu, " and "),
    ),
    requests: join(units.filter(({ text }, at) => !isStepUnit[at] && !isAside(text))),
  };
}

/** "Kid friendly" behind the last step: what shows no sign of an instruction at the end of a text is none. */
function withoutFragments(units: readonly Unit[]): Unit[] {
  const last = units.findLastIndex(({ isTold }) => isTold);
  return units.map((unit, at) =>
    at > last && last >= 0 && unit.text.split(/\s+/).length <= longestFragment
      ? { ...unit, stepScore: unit.stepScore - fragmentLoss }
      : unit,
  );
}

/** "do it in the slow cooker" behind sentences that all begin with a capital was not written with them. */
function withoutLowWishes(units: readonly Unit[]): Unit[] {
  const capitals = units.findIndex(({ text }) => /^\p{Ll}/u.test(text));
  const tail = units.slice(capitals);
  const isApart =
    capitals >= fewestCapitals && tail.every(({ text }) => /^\p{Ll}/u.test(text) && isEditStart(text));
  return units.map((unit, at) =>
    isApart && at >= capitals ? { ...unit, stepScore: unit.stepScore - lowLoss } : unit,
  );
}

/** "It keeps for 3 days in the fridge." among the steps asks for nothing. */
function isAside(sentence: string): boolean {
  return keeping.test(sentence) && !isWish(sentence) && !isEditOnly(sentence);
}

/** The likeliest row of states, by the Viterbi algorithm; whether each unit is a step. */
function decode(units: readonly Unit[]): boolean[] {
  const back: number[][] = [];
  let totals = [0, 0, -0.6];
  for (const { stepScore } of units) {
    const from = states.map((_, to) => best(totals, to));
    back.push(from.map(({ state }) => state));
    totals = from.map(({ total }, to) => total + (to === 1 ? stepScore : -stepScore) / 2);
  }
  let state = totals.indexOf(Math.max(...totals));
  const row: boolean[] = [];
  for (let at = units.length - 1; at >= 0; at--) {
    row.unshift(state === 1);
    state = back[at]?.[state] ?? 0;
  }
  return row;
}

function best(totals: readonly number[], to: number): { total: number; state: number } {
  return totals
    .map((total, state) => ({ total: total - (costs[state]?.[to] ?? 0), state }))
    .reduce((one, other) => (other.total > one.total ? other : one));
}

/** Sentences of one piece stay together. */
function join(units: readonly Unit[]): string[] {
  const texts = new Map<number, string>();
  for (const { piece, text } of units) {
    const before = texts.get(piece);
    texts.set(piece, before === undefined ? text : `${before} ${text}`);
  }
  return [...texts.values()];
}
