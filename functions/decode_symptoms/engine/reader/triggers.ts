import {
  compileWordLists,
  findApart,
  indexByMeaning,
  type PhraseHit,
  wordAt,
} from "../../../../shared/language/mod.ts";
import type { SymptomEvent, TriggerRelation } from "../symptom-event.ts";
import {
  type Assertions,
  type Clause,
  findAntecedents,
  listClauses,
  type Passage,
  timeOf,
} from "./passage.ts";
import { isRelative } from "./people.ts";
import languageData from "./wording/language.json" with { type: "json" };
import timingData from "./wording/timing.json" with { type: "json" };
import triggerData from "./wording/trigger.json" with { type: "json" };

type Trigger = NonNullable<SymptomEvent["trigger"]>;
type Noun = Pick<Trigger, "text" | "span">;
type CueKind = "after" | "cause" | "with" | "before";
type Cue = PhraseHit<CueKind>;

const language = compileWordLists(languageData);
const timing = compileWordLists(timingData);
const lists = compileWordLists(triggerData);
const cues = indexByMeaning<CueKind>({
  before: triggerData.before,
  after: triggerData.after,
  cause: triggerData.cause,
  with: triggerData.with,
});
const relations: Readonly<Record<CueKind, TriggerRelation | null>> = {
  after: "after",
  cause: null,
  with: "with",
  before: null,
};
const longestNoun = 4;

/** The cause that the report gives for each mention, by index: the first statement stands. */
export function readTriggers(passage: Passage, assertions: Assertions): Map<number, Trigger> {
  const triggers = new Map<number, Trigger>();
  for (const sentence of passage.sentences.keys()) {
    let leading: Trigger | null = null;
    for (const clause of listClauses(passage, sentence)) {
      const own = assertions.presentByClause.get(clause.id);
      const trigger = readClause(passage, assertions, clause, own !== undefined);
      const indexes = own ?? (trigger ? findAntecedents(passage, assertions, clause.from) : []);
      const reached = indexes.filter((index) => !hasOwnTime(passage, clause, index));
      setMissing(triggers, reached, trigger ?? (own ? leading : null));
      if (!own || isInFront(passage, indexes, clause.from)) leading = trigger ?? leading;
    }
  }
  return triggers;
}

function setMissing(
  triggers: Map<number, Trigger>,
  indexes: readonly number[],
  trigger: Trigger | null,
): void {
  for (const index of indexes) if (trigger && !triggers.has(index)) triggers.set(index, trigger);
}

function isInFront({ mentions }: Passage, indexes: readonly number[], from: number): boolean {
  return (mentions[indexes[0] ?? -1]?.from ?? from) > from + 1;
}

/**
 * "Bloating two hours after the lasagna, and chest pain since this morning": what has a time of its own behind that of
 * the symptom before it came from something else.
 */
function hasOwnTime({ mentions, times }: Passage, { from, to }: Clause, index: number): boolean {
  const [before, own] = [mentions[index - 1], mentions[index]];
  if (before === undefined || own === undefined || before.from < from) return false;
  const isBetween = times.some((time) => time.from >= before.to && time.from < own.from);
  const isOwn = ({ from: at, found }: Passage["times"][number]) =>
    at >= own.to && at < to && found.meaning.kind === "since";
  return isBetween && times.some(isOwn);
}

function readClause(
  passage: Passage,
  { unrelated }: Assertions,
  { from, to }: Clause,
  isNaming: boolean,
): Trigger | null {
  const { words, mentionAt } = passage;
  // "My daughter gets hives from strawberries but I …": a cause of another's symptom is none of one's own.
  if (!isNaming && mentionAt.slice(from, to).some((mention) => unrelated.has(mention))) return null;
  for (const cue of findApart(cues, words, from, to)) {
    if (words.slice(from, cue.start).some(({ text }) => lists.relieved.has(text))) break;
    if (!isNaming && !isPlain(passage, from, cue)) continue;
    if (cue.meaning === "cause" && lists.notFrom.has(wordAt(words, cue.start - 1))) continue;
    const isBefore = cue.meaning === "before";
    const noun = isBefore ? readNounBefore(passage, from, cue.start) : readNounBehind(passage, cue.end, to);
    if (noun !== null) return { ...noun, relation: relationOf(passage, cue), offset: offsetOf(passage, cue) };
  }
  return isNaming ? readCompany(passage, from, to) : null;
}

/** "It started after the pizza", but not "went to bed after a film". */
function isPlain({ words, timeAt }: Passage, from: number, { meaning, start }: Cue): boolean {
  if (meaning !== "after" && meaning !== "with") return true;
  return words
    .slice(from, start)
    .every(({ text }, place) => timeAt[from + place] !== -1 || timing.fillers.has(text));
}

/** "so bloated with pizza": of a complaint of the gut or an allergy, what it came with. */
function readCompany(passage: Passage, from: number, to: number): Trigger | null {
  const { words, mentions, mentionAt } = passage;
  for (let at = from + 1; at < to - 1; at++) {
    const mention = mentions[mentionAt[at - 1] ?? -1];
    if (mention?.to !== at || !["with", "w/"].includes(wordAt(words, at))) continue;
    if (!lists.eaten.has(mention.found.symptomId) || lists.notFoods.has(wordAt(words, at + 1))) continue;
    const noun = readNounBehind(passage, at + 1, to);
    if (noun !== null && !lists.notFoods.has(noun.text.split(" ").at(-1) ?? ""))
      return { ...noun, relation: "with", offset: null };
  }
  return null;
}

function relationOf({ words }: Passage, { meaning, start }: Cue): TriggerRelation | null {
  const isImmediate = meaning === "after" && lists.immediate.has(wordAt(words, start - 1));
  return isImmediate ? "immediately_after" : relations[meaning];
}

/** "ten minutes after the cashews" */
function offsetOf(passage: Passage, { start }: Cue): string | null {
  const meaning = timeOf(passage, start) ?? timeOf(passage, start - 1);
  return meaning?.kind === "relative" ? (meaning.offset?.iso ?? null) : null;
}

/** The noun behind a cue ("after eating two slices of pizza" is "pizza"), null where a meal or a time stands. */
function readNounBehind(passage: Passage, start: number, limit: number): Noun | null {
  const { words } = passage;
  const from = skipAmounts(passage, start, limit);
  const isInNoun = (at: number) => isNounWord(passage, at) || isInnerLink(passage, from, at);
  let to = from;
  while (to < limit && to - from < longestNoun && isInNoun(to)) to++;
  if (lists.innerLinks.has(wordAt(words, to - 1))) to--;
  if (isJoined(passage, from, to, limit)) to = endOfNoun(passage, to + 1, limit);
  if (isRelative(passage, to - 1)) return null;
  while (to - from > 1 && lists.generic.has(wordAt(words, to - 1))) to--;
  return writeNoun(passage, from, to);
}

function skipAmounts({ words, timeAt }: Passage, start: number, limit: number): number {
  let at = start;
  for (; at < limit; at++) {
    const text = wordAt(words, at);
    const isOf = text === "of" && at > start;
    if (timeAt[at] !== timeAt[start - 1] && timeAt[at] !== -1) break;
    if (words[at]?.kind !== "number" && !isOf && !isSkipped(text)) break;
  }
  return at;
}

function isSkipped(text: string): boolean {
  return lists.determiners.has(text) || lists.amounts.has(text);
}

function isNounWord({ words, mentions, mentionAt, timeAt }: Passage, at: number): boolean {
  const mention = mentions[mentionAt[at] ?? -1];
  if (mention) return lists.circumstances.has(mention.found.symptomId);
  const text = wordAt(words, at);
  if (words[at]?.kind !== "word" || timeAt[at] !== -1) return false;
  return !lists.stops.has(text) && !lists.determiners.has(text);
}

/** "the smell of paint", "yogurt with honey", but not "pizza with Tom" */
function isInnerLink(passage: Passage, from: number, at: number): boolean {
  const { text, words } = passage;
  const next = words[at + 1];
  if (at === from || !lists.innerLinks.has(wordAt(words, at)) || next === undefined) return false;
  const isName = text[next.start] !== next.text[0];
  return !isName && isNounWord(passage, at + 1) && !isRelative(passage, at + 1);
}

/** "pizza and beer" */
function isJoined(passage: Passage, from: number, to: number, limit: number): boolean {
  const { words } = passage;
  const next = wordAt(words, to + 1);
  if (to === from || to + 1 >= limit || !["and", "&"].includes(wordAt(words, to))) return false;
  if (language.finiteVerbs.has(next) || language.subjects.has(next) || next.endsWith("ing")) return false;
  return isNounWord(passage, to + 1);
}

function endOfNoun(passage: Passage, from: number, limit: number): number {
  let to = from;
  while (to < limit && to - from < longestNoun && isNounWord(passage, to)) to++;
  return to;
}

/** The noun before a cue: "the milk always" gave me. */
function readNounBefore(passage: Passage, limit: number, end: number): Noun | null {
  const { words, mentionAt, timeAt } = passage;
  let to = end;
  while (to > limit && lists.adverbs.has(wordAt(words, to - 1))) to--;
  let from = to;
  for (; from > limit && to - from < longestNoun; from--) {
    const text = wordAt(words, from - 1);
    if (words[from - 1]?.kind !== "word" || mentionAt[from - 1] !== -1) break;
    if (lists.leftStops.has(text) || lists.determiners.has(text)) break;
  }
  while (from < to && (timeAt[from] !== -1 || isSkipped(wordAt(words, from)))) from++;
  return writeNoun(passage, from, to);
}

/** The noun as the report writes it, in lower case; null for a meal, a time or an action. */
function writeNoun({ text, words, timeAt }: Passage, from: number, to: number): Noun | null {
  const named = words.slice(from, to);
  const isFood = named.some((word, place) => !lists.meals.has(word.text) && timeAt[from + place] === -1);
  const [first, last] = [named[0], named.at(-1)];
  if (!isFood || first === undefined || last === undefined || first.text.endsWith("ing")) return null;
  const span = { start: first.start, end: last.end };
  return { text: text.slice(span.start, span.end).toLowerCase(), span };
}
