import type { SymptomCourse, SymptomEvent } from "../symptom-event.ts";
import { type AttachRules, attach, type Describing } from "./attach.ts";
import type { Passage } from "./passage.ts";
import { findPhraseAt } from "./phrase-list.ts";
import type { FullStanding } from "./standing.ts";
import { findInside, listStrengths, strengthLevels } from "./strength.ts";
import type { Strength } from "./told-strength.ts";
import intensity from "./wording/intensity.json" with { type: "json" };
import language from "./wording/language.json" with { type: "json" };

/** How strong a symptom is, with the words that tell it. */
export type Intensity = Pick<SymptomEvent, "intensity" | "intensityText">;

/** The intensities by mention index, and the mentions that a figure of zero denies. */
export interface Intensities {
  readonly told: ReadonlyMap<number, Intensity>;
  readonly zero: ReadonlySet<number>;
  /** How mentions go on whose figures change. */
  readonly courses: ReadonlyMap<number, SymptomCourse>;
}

const frontFillers = new Set(intensity.frontFillers.split(" "));
const frontStops = new Set(intensity.frontStops.split(" "));
const links = new Set(intensity.links.split(" "));
const followers = new Set(intensity.followers.split(" "));
const soloWords = new Set(intensity.soloWords.split(" "));
const frontReach = 3;
const unknownReach = 2;
const behindReach = 8;
const soloReach = 30;
const places = new Set(language.places.split(" "));
const placeReach = 5;

/** How strong each mention is told to be. Figures go before words, and of several words the strongest counts. */
export function readIntensities(
  passage: Passage,
  standing: FullStanding,
  isDeaf: (sentence: number) => boolean,
): Intensities {
  const told = new Map<number, Strength>();
  const zero = new Set<number>();
  const courses = new Map<number, SymptomCourse>();
  const deaf = new Map<number, boolean>();
  for (const strength of listStrengths(passage)) {
    const sentence = passage.sentenceAt[strength.from] ?? -1;
    if (!deaf.has(sentence)) deaf.set(sentence, isDeaf(sentence));
    if (deaf.get(sentence)) continue;
    for (const index of listDescribed(passage, standing, strength)) {
      if (strength.course) courses.set(index, strength.course);
      if (strength.level === 0 && strength.course === null) zero.add(index);
      else if (isBetter(strength, told.get(index))) told.set(index, strength);
    }
  }
  addInside(passage, told);
  const worded = new Map([...told].map(([index, strength]) => [index, tell(passage, strength)]));
  return { told: worded, zero, courses };
}

function addInside(passage: Passage, told: Map<number, Strength>): void {
  for (const index of passage.mentions.keys()) {
    const inside = told.has(index) ? null : findInside(passage, index);
    if (inside) told.set(index, inside);
  }
}

/** The mentions that a strength is told of; what is told of someone else too only where it is told of oneself. */
function listDescribed(passage: Passage, standing: FullStanding, strength: Strength): number[] {
  const rules = strength.isFigure ? figureRules : wordRules(strength);
  return attach(passage, standing, strength.place, rules).filter(
    (index) => strength.from >= (standing.sharedFrom.get(index) ?? 0),
  );
}

function isBetter(strength: Strength, known: Strength | undefined): boolean {
  if (known === undefined) return true;
  if (strength.isFigure !== known.isFigure) return strength.isFigure;
  return !strength.isFigure && strength.level > known.level;
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
      const start = skipPlace(words, from, to);
      const isLinked = words.slice(start, to).every(({ text }, place) => {
        return links.has(text) || timeAt[start + place] !== -1;
      });
      const isFree =
        clauseAt[end] !== clauseAt[end - 1] || timeAt[end] !== -1 || followers.has(words[end]?.text ?? "");
      return isLinked && isFree && (mentionAt[end] ?? -1) === -1;
    },
    alone: isAlone,
  };
}

/** "headache behind the left eye, moderate": up to the mark behind the place. */
function skipPlace(words: Passage["words"], from: number, to: number): number {
  if (!places.has(words[from]?.text ?? "")) return from;
  for (let at = from + 1; at <= Math.min(to, from + placeReach); at++)
    if (words[at]?.kind !== "word" || words[at]?.text === "since") return at;
  return from;
}

/** "severe throbbing headache", "mild, dull ache": adjectives may stand between. */
function isDescribed(words: Passage["words"], from: number, to: number): boolean {
  const isListed = words[from]?.text === "," && to - from > 1;
  const between = words.slice(isListed ? from + 1 : from, to);
  const unknown = between.filter(({ text }) => !frontFillers.has(text));
  const isOpen = between.every(({ kind, text }) => kind === "word" && !frontStops.has(text));
  const isLevelled =
    isListed && between.some((_, place) => findPhraseAt(strengthLevels, words, from + 1 + place, to));
  return isOpen && !isLevelled && unknown.length <= unknownReach && (!isListed || unknown.length > 0);
}

/** "It was about 7/10", "a slight one": words that say nothing else. */
function isAlone({ words, clauseAt, timeAt }: Passage, { from, to }: Describing): boolean {
  const isPlain = (at: number) => timeAt[at] !== -1 || soloWords.has(words[at]?.text ?? "");
  const isOwn = (at: number) => clauseAt[at] === clauseAt[from];
  if (isOwn(from - soloReach) || isOwn(to + soloReach)) return false;
  for (let at = from - 1; isOwn(at); at--) if (!isPlain(at)) return false;
  for (let at = to; isOwn(at) && words[at]?.text !== ","; at++) if (!isPlain(at)) return false;
  return true;
}
