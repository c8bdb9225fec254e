import type { NamedGoal } from "../../../shared/domain/constraints/mod.ts";
import { findPhraseAt } from "../../../shared/language/mod.ts";
import { type FigureReading, openFigures, termAt } from "./figures/figure-reading.ts";
import { measures } from "./figures/figure-words.ts";
import { headingAt } from "./figures/heading-at.ts";
import { goalOfCompound } from "./ranking/goal-fit.ts";

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
