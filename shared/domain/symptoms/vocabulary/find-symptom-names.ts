import signData from "../flags/data/signs.json" with { type: "json" };
import { type ReportWord, readWords } from "../report-words.ts";
import { approachSite, type ComposedName, composeNames, type NameCandidate } from "./composed-names.ts";
import idiomData from "./data/idioms.json" with { type: "json" };
import wordData from "./data/words.json" with { type: "json" };
import { describeName, type SymptomName } from "./describe-name.ts";
import { readEllipses, readInjured, readOtherSides } from "./elliptic-names.ts";
import { type MarkedReport, markReport } from "./marked-report.ts";
import { readRatedSites } from "./rated-sites.ts";
import { isJoint } from "./site-lists.ts";
import { isSubject } from "./thing-subjects.ts";
import { addName, findNames, type NameIndex, symptoms } from "./vocabulary.ts";

/** In what company a word names a symptom: a person feels so, or has it. */
type Frame = "felt" | "had";

type Entry = {
  readonly symptomId: string | null;
  readonly site: string | null;
  readonly frame: Frame | null;
  /** Whether it holds only where it begins with the subject of its clause. */
  readonly isOfThing?: boolean;
};

/** A name that the vocabulary lists, and whether the words before it form its frame. */
type ListedName = NameCandidate & Pick<Entry, "frame"> & { readonly isFramed: boolean };

type Taken = (NameCandidate | undefined)[];

const index: NameIndex<Entry> = new Map();
const figurative = new Set(idiomData.figurative);
const experiences = new Set(idiomData.experiences);
const attributes = new Set(idiomData.attributes);
const degrees = new Set(wordData.degrees);
const wellness = new Set(wordData.wellness);
const maxBack = 8;
const exactFrom = 4;
/** "Sick after the oysters", but not "cold brew" nor "heavy on the garlic". */
const openers =
  /^(?:after|since|from|for|all|today|again|tonight|yesterday|now|lately|overnight|whenever|when|every|each)$/;
const doing = /^(?!.*thing$|morning$|evening$)\w{2,}ing$/;
/** "shivering uncontrollably", but not "sweaty belly". */
const manner = /^(?!belly$|jelly$|family$|fly$|lily$|bully$|rally$|curly$|smelly$).+ly$/;
/** "thirsty like mad", "shivering came on at nine", "dizzy atm". */
const goings = new Set(wordData.goings);
const endings = /^(?:\n|\.|!|,|though|too|again|)$/;

for (const { id: symptomId, site, names, felt, had } of symptoms) {
  for (const name of names) addName(index, name, { symptomId, site, frame: null });
  for (const name of felt) addName(index, name, { symptomId, site, frame: "felt" });
  for (const name of had) addName(index, name, { symptomId, site, frame: "had" });
}
for (const idiom of [...idiomData.idioms, ...signData.idioms])
  addName(index, idiom, { symptomId: null, site: null, frame: null });
for (const idiom of signData.things)
  addName(index, idiom, { symptomId: null, site: null, frame: null, isOfThing: true });

/**
 * The symptoms that a text names, in its order, none overlapping another: of two the longer stands. A name
 * may hold adverbs ("stomach really hurts"); a negated one begins after its negator ("hurting" in "isn't hurting").
 */
export function findSymptomNames(
  text: string,
  words: readonly ReportWord[] = readWords(text),
): SymptomName[] {
  const report = markReport(words);
  const composed = composeNames(report);
  const others = [
    ...readEllipses(report, composed),
    ...readOtherSides(report),
    ...readInjured(report),
    ...readRatedSites(report),
  ];
  const chosen = chooseNames(report, listNames(report), [...composed, ...others]);
  return chosen.flatMap((candidate) => describeName(text, words, candidate));
}

/** Every listed name of a symptom, and every phrase that only looks like one, wherever it begins. */
function listNames(report: MarkedReport): ListedName[] {
  const { words } = report;
  return words.flatMap((_, start) =>
    findNames(index, words, start).flatMap(({ meaning: { symptomId, site, frame, isOfThing }, end }) => {
      if (isOfThing && !isSubject(words, start)) return [];
      if (frame !== null && !standsAlone(words, end)) return [];
      if (symptomId !== null && (isFigurative(words, start, end) || isAttributive(report, start, end)))
        return [];
      const isFramed = frame === null || hasFrame(words, start, frame);
      return [{ symptomId, site, start, end, frame, isFramed }];
    }),
  );
}

/** Of all names those that stand: the longer before the shorter, of equals a listed one of several words, then a composed one. */
function chooseNames(
  report: MarkedReport,
  listed: readonly ListedName[],
  composed: readonly ComposedName[],
): NameCandidate[] {
  const { words } = report;
  const taken: Taken = Array.from({ length: words.length });
  const framed = listed.filter(({ isFramed }) => isFramed);
  const [single, several] = [framed.filter(isSingleWord), framed.filter((name) => !isSingleWord(name))];
  const open = composed.filter((name) => !several.some((other) => isMoreExact(other, name)));
  takeNames(words, taken, [...several, ...open, ...single]);
  const loose = listed.filter((name) => !name.isFramed);
  // A second time for what stands beside a loose one: "gas and wind".
  for (let round = 0; round < 2; round++)
    takeNames(
      words,
      taken,
      loose.filter((name) => hasCompany(words, taken, name)),
    );
  const composedAt = Map.groupBy(composed, ({ start }) => start);
  return [...new Set(taken)].flatMap((name) =>
    name === undefined || name.symptomId === null ? [] : [placeName(report, taken, name, composedAt)],
  );
}

/**
 * "weakness on one side of body, mouth …", "elephant on my chest and my left arm numb": a listed name of many words
 * stands before one composed from one of its words.
 */
function isMoreExact({ symptomId, start, end }: ListedName, composed: ComposedName): boolean {
  return symptomId !== null && end - start >= exactFrom && start <= composed.start && composed.start < end;
}

/** Whether a name is one word, which is less specific than one composed with a site beside it. */
function isSingleWord({ symptomId, start, end }: NameCandidate): boolean {
  return symptomId !== null && end === start + 1;
}

/** Gives the longest names their words first; a name whose words are taken is left out. */
function takeNames(words: readonly ReportWord[], taken: Taken, names: readonly NameCandidate[]): void {
  const lengthOf = ({ start, end }: NameCandidate) => (words[end - 1]?.end ?? 0) - (words[start]?.start ?? 0);
  for (const name of [...names].sort((a, b) => lengthOf(b) - lengthOf(a))) {
    const isFree = taken.slice(name.start, name.end).every((holder) => holder === undefined);
    if (isFree) taken.fill(name, name.start, name.end);
  }
}

/** Whether a symptom stands beside it in a list: "gas" in "cramps, gas and bloating"; or it is an item alone. */
function hasCompany(words: readonly ReportWord[], taken: Taken, name: ListedName): boolean {
  const { start, end } = name;
  let before = start - 1;
  while (words[before]?.isFiller) before--;
  let after = end;
  while (isJoint(words[after]) || (after > end && words[after]?.isFiller)) after++;
  if (isItem(words, name) || (after > end && isSymptom(taken[after]))) return true;
  // "felt ill after the curry, wind all night"
  const isTimed = name.frame === "had" && openers.test(words[end]?.term ?? "");
  if (isTimed && words[before]?.term === "," && taken.slice(0, start).some(isSymptom)) return true;
  // "cramps diarrhea gas"
  // "cramps 7/10 wind 9/10"
  if (words[before]?.kind === "number" && isSymptom(taken[skipFigures(words, before)])) return true;
  if (!isJoint(words[before])) return words[start]?.kind === "word" && isSymptom(taken[start - 1]);
  while (isJoint(words[before])) before--;
  return isSymptom(taken[skipFigures(words, before)]);
}

/** Back over a rating or a bracket behind a name: "bloating: 6/10, gas", "bloating (mild), gas". */
function skipFigures(words: readonly ReportWord[], from: number): number {
  const isOpen = (at: number) => /^[([]$/.test(words[at]?.term ?? "");
  if (/^[)\]]$/.test(words[from]?.term ?? ""))
    for (let at = from - 1; at > from - maxBack; at--) if (isOpen(at)) return at - 1;
  let at = from;
  while (at > from - maxBack && (words[at]?.kind === "number" || /^[/:-]$/.test(words[at]?.term ?? ""))) at--;
  return at;
}

/** Whether a word is a line of its own, but for a bullet before it and, of what one has, figures after it. */
function isItem(words: readonly ReportWord[], { start, end, frame }: ListedName): boolean {
  let at = /^[-*+\u2022\u00b7]$/.test(words[start - 1]?.term ?? "") ? start - 2 : start - 1;
  // "just wiped"
  while (words[at]?.kind === "word" && words[at]?.isFiller) at--;
  const isSentence = words[at]?.term === "." && endings.test(words[end]?.term ?? "");
  const isFirst = words[at] === undefined || words[at]?.term === "\n" || isSentence;
  const isLast = /^(?:\n|\.|!|\?|)$/.test(words[end]?.term ?? "");
  const isOpen = frame === "had" ? standsAlone(words, end) : openers.test(words[end]?.term ?? "");
  return isFirst && (isLast || isOpen);
}

function isSymptom(candidate: NameCandidate | undefined): boolean {
  return candidate !== undefined && candidate.symptomId !== null;
}

/** The site of a listed name: inside it, or after it ("hives on my left arm") where it has none ("pain", "rash"). */
function placeName(
  report: MarkedReport,
  taken: Taken,
  name: NameCandidate,
  composedAt: ReadonlyMap<number, readonly ComposedName[]>,
): NameCandidate {
  for (let start = name.start; start < name.end; start++) {
    const same = composedAt
      .get(start)
      ?.find(({ symptomId, end }) => symptomId === name.symptomId && end <= name.end);
    if (same !== undefined) return { ...name, site: same.site };
  }
  if (name.site !== null && name.site !== "skin") return name;
  const at = approachSite(report, name.end);
  const site = at === null ? null : report.sites[at];
  if (!site || taken.slice(name.end, site.end).some((holder) => holder !== undefined)) return name;
  return { ...name, site: site.site, end: site.end };
}

/** Whether the words before a name state that a person feels so ("I was", "made me") or has it ("gave me a bit of"). */
function hasFrame(words: readonly ReportWord[], start: number, frame: Frame): boolean {
  const at = skipBack(words, skipWellness(words, skipBack(words, start - 1, frame)), frame);
  const word = words[at];
  if (frame === "had") return isOf(word, "haveverb") || isGiven(words, at);
  if (isOf(word, "feelverb")) return !isThing(words, at - 1);
  if (isGiven(words, at)) return true;
  return isOf(word, "beverb") && isPerson(words, at);
}

/** Whether the words after a name let it stand alone: "cold" does not in "cold brew". */
function standsAlone(words: readonly ReportWord[], end: number): boolean {
  const word = words[end];
  if (word === undefined || word.kind !== "word" || word.isFiller) return true;
  // "felt sick watching it"
  return isOf(word, "follow") || isOf(word, "n") || doing.test(word.term);
}

/** Whether a word only describes a thing: "headache" in "the new menu was a real headache". */
function isFigurative(words: readonly ReportWord[], start: number, end: number): boolean {
  if (end !== start + 1 || !figurative.has(words[start]?.term ?? "")) return false;
  let hasVerb = false;
  for (let at = start - 1; at > start - maxBack; at--) {
    const word = words[at];
    if (word?.kind !== "word") return false;
    if (!word.isFiller && !isOf(word, "negator"))
      return hasVerb && !isOf(word, "i") && !experiences.has(word.term);
    hasVerb ||= /^(?:is|are|was|were|be|been)$/.test(word.term);
  }
  return false;
}

/** Whether an adjective describes the thing behind it: "foggy morning", but not "foggy brain" nor "I'm itchy everywhere". */
function isAttributive({ words, sites, complaints }: MarkedReport, start: number, end: number): boolean {
  if (end !== start + 1 || !attributes.has(words[start]?.term ?? "")) return false;
  const next = words[end];
  if (next === undefined || standsAlone(words, end) || sites[end] || complaints[end]?.length) return false;
  // "dizzy standing up"
  const isDoing = doing.test(next.term) || manner.test(next.term) || goings.has(next.term);
  const isLinked = isDoing || isOf(next, "joint") || isOf(next, "preposition") || isOf(next, "det");
  return !isLinked && findNames(index, words, end).length === 0 && !hasFrame(words, start, "felt");
}

/** "Feel ok, just a bit sick": the verb of the feeling stands before how else one is. */
function skipWellness(words: readonly ReportWord[], at: number): number {
  const isParted = words[at]?.term === "," || words[at]?.term === "but";
  if (!isParted) return at;
  let before = at - 1;
  while (words[before]?.term === "," || words[before]?.term === "now") before--;
  return wellness.has(words[before]?.term ?? "") ? before - 1 : at;
}

function skipBack(words: readonly ReportWord[], from: number, frame: Frame): number {
  const stops = frame === "had" ? ["haveverb"] : ["feelverb", "beverb", "makeverb"];
  let at = from;
  for (; at > from - maxBack; at--) {
    const word = words[at];
    if (word === undefined || stops.some((stop) => isOf(word, stop))) return at;
    if (!word.isFiller && !isOf(word, "negator") && !degrees.has(word.term)) return at;
  }
  return at;
}

/** "made me", "gave my partner and me". */
function isGiven(words: readonly ReportWord[], at: number): boolean {
  const before = words[at - 1];
  return words[at]?.term === "me" && (isOf(before, "makeverb") || isOf(before, "haveverb"));
}

/** The subject of "was": "I", "pt", or nobody at the start of a clause. */
function isPerson(words: readonly ReportWord[], verb: number): boolean {
  for (let at = verb; at > verb - maxBack; at--) {
    const word = words[at];
    if (word === undefined || word.kind === "mark") return true;
    if (isOf(word, "i")) return true;
    const isAuxiliary = at === verb || word.isFiller || isOf(word, "negator") || isOf(word, "beverb");
    if (!isAuxiliary) return isOf(word, "joint");
  }
  return false;
}

/** "the soup felt", "it feels". */
function isThing(words: readonly ReportWord[], from: number): boolean {
  const determiner = words[from - 1]?.term ?? "";
  return words[from]?.term === "it" || /^(?:the|this|that|these|those)$/.test(determiner);
}

function isOf(word: ReportWord | undefined, wordClass: string): boolean {
  return word?.keys.includes(`<${wordClass}>`) ?? false;
}
