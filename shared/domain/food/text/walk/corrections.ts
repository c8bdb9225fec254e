import { findPhraseAt, indexByMeaning, joinSpans } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import { type Chunk, closeChunk, excuse, excuseSpans, type Walk } from "../chunks.ts";
import { isNaming } from "../headers.ts";
import { boundsPhrase } from "../marks.ts";
import { type Measure, readMeasure } from "../measures.ts";
import type { Token } from "../terms.ts";
import { abstractTerms, additionTerms, headlessTerms, readSize, wordClasses } from "../vocabulary.ts";

const { firm, loose, counters, countersBehindMarks, fillers } = language.corrections;
/** What always takes back the words before it, and what does so only behind a mark. */
const firmMarkers = indexByMeaning({ firm });
const markers = indexByMeaning({ firm, loose });
/** "couldn't manage the last one so 2", "a cookie or 4", "4 mints.. fine, it was 6" */
const counting = new Set([...counters, ...countersBehindMarks]);
const countingBehindMarks = new Set(countersBehindMarks);
/** "a beer or two" may be one. */
const leastAlternative = 3;
const fillerWords = new Set(fillers);
const listMarks = new Set([",", "-", "(", "/"]);
const eatingVerbs = new Set(language.eatenCounts.verbs);
const longestName = 3;
const longestFilling = 4;

/** What stands behind a correction: an amount, the terms of a food, and where both begin and end. */
type Correction = {
  readonly from: number;
  readonly measure: Measure | null;
  readonly terms: readonly string[];
  /** "make that a large" */
  readonly size: string | null;
  readonly next: number;
};

/**
 * Reads "2 eggs, sorry 3" and "a latte, no wait, a flat white": what is behind the correction stands in the place of the
 * food before it. Returns where reading goes on, or null where nothing is corrected.
 */
export function readCorrection(walk: Walk, at: number): number | null {
  const end = findMarkerEnd(walk, at);
  const correction = end === null ? null : readCorrected(walk, end);
  if (correction === null) return null;
  const { measure, terms, size, next } = correction;
  const marker = walk.tokens[at]?.text ?? "";
  if (counting.has(marker) && (!isMereCount(walk, correction) || isOfHost(walk, at, correction))) return null;
  if (marker === "or" && (measure?.count ?? 0) < leastAlternative) return null;
  const isSized = size !== null && terms.length === 0;
  const isBare = !isSized && (measure === null || measure.kind === "article");
  const isFirm = findPhraseAt(firmMarkers, walk.tokens, at) !== null;
  if (isBare && (terms.length === 0 || !(isFirm || isInList(walk, at)))) return null;
  closeChunk(walk, "comma");
  const owner = isBare ? -1 : walk.chunks.findLastIndex((chunk) => hasTerms(chunk, terms));
  const chunk = walk.chunks[owner];
  if (chunk === undefined) return replaceHost(walk, correction) ?? replaceLast(walk, correction);
  excuse(walk, at, next);
  walk.chunks[owner] = isSized
    ? { ...chunk, sizes: [size] }
    : { ...chunk, measure: correctAmount(chunk.measure, measure), eatenShare: 1 };
  return next;
}

/** "10 wings with a dip so I had 6": the count is not of what stands last. */
function isOfHost({ tokens, chunks, draft }: Walk, at: number, { from }: Correction): boolean {
  const last = draft.words.length > 0 ? draft : chunks.at(-1);
  return last?.link === "with" && tokens.slice(at, from).some(({ text }) => eatingVerbs.has(text));
}

function findMarkerEnd({ tokens, chunks, draft }: Walk, at: number): number | null {
  if (chunks.length === 0 && draft.words.length === 0) return null;
  const isBehindMark = tokens[at - 1]?.kind === "mark";
  // "porridge? no, cereal"
  if (tokens[at - 1]?.text === "?" && tokens[at]?.text === "no" && tokens[at + 1]?.text === ",")
    return at + 2;
  const marker = tokens[at]?.text ?? "";
  if (counting.has(marker) && (isBehindMark || !countingBehindMarks.has(marker))) return at + 1;
  const end = findPhraseAt(markers, tokens, at)?.end ?? null;
  const isOfCount = end !== null && tokens[end]?.kind === "number" && namesAgain(tokens[end + 1], draft);
  return isBehindMark || isOfCount ? end : (findPhraseAt(firmMarkers, tokens, at)?.end ?? null);
}

/** "4 rolls sorry 3 rolls", unlike "soup and actually 2 rolls" */
function namesAgain(token: Token | undefined, { terms }: Pick<Walk["draft"], "terms">): boolean {
  return token?.terms.some((term) => terms.includes(term)) === true;
}

/** Unlike "shared with 2 friends, so 3 of us" */
function isMereCount({ tokens }: Walk, { measure, terms, next }: Correction): boolean {
  const isBare = measure?.kind === "count" && measure.unit === "" && terms.length === 0;
  return isBare && tokens[next]?.kind !== "word" && tokens[next - 1]?.text !== "us";
}

/** "latte, sorry flat white" takes the latte back; "a latte. Sorry, toast as well" does not. */
function isInList({ tokens }: Walk, at: number): boolean {
  const before = tokens[at - 1];
  return before?.kind === "word" || before?.text === "?" || listMarks.has(before?.text ?? "");
}

function readCorrected({ tokens }: Walk, from: number): Correction | null {
  let at = from;
  while (at < from + longestFilling && fillerWords.has(tokens[at]?.text ?? "")) at++;
  const amount = readMeasure(tokens, at);
  const begin = amount?.next ?? at;
  let next = begin;
  const terms: string[] = [];
  const size = readSize(tokens, begin)?.size ?? amount?.measure?.sizes[0] ?? null;
  for (; next < begin + longestName; next++) {
    const token = tokens[next];
    if (token === undefined || !isNaming(token) || endsName(token.text)) break;
    terms.push(...token.terms.filter((term) => !headlessTerms.has(term)));
  }
  if (amount === null && terms.length === 0 && size === null) return null;
  return { from: at, measure: amount?.measure ?? null, terms, size, next: Math.max(next, begin + 1) };
}

function endsName(text: string): boolean {
  const { verbs, prepositions, links, negators } = wordClasses;
  return [verbs, prepositions, links, negators].some((words) => words.has(text)) || text === "and";
}

function hasTerms({ terms: named }: Chunk, terms: readonly string[]): boolean {
  return terms.every((term) => named.includes(term));
}

/** "2 slices of toast, sorry 3" are three slices. */
function correctAmount(said: Measure | null, corrected: Measure | null): Measure | null {
  const isBare = corrected?.kind === "count" && corrected.unit === "" && corrected.sizes.length === 0;
  return said !== null && isBare && said.unit !== "" ? { ...said, count: corrected.count } : corrected;
}

/** "a banana before the gym - scrap that" */
function isCircumstance(chunk: Chunk | undefined): boolean {
  return (
    chunk?.link === "prep" && chunk.measure === null && chunk.terms.every((term) => abstractTerms.has(term))
  );
}

/**
 * "cereal with milk, no, it was muesli": a food that nobody adds to another stands in the place of the one before what was
 * added, and has it as well. Null for other corrections.
 */
function replaceHost(walk: Walk, { from, measure, terms, next }: Correction): number | null {
  const { chunks, tokens } = walk;
  const host = chunks.findLastIndex((chunk) => !isAddition(chunk));
  const before = chunks[host];
  const head = terms.at(-1) ?? "";
  const isHost = host < chunks.length - 1 && head !== "" && !additionTerms.has(head);
  if (before === undefined || !isHost || !boundsPhrase(tokens[next])) return null;
  excuseSpans(walk, [before]);
  const words = tokens.slice(from, next).filter(isNaming);
  chunks[host] = {
    ...before,
    terms,
    words: words.map(({ text }) => text),
    wordSpans: words.map(({ start, end }) => ({ start, end })),
    span: joinSpans(words),
    measure: measure ?? before.measure,
  };
  return next;
}

function isAddition({ link, terms }: Chunk): boolean {
  return (link === "with" || link === "and") && additionTerms.has(terms.at(-1) ?? "");
}

/** Another food stands in the place of the last one, and has its amount unless it has its own. */
function replaceLast(walk: Walk, { from, measure }: Correction): number {
  while (walk.chunks.length > 1 && isCircumstance(walk.chunks.at(-1)))
    excuseSpans(walk, walk.chunks.splice(-1));
  const last = walk.chunks.pop();
  if (last === undefined) return from;
  excuseSpans(walk, [last]);
  walk.draft.link = last.link;
  if (measure === null) walk.draft.measure = last.measure;
  return from;
}
