import type { Passage } from "./passage.ts";
import { compilePhrases, type FoundPhrase, findPhraseAt, findPhrases } from "./phrase-list.ts";
import { type Rating, readRating } from "./rating.ts";
import { isClosed, readChange, readDropped, settleChanges } from "./rating-change.ts";
import type { Strength } from "./told-strength.ts";
import intensity from "./wording/intensity.json" with { type: "json" };
import language from "./wording/language.json" with { type: "json" };

const listLevels = (levels: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(levels).flatMap(([level, patterns]) =>
    patterns.map((pattern) => [pattern, Number(level)] as const),
  );
/** The words of strength by level. */
export const strengthLevels = compilePhrases(listLevels(intensity.levels));
const insideLevels = compilePhrases(listLevels(intensity.insideLevels));
const insideNouns = new Set(intensity.insideNouns.split(" "));
const copulas = new Set(language.copulas.split(" "));

/** Every strength told in a report, in order; of figures that change the last stands ("from 3/10 to 7/10"). */
export function listStrengths(passage: Passage): Strength[] {
  const found: Strength[] = [];
  for (let at = 0; at < passage.words.length; ) {
    const strength = readStrength(passage, at);
    if (strength) found.push(strength);
    at = strength ? Math.max(strength.place.to, at + 1) : at + 1;
  }
  return settleChanges(passage, found);
}

function readStrength(
  { words, mentionAt, timeAt, sentences, sentenceAt }: Passage,
  at: number,
): Strength | null {
  if (mentionAt[at] !== -1) return null;
  const rating = readRating(words, at);
  if (rating && (timeAt[at] === -1 || words[rating.to - 2]?.text === "/"))
    return tellDrop(words, mentionAt, rating) ?? tellFigure(rating);
  if (timeAt[at] !== -1) return null;
  const change = readChange(words, at) ?? readColumn(words, mentionAt, at);
  if (change) return change;
  const phrase = findPhraseAt(strengthLevels, words, at, sentences[sentenceAt[at] ?? -1]?.to ?? at + 1);
  if (phrase === null) return null;
  const isCut = mentionAt.slice(phrase.from, phrase.to).some((mention) => mention !== -1);
  return isCut ? null : tellWords(phrase);
}

/** "headache: 6, nausea: 0": a figure in a column of complaints is of ten. */
function readColumn(words: Passage["words"], mentionAt: readonly number[], at: number): Strength | null {
  const [mark, word] = [words[at - 1], words[at]];
  const isColumn = mark?.text === ":" && (mentionAt[at - 2] ?? -1) !== -1 && word?.kind === "number";
  const value = isColumn ? Number(word.text) : Number.NaN;
  if (!(value <= 10) || !isClosed(words, at) || words[at + 1]?.text === "/") return null;
  return tellFigure({ from: at, to: at + 1, level: Math.ceil(value / 2), share: value / 10 });
}

function tellDrop(words: Passage["words"], mentionAt: readonly number[], rating: Rating): Strength | null {
  const drop = readDropped(words, rating);
  if (drop === null || mentionAt.slice(rating.to, drop.to).some((mention) => mention !== -1)) return null;
  const share = drop.value / 10;
  const course = share === rating.share ? null : share > rating.share ? "worse" : "better";
  const figure = { from: drop.to - 1, to: drop.to, level: Math.ceil(share * 5), share };
  return { ...figure, isFigure: true, place: rating, course };
}

function tellFigure(rating: Rating): Strength {
  return { ...rating, isFigure: true, place: rating, course: null };
}

function tellWords({ from, to, value }: FoundPhrase<number>): Strength {
  return { from, to, level: value, isFigure: false, share: null, place: { from, to }, course: null };
}

/** The strength told within the words of a name: "stomach really hurts". */
export function findInside({ words, mentions }: Passage, index: number): Strength | null {
  const { from, to } = mentions[index] ?? { from: 0, to: 0 };
  const rated = words.slice(from, to).flatMap((_, place) => readRating(words, from + place) ?? []);
  if (rated[0] && rated[0].to <= to) return tellFigure(rated[0]);
  const found = findSaid(words, from, to) ?? findPhrases(insideLevels, words, from, to)[0];
  return found ? tellWords(found) : null;
}

/** "stomach was awful" and "bad gas" tell a strength, "felt awful" and "bad breath" are the names themselves. */
function findSaid(words: Passage["words"], from: number, to: number): FoundPhrase<number> | null {
  const found = findPhrases(strengthLevels, words, from, to).find((one) => {
    if (one.from > from) return one.from - 1 > from && copulas.has(words[one.from - 1]?.text ?? "");
    return one.to < to && !insideNouns.has(words[one.to]?.text ?? "");
  });
  return found ?? null;
}
