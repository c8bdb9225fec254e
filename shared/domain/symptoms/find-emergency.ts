import type { Span } from "../../language/mod.ts";
import { fieldError } from "../../platform/kernel/mod.ts";
import { findPast, readSituation } from "../safety/mod.ts";
import { flags } from "./flags/flag-table.ts";
import { readSymptoms, type SymptomContext } from "./read-symptoms.ts";

const undated: SymptomContext = {
  timezone: null,
  reportedInstant: null,
  occurredAtUtc: null,
  occurredEndAtUtc: null,
};
/** An illness that is only named is mostly history, and for some signs a food is the first aid. */
const considered = flags.filter(({ isHelpedByFood, isDiagnosis }) => !isHelpedByFood && !isDiagnosis);
const sentenceEnd = /[.!?\n]/;
/** What is asked about the food: the rest of "should I eat toast, my face is drooping?" is told. */
const asking =
  /\b(?:(?:what|which)(?: one)? )?(?:should|shall|can|could|do|may|would) (?:i|we|he|she|they) (?:eat|have|drink|give|cook|make|take|try|choose|pick|get|serve|feed)\b|\bwhich (?:one )?is (?:better|best|safer|safest|worse|healthier)\b/giu;

/** A match that kicks off is no baby that does. */
const beginning = /\bkick(?:s|ed|ing)? off\b/giu;

/** "Can't do mustard, my lips go massive": what a food that is not eaten would do. */
const habit =
  /\b(?:can'?t|cannot|mustn'?t|don'?t|never)\s+(?:do|have|eat|touch|go near)\s+(?!any|much|it\b|that\b|now\b)\p{L}+[^.!?]{0,40}?\b(?:lips?|tongue|throat|face|eyes?|mouth)\s+(?:just\s+)?(?:go|goes|get|gets|swell|swells|blow|blows|puff|puffs|come|comes)\b/giu;

/** "A milk allergy so nothing with dairy": what somebody has is no reaction that is going on. */
const named = /\ballerg(?:y|ies)(?: so)?\b(?! (?:attack|reaction))/giu;

const eats =
  "(?:if|whenever|every time|each time|any time) (?:i|we|he|she|they|(?:my|our) \\p{L}+) (?:even |so much as |ever )*(?:eats?|has|have|touch(?:es)?|smells?|drinks?|gets? near|goes near|go near)\\b(?! (?:it |this |that )?now\\b)";
const sign = "\\b(?:breathe?|throat|lips?|tongue|face|hives|swells?|anaphyla\\p{L}+)\\b";
/** "She can't breathe if she eats peanuts", "whenever he has celery his throat closes": what a food would do. */
const conditional = new RegExp(
  `${sign}[^.!?;\\n]{0,30}?\\b${eats}|\\b${eats} [^.!?;\\n]{3,40}?${sign}(?: (?:closes|close|swells?|goes|go|gets?|tingles?|itch(?:es)?|puffs?|blows?)(?: up)?)?`,
  "giu",
);

/** "It is closing now": it goes on, whatever brings it about; a face that droops is no reaction to a food. */
const current =
  /\b(?:now|currently|at the moment|as i (?:write|type)|still|getting worse|droop\p{L}*|lopsided)\b/iu;

/** "Prawns make my tongue swell and it is still swollen" */
const lasting = /\b(?:still (?:swollen|swelling|closing|tight|itching|wheezing)|getting worse|right now)\b/iu;

/**
 * The advice of the first red flag that a question or a request about food raises; null for none. A known reaction to a
 * food and a sign of long ago are no emergency: "hazelnuts make my throat close", "(my lips swelled up last year)".
 */
export function findEmergency(text: string): string | null {
  const told = text
    .replaceAll("?", ".")
    .replace(asking, (words) => ".".padEnd(words.length))
    .replace(beginning, (words) => " ".repeat(words.length));
  const urgent = readSymptoms(told, undated, considered).filter(({ redFlag }) => redFlag);
  if (urgent.length === 0) return null;
  const { reactionSpans } = readSituation(text);
  const habits = [habit, named, conditional]
    .flatMap((words) => [...text.matchAll(words)])
    .filter(({ index, 0: words }) => !current.test(sentenceAround(text, index, index + words.length)))
    .map(({ index, 0: words }) => ({
      start: index,
      end: index + words.length,
    }));
  const past = [...findPast(text), ...habits];
  const present = urgent.filter(({ span }) => !past.some((other) => overlaps(span, other)));
  const found = present.find(({ span }) => {
    const isKnown = reactionSpans.some((other) => isInOneSentence(text, span, other));
    return !isKnown || lasting.test(sentenceAround(text, span.start, span.end));
  });
  return found?.advice ?? null;
}

function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(0, start).search(/[^.!?\n]*$/);
  const behind = text.slice(end).search(sentenceEnd);
  return text.slice(before, behind < 0 ? text.length : end + behind);
}

function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && one.end > other.start;
}

function isInOneSentence(text: string, one: Span, other: Span): boolean {
  const between = text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
  return !sentenceEnd.test(between);
}

/** Throws `validation_error` with the advice if a request for dishes describes an emergency. */
export function requireNoEmergency(text: string): void {
  const advice = findEmergency(text);
  if (advice === null) return;
  const message = `${advice}. Nothing about food is planned here.`;
  throw fieldError("validation_error", [{ field: "request_text", message }]);
}
