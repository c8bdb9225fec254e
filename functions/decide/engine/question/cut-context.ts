import type { Span } from "../../../../shared/language/mod.ts";
import { trimPiece } from "./piece.ts";
import type { FiguredOption } from "./split-stated.ts";
import { stripFrame } from "./strip-frame.ts";

const reacting =
  /allerg|intoleran|sensitiv|anaphyl|epi-?pen|c(?:o|e)eliac|can'?t (?:have|eat|do)|cannot|react/i;

/** So many conditions and ages may stand before a food. */
const mostContexts = 4;

/** Stretches that say what somebody reacts to: "sesame allergy here", unlike "low carb". */
export function listReactions(text: string, ofNeeds: readonly Span[]): Span[] {
  return ofNeeds.filter(({ start, end }) => reacting.test(text.slice(start, end)));
}

/** An option without the words of the situation that it begins with: "Sesame allergy here (anaphylaxis) hummus". */
export function cutContext(text: string, option: FiguredOption, spans: readonly Span[]): FiguredOption {
  let from = option.start;
  for (let step = 0; step < mostContexts; step++) {
    const start = skipFrame(text, { start: from, end: option.end });
    const span = spans.findLast((one) => one.start <= start && one.end > start);
    if (span === undefined || span.end >= option.end) break;
    from = span.end;
  }
  if (from === option.start) return option;
  const rest = stripFrame(text, trimPiece(text, { start: from, end: option.end })).rest;
  const label = text.slice(rest.start, rest.end);
  if (label === "") return option;
  return { ...option, label, words: option.stated === null ? label : option.words, start: rest.start };
}

/** Where a piece begins behind marks, "here" and other words that ask. */
function skipFrame(text: string, piece: Span): number {
  return trimPiece(text, stripFrame(text, trimPiece(text, piece)).rest).start;
}
