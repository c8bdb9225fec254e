import type { SymptomEvent } from "../symptom-event.ts";
import type { Standing } from "./antecedent.ts";
import { type AttachRules, attach, type Describing } from "./attach.ts";
import type { Passage } from "./passage.ts";
import { compilePhrases, type FoundPhrase, findPhraseAt, findPhrases } from "./phrase-list.ts";
import { type Rating, readRating } from "./rating.ts";
import intensity from "./wording/intensity.json" with { type: "json" };
import language from "./wording/language.json" with { type: "json" };

/** How strong a symptom is, with the words that tell it. */
export type Intensity = Pick<SymptomEvent, "intensity" | "intensityText">;

/** The intensities by mention index, and the mentions that a figure of zero denies. */
export interface Intensities {
  readonly told: ReadonlyMap<number, Intensity>;
  readonly zero: ReadonlySet<number>;
}

interface Strength extends Rating {
  readonly isFigure: boolean;
}

const listLevels = (levels: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(levels).flatMap(([level, patterns]) =>
    patterns.map((pattern) => [pattern, Number(level)] as const),
  );
const levels = compilePhrases(listLevels(intensity.levels));
const insideLevels = compilePhrases(listLevels(intensity.insideLevels));
const frontFillers = new Set(intensity.frontFillers.split(" "));
const frontStops = new Set(intensity.frontStops.split(" "));
const links = new Set(intensity.links.split(" "));
const followers = new Set(intensity.followers.split(" "));
const soloWords = new Set(intensity.soloWords.split(" "));
const insideNouns = new Set(intensity.insideNouns.split(" "));
const copulas = new Set(language.copulas.split(" "));
const frontReach = 3;
const unknownReach = 2;
const behindReach = 8;

/** How strong each mention is told to be. Figures go before words, and of several words the strongest counts. */
export function readIntensities(
  passage: Passage,
  standing: Standing,
  isDeaf: (sentence: number) => boolean,
): Intensities {
  const told = new Map<number, Strength>();
  const zero = new Set<number>();
  for (const strength of listStrengths(passage)) {
    if (isDeaf(passage.sentenceAt[strength.from] ?? -1)) continue;
    const rules = strength.isFigure ? figureRules : wordRules(strength);
    for (const index of attach(passage, standing, strength, rules)) {
      if (strength.level === 0) zero.add(index);
      else if (isBetter(strength, told.get(index))) told.set(index, strength);
    }
  }
  for (const index of passage.mentions.keys()) {
    const inside = told.has(index) ? null : findInside(passage, index);
    if (inside) told.set(index, inside);
  }
  return { told: new Map([...told].map(([index, strength]) => [index, tell(passage, strength)])), zero };
}

function listStrengths({ words, mentionAt, timeAt, sentences, sentenceAt }: Passage): Strength[] {
  const found: Strength[] = [];
  for (let at = 0; at < words.length; ) {
    const limit = sentences[sentenceAt[at] ?? -1]?.to ?? at + 1;
    const rating = mentionAt[at] === -1 ? readRating(words, at) : null;
    const isTimed = timeAt[at] !== -1 && rating !== null && words[rating.to - 2]?.text !== "/";
    const phrase = mentionAt[at] === -1 && timeAt[at] === -1 ? findPhraseAt(levels, words, at, limit) : null;
    const isCut =
      phrase !== null && mentionAt.slice(phrase.from, phrase.to).some((mention) => mention !== -1);
    if (rating && !isTimed) found.push({ ...rating, isFigure: true });
    else if (phrase && !isCut)
      found.push({ from: phrase.from, to: phrase.to, level: phrase.value, isFigure: false });
    at = found.at(-1)?.from === at ? (found.at(-1)?.to ?? at + 1) : at + 1;
  }
  return found;
}

function isBetter(strength: Strength, known: Strength | undefined): boolean {
  if (known === undefined) return true;
  if (strength.isFigure !== known.isFigure) return strength.isFigure;
  return !strength.isFigure && strength.level > known.level;
}

function findInside({ words, mentions }: Passage, index: number): Strength | null {
  const { from, to } = mentions[index] ?? { from: 0, to: 0 };
  const rated = words.slice(from, to).flatMap((_, place) => readRating(words, from + place) ?? []);
  if (rated[0] && rated[0].to <= to) return { ...rated[0], isFigure: true };
  const found = findSaid(words, from, to) ?? findPhrases(insideLevels, words, from, to)[0];
  return found ? { from: found.from, to: found.to, level: found.value, isFigure: false } : null;
}

/** "stomach was awful" and "bad gas" tell a strength, "felt awful" and "bad breath" are the names themselves. */
function findSaid(words: Passage["words"], from: number, to: number): FoundPhrase<number> | null {
  const found = findPhrases(levels, words, from, to).find((one) => {
    if (one.from > from) return one.from - 1 > from && copulas.has(words[one.from - 1]?.text ?? "");
    return one.to < to && !insideNouns.has(words[one.to]?.text ?? "");
  });
  return found ?? null;
}

const levelOf = (level: number): Intensity["intensity"] => ([null, 1, 2, 3, 4, 5] as const)[level] ?? null;

function tell({ text, words }: Passage, { from, to, level }: Strength): Intensity {
  const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
  return { intensity: levelOf(level), intensityText: text.slice(start, end) };
}

const figureRules: AttachRules = {
  inFront: (words, from, to) =>
    words.slice(from, to).every(({ text }) => frontFillers.has(text)) && to - from <= frontReach,
  behind: ({ words, timeAt }, from, to) =>
    to - from <= behindReach &&
    words.slice(from, to).every(({ text, kind }, place) => {
      return links.has(text) || timeAt[from + place] !== -1 || kind === "word";
    }),
  alone: isAlone,
};

function wordRules({ to: end }: Describing): AttachRules {
  return {
    inFront: isDescribed,
    behind: ({ words, timeAt, mentionAt, clauseAt }, from, to) => {
      const isLinked = words.slice(from, to).every(({ text }, place) => {
        return links.has(text) || timeAt[from + place] !== -1;
      });
      const isFree =
        clauseAt[end] !== clauseAt[end - 1] || timeAt[end] !== -1 || followers.has(words[end]?.text ?? "");
      return isLinked && isFree && (mentionAt[end] ?? -1) === -1;
    },
    alone: isAlone,
  };
}

/** "severe throbbing headache", "mild, dull ache": adjectives may stand between. */
function isDescribed(words: Passage["words"], from: number, to: number): boolean {
  const isListed = words[from]?.text === "," && to - from > 1;
  const between = words.slice(isListed ? from + 1 : from, to);
  const unknown = between.filter(({ text }) => !frontFillers.has(text));
  const isOpen = between.every(({ kind, text }) => kind === "word" && !frontStops.has(text));
  const isLevelled =
    isListed && between.some((_, place) => findPhraseAt(levels, words, from + 1 + place, to));
  return isOpen && !isLevelled && unknown.length <= unknownReach && (!isListed || unknown.length > 0);
}

/** "It was about 7/10", "a slight one": words that say nothing else. */
function isAlone({ words, clauseAt, timeAt }: Passage, { from, to }: Describing): boolean {
  const isPlain = (at: number) => timeAt[at] !== -1 || soloWords.has(words[at]?.text ?? "");
  for (let at = from - 1; clauseAt[at] === clauseAt[from]; at--) if (!isPlain(at)) return false;
  for (let at = to; clauseAt[at] === clauseAt[from]; at++) if (!isPlain(at)) return false;
  return true;
}
