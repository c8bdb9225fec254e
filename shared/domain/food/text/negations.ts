import { joinSpans } from "../../../language/mod.ts";
import language from "../data/language.json" with { type: "json" };
import {
  addWord,
  closeChunk,
  excuseSpans,
  isAtStart,
  isDetailLink,
  takeTokens,
  type Walk,
} from "./chunks.ts";
import { readMeasure } from "./measures.ts";
import type { Token } from "./terms.ts";
import { wordClasses } from "./vocabulary.ts";

const { negation, refusals } = language;
const fillers = new Set(negation.fillers);
const ends = new Set(negation.ends);
const leavers = new Set(refusals.leavers);
const pickers = new Set(refusals.pickers);
const pickedAway = new Set(refusals.pickedAway);
const pronouns = new Set(refusals.pronouns);
const forgetters = new Set(refusals.forgetters);
const targets = new Set(language.leftovers.targets);
const refusalOpeners = new Set(refusals.openers);
const refusedVerbs = new Set(refusals.refused);
const nearly = new Set(refusals.nearly);
const replacements = new Set(refusals.replacements);
const { outFirst, outLast, joiners } = language.exchanges;
const outFirstVerbs = new Set(outFirst);
const outLastVerbs = new Set(outLast);
const exchangeJoiners = new Set(joiners);
const exchangeReach = 6;

/** Reads "removed" and "not eaten" after a part of a food; returns where the words end, or null if there are none. */
export function readRemoval(walk: Walk, at: number): number | null {
  const { tokens, draft } = walk;
  const isRefused = wordClasses.negators.has(tokens[at]?.text ?? "");
  const next = isRefused && wordClasses.notEaten.has(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
  if (draft.words.length === 0 || (next === at + 1 && !wordClasses.removed.has(tokens[at]?.text ?? "")))
    return null;
  draft.words.pop();
  draft.wordSpans.pop();
  const term = draft.terms.pop();
  const words = tokens.slice(at, next);
  if (draft.words.length > 0) takeTokens(walk, at, next);
  else Object.assign(draft, { measure: null, span: null });
  negateLast(walk, term === undefined ? [] : [term], words);
  return next;
}

/** Reads what the food is without: "no sugar", "without butter or jam", "hold the mayo"; returns where the words end. */
export function readNegation(walk: Walk, at: number): number {
  const { tokens } = walk;
  let next = at + 1;
  const negated: string[] = [];
  for (; continues(tokens, next); next++) {
    const token = tokens[next];
    if (token !== undefined && !isSkipped(token)) negated.push(...token.terms);
  }
  negateLast(walk, negated, tokens.slice(at, next));
  return next;
}

function continues(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "word") return false;
  if (fillers.has(token.text)) return true;
  const { verbs, prepositions } = wordClasses;
  const isEnd = verbs.has(token.text) || prepositions.has(token.text) || ends.has(token.text);
  return !isEnd && readMeasure(tokens, at) === null;
}

function isSkipped({ text }: Token): boolean {
  return fillers.has(text) || wordClasses.noise.has(text);
}

/** A negation at the start of a phrase is about the food before it. */
function negateLast(walk: Walk, negated: readonly string[], words: readonly Token[]): void {
  const owner = isAtStart(walk) ? walk.chunks.at(-1) : undefined;
  if (owner !== undefined) {
    const span = joinSpans([owner.span, ...words]);
    walk.chunks[walk.chunks.length - 1] = { ...owner, span, negated: [...owner.negated, ...negated] };
    return;
  }
  if (!isAtStart(walk)) walk.draft.span = joinSpans([walk.draft.span, ...words]);
  walk.draft.negated.push(...negated);
}

/** Where "didn't eat the bun", "picked off the olives" or "instead of rice" ends; null if no such words begin at `at`. */
export function skipRefusal(walk: Walk, at: number): number | null {
  const { tokens } = walk;
  const [first = "", second = ""] = [tokens[at]?.text, tokens[at + 1]?.text];
  const isRefused = refusalOpeners.has(first) && refusedVerbs.has(second);
  const isNearly = nearly.has(first) && wordClasses.verbs.has(second);
  const isPicked = pickers.has(first) && pickedAway.has(second);
  const isLeft = isPicked || ((leavers.has(first) || forgetters.has(first)) && targets.has(second));
  const isReplaced = replacements.has(`${first} ${second}`);
  const exchangeEnd = skipExchanged(walk, at);
  if (exchangeEnd !== null) return exchangeEnd;
  if (!isRefused && !isNearly && !isReplaced && !isLeft) return null;
  closeChunk(walk, "comma");
  let next = at + 2;
  if (isRefused && wordClasses.anaphors.has(tokens[next]?.text ?? "")) {
    dropLast(walk);
    return next + 1;
  }
  if (isLeft && pronouns.has(second) && tokens[next]?.kind !== "word") {
    dropLast(walk);
    return next;
  }
  while (continues(tokens, next)) next++;
  const refused = tokens.slice(at + 2, next).filter((token) => !isSkipped(token));
  dropRefused(walk, refused.at(-1)?.terms.at(-1));
  return isLeft ? skipReceiver(tokens, next) : next;
}

/** "gave my chips to Dan" */
function skipReceiver(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text !== "to") return at;
  return targets.has(tokens[at + 1]?.text ?? "") ? at + 3 : at + 2;
}

/** "swapped the bacon for mushrooms": where the mushrooms begin. Of "subbed tofu for beef" the beef was not eaten. */
function skipExchanged(walk: Walk, at: number): number | null {
  const { tokens } = walk;
  const verb = tokens[at]?.text ?? "";
  if (!outFirstVerbs.has(verb) && !outLastVerbs.has(verb)) return null;
  const joiner = tokens.findIndex(({ text }, place) => place > at && exchangeJoiners.has(text));
  if (joiner < 0 || joiner > at + exchangeReach) return null;
  if (tokens.slice(at, joiner).some(({ kind }) => kind === "mark")) return null;
  closeChunk(walk, "comma");
  if (outLastVerbs.has(verb) && tokens[joiner]?.text === "for") return skipOut(walk, at, joiner);
  dropRefused(walk, tokens[joiner - 1]?.terms.at(-1));
  return joiner + 1;
}

/** Reads the food that was taken and skips the one that it stands for. */
function skipOut(walk: Walk, at: number, joiner: number): number {
  const { tokens } = walk;
  let end = joiner + 1;
  while (continues(tokens, end)) end++;
  for (let place = at + 1; place < joiner; place++) {
    const token = tokens[place];
    if (token !== undefined && !isSkipped(token)) addWord(walk, token, place);
  }
  closeChunk(walk, "comma");
  dropRefused(walk, tokens[end - 1]?.terms.at(-1));
  return end;
}

/** A food that was named before and is refused now is not part of the meal, unless it is part of another food. */
function dropRefused(walk: Walk, head: string | undefined): void {
  const at = walk.chunks.findLastIndex(({ terms }) => head !== undefined && terms.at(-1) === head);
  if (at >= 0) excuseSpans(walk, walk.chunks.splice(at, 1));
}

/** "dressing on the side (didn't use it)": the food that was named last, with the phrases that describe it. */
function dropLast(walk: Walk): void {
  const at = walk.chunks.findLastIndex(({ link }) => !isDetailLink(link) && link !== "gloss");
  if (at >= 0) excuseSpans(walk, walk.chunks.splice(at));
}
