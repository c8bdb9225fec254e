import type { NamedGoal } from "../../../shared/domain/constraints/mod.ts";
import { findPhraseAt } from "../../../shared/language/mod.ts";
import directions from "./data/measure-directions.json" with { type: "json" };
import { type FigureReading, openFigures, termAt } from "./figures/figure-reading.ts";
import { measures, measuring } from "./figures/figure-words.ts";
import { headingAt } from "./figures/heading-at.ts";
import { goalOfCompound } from "./ranking/goal-fit.ts";

const wanted: ReadonlySet<number> = new Set(directions.more);
const lessWords = new Set([
  "less",
  "least",
  "fewer",
  "fewest",
  "lower",
  "lowest",
  "low",
  "smaller",
  "smallest",
]);
const moreWords = new Set(["more", "most", "higher", "highest", "high", "greater", "biggest"]);
const sentenceEnds = new Set([".", "!", "?", "\n", ";"]);

/** "Carb count: pasta or rice? I need the lower": the measure and its direction stand apart; null where they do not. */
export function readHeading(text: string): NamedGoal | null {
  const reading = openFigures(text);
  const at = reading.tokens.findIndex(
    (_, place) => isHeadingPlace(reading, place) && headingAt(reading, place) !== null,
  );
  const heading = at < 0 ? null : headingAt(reading, at);
  if (heading === null) return null;
  const direction = readDirection(reading, heading.end);
  const goal = goalOfCompound(heading.measure.compoundId);
  return direction === null || goal === null ? null : { goal, direction, weight: 1 };
}

const clauseMarks = new Set([",", ".", ";", ":", "!", "?", "\n", "-", "–", "—", "(", ")"]);
const besideMeasure = new Set([
  "vegan",
  "veggie",
  "vegetarian",
  "plant",
  "based",
  "hit",
  "boost",
  "fix",
  "please",
  "pls",
  "level",
  "intake",
  "only",
  "source",
  "my",
  "the",
  "for",
  "on",
]);

/**
 * "Vit D - salmon or carrots": a measure that stands alone asks for more of what diets lack and for less of the rest; null
 * where none stands alone.
 */
export function readLone(text: string): NamedGoal | null {
  const reading = openFigures(text);
  let from = 0;
  for (let at = 0; at <= reading.tokens.length; at++) {
    if (at < reading.tokens.length && !clauseMarks.has(termAt(reading, at))) continue;
    const goal = readLoneClause(reading, from, at);
    if (goal !== null) return goal;
    from = at + 1;
  }
  return null;
}

function readLoneClause(reading: FigureReading, from: number, to: number): NamedGoal | null {
  const first = besideMeasure.has(termAt(reading, from)) ? from + 1 : from;
  const hit = findPhraseAt(measures, reading.terms, first, { limit: to });
  if (hit === null) return null;
  const rest = reading.terms.slice(hit.end, to);
  const goal = goalOfCompound(hit.meaning.compoundId);
  const isAlone = rest[0] === "for" || rest.every((term) => besideMeasure.has(term) || measuring.has(term));
  if (!isAlone || goal === null) return null;
  return { goal, direction: wanted.has(hit.meaning.compoundId) ? "more" : "less", weight: 1 };
}

const harms = new Set(["bad", "harmful", "dangerous", "problem", "wrong"]);
const harmReach = 9;
const highReach = 4;

/** "High potassium is bad for me", "my potassium is high and that's bad": less of it is wanted; null without such words. */
export function readHarm(text: string): NamedGoal | null {
  const reading = openFigures(text);
  for (let at = 0; at < reading.tokens.length; at++) {
    const hit = findPhraseAt(measures, reading.terms, at);
    if (hit === null) continue;
    const near = [
      ...reading.terms.slice(Math.max(0, at - 1), at),
      ...reading.terms.slice(hit.end, hit.end + highReach),
    ];
    const behind = reading.terms.slice(hit.end, hit.end + harmReach);
    const goal = goalOfCompound(hit.meaning.compoundId);
    const isHarmful = near.includes("high") && behind.some((term) => harms.has(term));
    if (isHarmful && goal !== null) return { goal, direction: "less", weight: 1 };
  }
  return null;
}

function isHeadingPlace(reading: FigureReading, at: number): boolean {
  return at === 0 || sentenceEnds.has(termAt(reading, at - 1));
}

/** The direction of the only such word behind a heading that no measure follows. */
function readDirection(reading: FigureReading, from: number): NamedGoal["direction"] | null {
  for (let at = from; at < reading.tokens.length; at++) {
    const term = reading.tokens[at]?.text ?? "";
    if (findPhraseAt(measures, reading.terms, at + 1) !== null) continue;
    if (lessWords.has(term)) return "less";
    if (moreWords.has(term)) return "more";
  }
  return null;
}
