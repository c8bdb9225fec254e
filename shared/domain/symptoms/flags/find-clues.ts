import { readAssertions } from "../reader/assertions.ts";
import { type Mention, type Passage, type Range, sentenceOf } from "../reader/passage.ts";
import type { SymptomSubject } from "../symptom-event.ts";
import { addName, findNames, type NameIndex } from "../vocabulary/vocabulary.ts";
import layData from "./data/lay-signs.json" with { type: "json" };
import wordData from "./data/words.json" with { type: "json" };
import { type Figure, readFigures } from "./read-figures.ts";

/** Words or a figure of a report that bear on a flag; offsets are those of the sentence, in UTF-16. */
export type Clue = {
  readonly subject: SymptomSubject;
  readonly sentence: { readonly start: number; readonly end: number };
} & ({ readonly words: string } | { readonly figure: Figure });

/** A place in the report with the clues that its words give. */
type Place = Range & { readonly mention: Mention | null; readonly hits: readonly Hit[] };

type Hit = Range & ({ readonly words: string } | { readonly figure: Figure });

const index: NameIndex<string> = new Map();
for (const [name, patterns] of [...Object.entries(wordData.words), ...Object.entries(layData.words)])
  for (const pattern of patterns) addName(index, pattern, name);

const excuses = new Set(wordData.excuses.split(" "));
const likenesses = new Set(wordData.likenesses.split(" "));
const exertions = new Set(wordData.exertions.split(" "));
const comparisons = new Set(wordData.comparisons.split(" "));
const likenessReach = 5;

/** The groups of words that a flag can ask for. */
export const wordGroups: ReadonlySet<string> = new Set(Object.keys(wordData.words));

/**
 * The clues that a report asserts: a wording that is denied, feared, past or of someone else is none, by the same rules
 * as a symptom. Wordings that deny something themselves ("no wet nappy") are judged apart, or they would cover the
 * denial of the symptom behind them.
 */
export function findClues(passage: Passage): Clue[] {
  const hits = listHits(passage);
  const isDenying = ({ from }: Hit) => passage.words[from]?.keys.includes("<negator>") ?? false;
  const [denying, plain] = [hits.filter(isDenying), hits.filter((hit) => !isDenying(hit))];
  return [...judgeHits(passage, plain), ...judgeHits(passage, denying)];
}

function judgeHits(passage: Passage, hits: readonly Hit[]): Clue[] {
  if (hits.length === 0) return [];
  const places = joinPlaces(passage.mentions, hits);
  const mentionAt = passage.words.map(() => -1);
  for (const [position, { from, to }] of places.entries()) mentionAt.fill(position, from, to);
  const mentions = places.map((place) => place.mention ?? nameless(place));
  const { present, subjects } = readAssertions({ ...passage, mentions, mentionAt });
  return places.flatMap((place, position) => {
    if (!present.has(position)) return [];
    const subject = subjects.get(position) ?? "self";
    return place.hits.map(({ from, to: _, ...hit }) => ({
      subject,
      sentence: spanOfSentence(passage, from),
      ...hit,
    }));
  });
}

function listHits({ words }: Passage): Hit[] {
  const wordings = words.flatMap((_, from) =>
    findNames(index, words, from)
      .filter(({ meaning }) => !excuses.has(meaning) || isMeant(words, from))
      .filter(({ meaning }) => !exertions.has(meaning) || !isCompared(words, from))
      .map(({ meaning, end }) => ({ words: meaning, from, to: end })),
  );
  const figures = readFigures(words).map((figure) => ({ figure, from: figure.from, to: figure.to }));
  return [...wordings, ...figures];
}

/**
 * "half my face feels like I've been to the dentist", "slurring as if drunk", "never touch alcohol": nobody was, is or
 * does.
 */
function isMeant(words: Passage["words"], from: number): boolean {
  for (let at = from - 1; at >= from - likenessReach && words[at]?.kind === "word"; at--) {
    const { text = "", keys = [] } = words[at] ?? {};
    if (likenesses.has(text) || keys.includes("<negator>")) return false;
  }
  return true;
}

/** "panting like I'd run a race": nobody ran. */
function isCompared(words: Passage["words"], from: number): boolean {
  return words.slice(Math.max(0, from - likenessReach), from).some(({ text }) => comparisons.has(text));
}

/** Mentions and hits that overlap share a place. */
function joinPlaces(mentions: readonly Mention[], hits: readonly Hit[]): Place[] {
  const single: Place[] = [
    ...mentions.map((mention) => ({ from: mention.from, to: mention.to, mention, hits: [] })),
    ...hits.map((hit) => ({ from: hit.from, to: hit.to, mention: null, hits: [hit] })),
  ].sort((a, b) => a.from - b.from);
  const places: Place[] = [];
  for (const next of single) {
    const last = places.at(-1);
    if (last === undefined || next.from >= last.to) places.push(next);
    else places[places.length - 1] = joinTwo(last, next);
  }
  return places;
}

function joinTwo(a: Place, b: Place): Place {
  const hits = [...a.hits, ...b.hits];
  return { from: a.from, to: Math.max(a.to, b.to), mention: a.mention ?? b.mention, hits };
}

/** Stands where words of a clue name no symptom, so that negation and its like reach them. */
function nameless({ from, to }: Range): Mention {
  const found = {
    symptomId: "",
    label: "",
    category: "",
    parent: null,
    site: null,
    start: 0,
    end: 0,
    text: "",
  };
  return { found, from, to };
}

function spanOfSentence(passage: Passage, at: number): Clue["sentence"] {
  const { from, to } = sentenceOf(passage, at) ?? { from: at, to: at + 1 };
  return { start: passage.words[from]?.start ?? 0, end: passage.words[to - 1]?.end ?? 0 };
}
