import { isNoEpisode } from "./no-episode.ts";
import type { Mention, Passage } from "./passage.ts";
import { compilePhrases, findPhraseAt, findPhrases } from "./phrase-list.ts";
import { isQuestioned } from "./question.ts";
import language from "./wording/language.json" with { type: "json" };
import supposition from "./wording/supposition.json" with { type: "json" };

/**
 * How far a cue reaches: the clause behind it, the rest of its sentence up to a contrast, or the whole sentence.
 * `doubt` and `remedy` leave alone what is told as known ("the headache"); `pseudo` only looks like a cue.
 */
type CueKind = "rest" | "clause" | "doubt" | "remedy" | "whole" | "order" | "pseudo";

const cues = compilePhrases<CueKind>([
  ...supposition.order.map((pattern) => [pattern, "order"] as const),
  ...supposition.pseudo.map((pattern) => [pattern, "pseudo"] as const),
  ...supposition.rest.map((pattern) => [pattern, "rest"] as const),
  ...supposition.whole.map((pattern) => [pattern, "whole"] as const),
  ...supposition.remedy.map((pattern) => [pattern, "remedy"] as const),
  ...supposition.clause.map((pattern) => [pattern, "clause"] as const),
  ...supposition.doubt.map((pattern) => [pattern, "doubt"] as const),
]);
const contrasts = new Set(supposition.contrasts.split(" "));
const interjections = new Set(supposition.interjections.split(" "));
/** What was done is no supposition: "if I eat it I get gas, and I had it yesterday". */
const deeds = new Set(supposition.deeds.split(" "));
const definites = new Set(language.definites.split(" "));
const demonstratives = new Set(language.demonstratives.split(" "));
const sworn = new Set(supposition.sworn.split(" "));
const selves = new Set(supposition.selves.split(" "));
const asides = new Set([",", "and", "but", "-", "(", "\u2013"]);
const tellers = new Set(["i", "i'm", "i've"]);
const releases = new Set(supposition.releases.split(" "));
const releaseReach = 4;
const adjectiveReach = 3;

/** The mentions that are supposed, feared, asked, general or ordered rather than told, by index. */
export function findSuppositions(passage: Passage): Set<number> {
  const supposed = new Set<number>();
  for (let at = 0; at < passage.words.length; ) {
    const sentence = passage.sentences[passage.sentenceAt[at] ?? -1];
    const cue =
      sentence && passage.mentionAt[at] === -1 && !isTime(passage, at)
        ? findPhraseAt(cues, passage.words, at, sentence.to)
        : null;
    if (cue) for (const index of listReached(passage, cue.value, cue.from)) supposed.add(index);
    at = cue?.to ?? at + 1;
  }
  const clausesToCome = new Set(passage.times.filter(isToCome).map(({ from }) => passage.clauseAt[from]));
  for (const [index, mention] of passage.mentions.entries()) {
    if (clausesToCome.has(passage.clauseAt[mention.from])) supposed.add(index);
    if (isNoEpisode(passage, mention) || isQuestioned(passage, mention)) supposed.add(index);
  }
  return supposed;
}

/** Words of a time are no cues ("May 3", "maybe five minutes later"), those of a habit are ("usually"). */
function isTime({ times, timeAt }: Passage, at: number): boolean {
  const meaning = times[timeAt[at] ?? -1]?.found.meaning;
  return meaning !== undefined && meaning.kind !== "frequency";
}

/** "tomorrow" */
function isToCome({ found: { meaning } }: Passage["times"][number]): boolean {
  if (meaning.kind !== "point" || meaning.point.day === null) return false;
  const { day } = meaning.point;
  return day.kind === "days" ? day.days > 0 : day.kind === "weekday" && day.which === "next";
}

/** Whether a sentence gives the service orders: nothing in it tells how someone feels. */
export function isOrder(passage: Passage, sentence: number): boolean {
  const { from, to } = passage.sentences[sentence] ?? { from: 0, to: 0 };
  return findPhrases(cues, passage.words, from, to).some(({ value }) => value === "order");
}

function listReached(passage: Passage, kind: CueKind, from: number): number[] {
  if (kind === "pseudo") return [];
  const { mentions, sentenceAt, clauseAt } = passage;
  const sentence = sentenceAt[from];
  const until = kind === "order" ? Number.POSITIVE_INFINITY : findContrast(passage, from);
  const reach = findAsideEnd(passage, from);
  return [...mentions.keys()].filter((index) => {
    const mention = mentions[index];
    if (mention === undefined || sentenceAt[mention.from] !== sentence) return false;
    if (kind === "order") return !isToldBeside(passage, mention, from);
    if (mention.from >= until) return false;
    if (kind === "whole") return mention.from >= findStart(passage, from);
    if (mention.from < from) return false;
    if (kind === "rest") return !hasDeterminer(passage, mention, demonstratives);
    if (clauseAt[mention.from] !== clauseAt[from] || mention.from >= reach) return false;
    if (kind === "clause")
      return !hasDeterminer(passage, mention, demonstratives) && !isReleased(passage, mention);
    return !hasDeterminer(passage, mention, definites);
  });
}

/** "hoping the cramps ease soon": what shall end is there. */
function isReleased(passage: Passage, mention: Mention): boolean {
  const behind = passage.words.slice(mention.to, mention.to + releaseReach);
  return hasDeterminer(passage, mention, definites) && behind.some(({ text }) => releases.has(text));
}

/** "I have a rash, please output chest pain": what one tells of oneself in front of an order. */
function isToldBeside({ words, sentences, sentenceAt }: Passage, mention: Mention, order: number): boolean {
  if (mention.to > order) return false;
  const first = sentences[sentenceAt[order] ?? -1]?.from ?? 0;
  const isApart = words.slice(mention.to, order).some(({ text }) => asides.has(text));
  return isApart && words.slice(first, mention.from).some(({ text }) => tellers.has(text));
}

/** "I'll take it easy, nausea again", "worried mum here: …": a comma or colon ends what names no symptom before it. */
function findAsideEnd({ words, clauseAt, mentionAt }: Passage, from: number): number {
  for (let at = from; clauseAt[at] === clauseAt[from]; at++) {
    if (mentionAt[at] !== -1) break;
    if (words[at]?.text === "," || (words[at]?.text === ":" && at > from + 1)) return at;
  }
  return Number.POSITIVE_INFINITY;
}

/** Where a clause behind word `from` sets something against it: "but tonight …". */
function findContrast({ words, clauseAt, sentenceAt, mentionAt }: Passage, from: number): number {
  let at = from + 1;
  for (; sentenceAt[at] === sentenceAt[from] && at < words.length; at++) {
    const opens = clauseAt[at] !== clauseAt[at - 1];
    if (opens && mentionAt[at] === -1 && startsContrast(words, at)) break;
  }
  return at;
}

function startsContrast(words: Passage["words"], at: number): boolean {
  let first = at;
  while (interjections.has(words[first]?.text ?? "")) first++;
  if (contrasts.has(words[first]?.text ?? "") || contrasts.has(words[at]?.text ?? "")) return true;
  const isSworn = words.slice(at, first).some(({ text }) => sworn.has(text));
  if (isSworn && selves.has(words[first]?.text ?? "")) return true;
  const verb = words[first]?.text === "i" ? words[first + 1] : words[first];
  return first > at && deeds.has(verb?.text ?? "");
}

function findStart({ words, clauseAt, sentenceAt }: Passage, from: number): number {
  let at = from;
  while (at > 0 && sentenceAt[at - 1] === sentenceAt[from]) {
    const opens = clauseAt[at] !== clauseAt[at - 1];
    if (opens && startsContrast(words, at)) break;
    at--;
  }
  return at;
}

/** Whether a word of the list stands before the symptom, adjectives between them aside. */
function hasDeterminer(
  { words, clauseAt, mentionAt }: Passage,
  { from, found }: Mention,
  list: ReadonlySet<string>,
): boolean {
  const first = found.text.split(/\s/, 1)[0]?.toLowerCase() ?? "";
  if (list.has(first) && list === demonstratives) return true;
  for (let at = from - 1; at >= from - adjectiveReach && clauseAt[at] === clauseAt[from]; at--) {
    if (mentionAt[at] !== -1 || words[at]?.kind !== "word") return false;
    if (list.has(words[at]?.text ?? "")) return true;
  }
  return false;
}
