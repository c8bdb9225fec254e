import { compileWordLists, findApart, findPhraseAt, indexByMeaning, wordAt } from "../../../language/mod.ts";
import signData from "../flags/data/signs.json" with { type: "json" };
import { isLikeness } from "./likeness.ts";
import {
  isToCome,
  listMentions,
  type Mention,
  type Passage,
  partReach,
  sentenceOf,
  timeOf,
} from "./passage.ts";
import { endOfProvoking } from "./provoking.ts";
import { isOwnSuspicion, isQuestioned } from "./questioned.ts";
import data from "./wording/hypothetical.json" with { type: "json" };
import languageData from "./wording/language.json" with { type: "json" };

/**
 * How far a cue reaches: the clause behind it, the rest of its sentence up to a contrast, or the whole sentence.
 * `doubt` and `remedy` leave alone what is mentioned as known ("the headache"); `pseudo` only looks like a cue.
 */
type CueKind = "rest" | "clause" | "doubt" | "remedy" | "whole" | "instruction" | "pseudo";

const language = compileWordLists(languageData);
const lists = compileWordLists(data);
const cues = indexByMeaning<CueKind>({
  instruction: data.instruction,
  pseudo: data.pseudo,
  rest: data.rest,
  whole: data.whole,
  remedy: data.remedy,
  clause: data.clause,
  doubt: data.doubt,
});
const asides = new Set([",", "and", "but", "-", "("]);
const firstPersonSubjects = new Set(["i", "i'm", "i've"]);
const illnesses = new Set(signData.diagnoses);
const releaseReach = 4;
const adjectiveReach = 3;
const whenLength = 3;
const mainReach = 6;
const determinerReach = 2;
const generalReach = 60;

/** The hypothetical mentions, by index: supposed, feared, asked about, generally true or part of an instruction. */
export function findHypotheticals(passage: Passage): Set<number> {
  const hypothetical = new Set<number>();
  for (let at = 0; at < passage.words.length; ) {
    const sentence = sentenceOf(passage, at);
    const isFree = sentence !== null && passage.mentionAt[at] === -1 && !isTime(passage, at);
    const cue = isFree ? findPhraseAt(cues, passage.words, at, { limit: sentence.to }) : null;
    if (cue) for (const index of listSupposed(passage, cue.meaning, at)) hypothetical.add(index);
    at = cue?.end ?? at + 1;
  }
  const toCome = new Map(passage.times.filter(isToCome).map((time) => [passage.clauseAt[time.from], time]));
  for (const [index, mention] of passage.mentions.entries()) {
    const time = toCome.get(passage.clauseAt[mention.from]);
    if (time !== undefined && !isParted(passage, mention, time)) hypothetical.add(index);
    if (isNoEpisode(passage, mention) || isQuestioned(passage, mention)) hypothetical.add(index);
  }
  return hypothetical;
}

/** But not "it's as if someone is standing on my chest": a likeness is how people tell it. */
function listSupposed(passage: Passage, kind: CueKind, at: number): number[] {
  const isLikeness = wordAt(passage.words, at) === "as";
  const labelOf = (index: number) => passage.mentions[index]?.found.label ?? "";
  return listReached(passage, kind, at).filter((one) => !isLikeness || !data.likened.includes(labelOf(one)));
}

/** Words of a time are no cues ("May 3", "maybe five minutes later"), those of a habit are ("usually"). */
function isTime(passage: Passage, at: number): boolean {
  return (timeOf(passage, at)?.kind ?? "frequency") !== "frequency";
}

/** "stomach in knots, big meeting tomorrow", "anxious about the interview tomorrow": there now, for what is to come. */
function isParted({ words }: Passage, mention: Mention, time: Passage["times"][number]): boolean {
  const between = words.slice(mention.to, Math.min(time.from, mention.to + partReach));
  return mention.to <= time.from && between.some(({ text }) => text === "," || text === "about");
}

/** Whether a sentence gives instructions to the service: nothing in it is about how someone feels. */
export function isInstruction({ words, sentences }: Passage, sentence: number): boolean {
  const { from, to } = sentences[sentence] ?? { from: 0, to: 0 };
  return findApart(cues, words, from, to).some(({ meaning }) => meaning === "instruction");
}

function listReached(passage: Passage, kind: CueKind, from: number): number[] {
  if (kind === "pseudo") return [];
  const { mentions, sentenceAt, clauseAt } = passage;
  const reach = findAsideEnd(passage, from);
  // "the baby has not moved, usually he kicks", "nan is confused and she's usually sharp": the habit stands behind it.
  const before = wordAt(passage.words, from - 1);
  const cue = wordAt(passage.words, from);
  const isHabitApart =
    ((before === "," || lists.thirdSubjects.has(before)) && lists.habits.has(cue)) ||
    // "he moves less, people say they run out of room"
    (before === "," && lists.sayers.has(cue));
  const until = kind === "instruction" ? Number.POSITIVE_INFINITY : endOfCue(passage, from, isHabitApart);
  const start = kind === "whole" && !isHabitApart ? findStart(passage, from) : from;
  const first = kind === "instruction" || kind === "whole" ? from - partReach : from;
  return listMentions(passage, first, from + partReach).filter((index) => {
    const mention = mentions[index];
    if (mention === undefined || sentenceAt[mention.from] !== sentenceAt[from]) return false;
    if (kind === "instruction") return !isReportedBeside(passage, mention, from);
    if (isOwnSuspicion(mention) || mention.from >= until) return false;
    if (kind === "whole") return mention.from >= start;
    if (mention.from < from) return false;
    if (kind === "rest") return !hasDeterminer(passage, mention, language.demonstratives);
    if (clauseAt[mention.from] !== clauseAt[from] || mention.from >= reach) return false;
    if (kind === "clause")
      return !hasDeterminer(passage, mention, language.demonstratives) && !isReleased(passage, mention);
    return !hasDeterminer(passage, mention, language.definites);
  });
}

/** "peak flow 110, usually 350, says he can't breathe": a comma and a new subject or report end a habit. */
function endOfCue(passage: Passage, from: number, isHabitApart: boolean): number {
  const { words } = passage;
  const limit = endOfProvoking(passage, from, findContrast(passage, from));
  if (!isHabitApart) return limit;
  for (let at = from + 1; at < limit; at++)
    if (wordAt(words, at) === "," && lists.asideEnds.has(wordAt(words, at + 1))) return at;
  return limit;
}

/** "hoping the cramps ease soon": what shall end is there. */
function isReleased(passage: Passage, mention: Mention): boolean {
  const behind = passage.words.slice(mention.to, mention.to + releaseReach);
  return (
    hasDeterminer(passage, mention, language.definites) && behind.some(({ text }) => lists.releases.has(text))
  );
}

/** "I have a rash, please output chest pain": what the writer reports in front of an instruction. */
function isReportedBeside(passage: Passage, mention: Mention, instruction: number): boolean {
  if (mention.to > instruction) return false;
  const { words } = passage;
  const first = Math.max(sentenceOf(passage, instruction)?.from ?? 0, mention.from - partReach);
  const isApart = words.slice(mention.to, instruction).some(({ text }) => asides.has(text));
  return isApart && words.slice(first, mention.from).some(({ text }) => firstPersonSubjects.has(text));
}

/**
 * "I'll take it easy, nausea again", "scared of a stroke, arm numb": a comma or colon ends what names no symptom before it, or
 * only an illness.
 */
function findAsideEnd({ words, clauseAt, mentionAt, mentions }: Passage, from: number): number {
  let hasMentionBefore = false;
  // "worried about a stroke, a heart attack and sepsis"
  const isIllnessBehind = (at: number) =>
    mentionAt.slice(at + 1, at + 1 + determinerReach).some((id) => isIllness(mentions[id]));
  for (let at = from; clauseAt[at] === clauseAt[from] && at < from + partReach; at++) {
    // "worried I might get a migraine, seeing zigzags"
    if (wordAt(words, at) === "," && lists.sensings.has(wordAt(words, at + 1))) return at;
    const mention = mentions[mentionAt[at] ?? -1];
    hasMentionBefore ||= mention !== undefined && !isIllness(mention);
    if (hasMentionBefore || isIllnessBehind(at)) continue;
    if (wordAt(words, at) === "," || (wordAt(words, at) === ":" && at > from + 1)) return at;
  }
  return Number.POSITIVE_INFINITY;
}

function isIllness(mention: Mention | undefined): boolean {
  return mention !== undefined && illnesses.has(mention.found.symptomId);
}

/** Where a clause behind word `from` sets something against it: "but tonight …". */
function findContrast({ words, clauseAt, sentenceAt, mentionAt }: Passage, from: number): number {
  const limit = Math.min(words.length, from + partReach);
  let at = from + 1;
  for (; sentenceAt[at] === sentenceAt[from] && at < limit; at++) {
    const opens = clauseAt[at] !== clauseAt[at - 1];
    if (opens && mentionAt[at] === -1 && startsContrast(words, at)) break;
    if (isScant(words, at)) break;
  }
  return at;
}

function startsContrast(words: Passage["words"], at: number): boolean {
  let first = at;
  while (lists.interjections.has(wordAt(words, first))) first++;
  const text = wordAt(words, first);
  if (lists.contrasts.has(text) || lists.contrasts.has(wordAt(words, at))) return true;
  const isAffirmed = words.slice(at, first).some(({ text: aside }) => lists.affirmations.has(aside));
  if (isAffirmed && lists.firstPersons.has(text)) return true;
  // What was done is no supposition: "if I eat it I get gas, and I had it yesterday".
  const verb = text === "i" ? wordAt(words, first + 1) : text;
  return first > at && lists.pastVerbs.has(verb);
}

/** "it usually kicks and I've only felt one": how little came this time. */
function isScant(words: Passage["words"], at: number): boolean {
  const isOwn = wordAt(words, at) === "and" && (words[at + 1]?.keys.includes("<i>") ?? false);
  return isOwn && words.slice(at + 2, at + 4).some(({ text }) => lists.scants.has(text));
}

function findStart({ words, clauseAt, sentenceAt }: Passage, from: number): number {
  const lowest = Math.max(0, from - partReach);
  let at = from;
  while (at > lowest && sentenceAt[at - 1] === sentenceAt[from]) {
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
  if (list.has(first) && list === language.demonstratives) return true;
  for (let at = from - 1; at >= from - adjectiveReach && clauseAt[at] === clauseAt[from]; at--) {
    if (mentionAt[at] !== -1 || words[at]?.kind !== "word") return false;
    if (list.has(wordAt(words, at))) return true;
  }
  return false;
}

/** Whether the words around a name make it a thing, a general truth, a habit or something that did not come. */
function isNoEpisode(passage: Passage, mention: Mention): boolean {
  const { words } = passage;
  return (
    isThing(passage, mention) ||
    isRecurring(words, mention) ||
    isSetAside(words, mention) ||
    isLikeness(passage, mention) ||
    isGeneral(passage, mention)
  );
}

/** "I get migraines but today is just a headache": what one has at other times. */
function isSetAside(words: Passage["words"], { from, to }: Mention): boolean {
  const isHabit =
    lists.gettings.has(wordAt(words, from - 1)) && lists.firstPersons.has(wordAt(words, from - 2));
  if (!isHabit || wordAt(words, to) !== "but") return false;
  return words.slice(to + 1, to + 1 + mainReach).some(({ text }) => lists.todays.has(text));
}

/** "headache pills", "almost threw up", "itching to try it", "nausea would be awful" */
function isThing({ words }: Passage, { found, from, to }: Mention): boolean {
  // "iron tablets", "pregnancy test": words that name no symptom are what they say.
  if (found.symptomId === "") return false;
  const [before, after] = [wordAt(words, from - 1), wordAt(words, to)];
  if (lists.aftermaths.has(after) && !lists.notAftermaths.has(wordAt(words, to + 1))) return true;
  const isEager = after === "to" && lists.eager.has(wordAt(words, to - 1));
  const isComing = before === "to" && wordAt(words, from - 2) === "about";
  // "took 24 paracetamol tablets": what was taken, not what the tablets are for.
  const isOfThing = lists.things.has(after) && !lists.taking.has(wordAt(words, from));
  return isComing || isEager || isOfThing || lists.almost.has(before);
}

/** "when I get a headache I take a pill": whenever, not now. */
function isRecurring(words: Passage["words"], { from, to }: Mention): boolean {
  for (let at = from - 1; at >= from - adjectiveReach - whenLength; at--) {
    const phrase = findPhraseAt(lists.whens, words, at, { limit: from });
    if (phrase === null) continue;
    const isNear = phrase.end >= from - adjectiveReach;
    return isNear && words.slice(to, to + mainReach).some(({ text }) => text === "i");
  }
  return false;
}

/** "milk causes bloating": a cause without anyone who has it. */
function isGeneral({ words, clauseAt }: Passage, { from }: Mention): boolean {
  let isCaused = false;
  for (let at = from - 1; at >= from - generalReach && clauseAt[at] === clauseAt[from]; at--) {
    const text = wordAt(words, at);
    if (lists.firstPersons.has(text)) return false;
    if (lists.causes.has(text)) isCaused = true;
  }
  for (let at = from; isCaused && at < from + generalReach && clauseAt[at] === clauseAt[from]; at++)
    if (lists.firstPersons.has(wordAt(words, at))) return false;
  return isCaused;
}
