import type { SymptomEvent, TriggerRelation } from "../symptom-event.ts";
import { findAntecedents, type Standing } from "./antecedent.ts";
import { type Clause, listClauses } from "./clause-list.ts";
import type { Passage } from "./passage.ts";
import { compilePhrases, type FoundPhrase, findPhrases } from "./phrase-list.ts";
import { readNounBefore, readNounBehind } from "./trigger-noun.ts";
import timing from "./wording/timing.json" with { type: "json" };
import trigger from "./wording/trigger.json" with { type: "json" };

type Trigger = NonNullable<SymptomEvent["trigger"]>;
type CueKind = "after" | "immediate" | "cause" | "with" | "before";

const cues = compilePhrases<CueKind>([
  ...trigger.before.map((pattern) => [pattern, "before"] as const),
  ...trigger.after.map((pattern) => [pattern, "after"] as const),
  ...trigger.cause.map((pattern) => [pattern, "cause"] as const),
  ...trigger.with.map((pattern) => [pattern, "with"] as const),
]);
const relieved = new Set(trigger.relieved.split(" "));
const fillers = new Set(timing.fillers.split(" "));
const timely: ReadonlySet<CueKind> = new Set(["after", "with"]);
const companies = new Set(["with", "w/"]);
const eaten: ReadonlySet<string> = new Set(trigger.eaten);
const notFoods = new Set(trigger.notFoods.split(" "));
const notFrom = new Set(trigger.notFrom.split(" "));
const immediates = new Set(trigger.immediate.flatMap((pattern) => pattern.split(" ")[0]?.split("|") ?? []));
const relations: Readonly<Record<CueKind, TriggerRelation | null>> = {
  after: "after",
  immediate: "immediately_after",
  cause: null,
  with: "with",
  before: null,
};

/** What each mention is put down to, by index: the first telling stands. */
export function readTriggers(passage: Passage, standing: Standing): Map<number, Trigger> {
  const triggers = new Map<number, Trigger>();
  for (const sentence of passage.sentences.keys()) {
    let leading: Trigger | null = null;
    for (const clause of listClauses(passage, sentence)) {
      const told = readToldClause(passage, standing, clause);
      const indexes =
        standing.toldByClause.get(clause.id) ?? findAntecedentsOf(passage, standing, clause, told);
      const isNaming = standing.toldByClause.has(clause.id);
      const reached = indexes.filter((index) => !isToldApart(passage, clause, index));
      setMissing(triggers, reached, told ?? (isNaming ? leading : null));
      if (!isNaming || isInFront(passage, indexes, clause.from)) leading = told ?? leading;
    }
  }
  return triggers;
}

/**
 * "Bloating two hours after the lasagna, and chest pain since this morning": what has a time of its own behind that of
 * the symptom before it came of something else.
 */
function isToldApart({ mentions, times }: Passage, { from, to }: Clause, index: number): boolean {
  const [before, own] = [mentions[index - 1], mentions[index]];
  if (before === undefined || own === undefined || before.from < from) return false;
  const isBetween = times.some((time) => time.from >= before.to && time.from < own.from);
  const isOwn = ({ from: at, found }: Passage["times"][number]) =>
    at >= own.to && at < to && found.meaning.kind === "since";
  return isBetween && times.some(isOwn);
}

function findAntecedentsOf(
  passage: Passage,
  standing: Standing,
  { from }: Clause,
  told: Trigger | null,
): readonly number[] {
  return told ? findAntecedents(passage, standing, from) : [];
}

function readToldClause(passage: Passage, standing: Standing, { id, from, to }: Clause): Trigger | null {
  const isNaming = standing.toldByClause.has(id);
  if (!isNaming && namesForeign(passage, standing, from, to)) return null;
  return readClause(passage, from, to, isNaming);
}

/** "My daughter gets hives from strawberries but I …": a cause of another's symptom is none of one's own. */
function namesForeign({ mentionAt }: Passage, { foreign }: Standing, from: number, to: number): boolean {
  return mentionAt.slice(from, to).some((mention) => foreign.has(mention));
}

function setMissing(triggers: Map<number, Trigger>, indexes: readonly number[], told: Trigger | null): void {
  for (const index of indexes) if (told && !triggers.has(index)) triggers.set(index, told);
}

function isInFront({ mentions }: Passage, indexes: readonly number[], from: number): boolean {
  return (mentions[indexes[0] ?? -1]?.from ?? from) > from + 1;
}

function readClause(passage: Passage, from: number, to: number, isNaming: boolean): Trigger | null {
  for (const cue of findPhrases(cues, passage.words, from, to)) {
    if (passage.words.slice(from, cue.from).some(({ text }) => relieved.has(text))) break;
    if (!isNaming && timely.has(cue.value) && !isPlain(passage, from, cue.from)) continue;
    if (cue.value === "cause" && notFrom.has(passage.words[cue.from - 1]?.text ?? "")) continue;
    const text =
      cue.value === "before" ? readNounBefore(passage, from, cue.from) : readNounBehind(passage, cue.to, to);
    if (text !== null) return { text, relation: relationOf(passage, cue), offset: offsetOf(passage, cue) };
  }
  return isNaming ? readCompany(passage, from, to) : null;
}

/** "so bloated with pizza": of a complaint of the gut or an allergy, what it came with. */
function readCompany(passage: Passage, from: number, to: number): Trigger | null {
  const { words, mentions, mentionAt } = passage;
  for (let at = from + 1; at < to - 1; at++) {
    const mention = mentions[mentionAt[at - 1] ?? -1];
    if (mention?.to !== at || !companies.has(words[at]?.text ?? "")) continue;
    if (!eaten.has(mention.found.symptomId) || notFoods.has(words[at + 1]?.text ?? "")) continue;
    const text = readNounBehind(passage, at + 1, to);
    if (text !== null && !notFoods.has(text.split(" ").at(-1) ?? ""))
      return { text, relation: "with", offset: null };
  }
  return null;
}

/** "It started after the pizza", but not "went to bed after a film". */
function isPlain({ words, timeAt }: Passage, from: number, to: number): boolean {
  return words.slice(from, to).every(({ text }, place) => timeAt[from + place] !== -1 || fillers.has(text));
}

function relationOf({ words }: Passage, { value, from }: FoundPhrase<CueKind>): TriggerRelation | null {
  const isImmediate = value === "after" && immediates.has(words[from - 1]?.text ?? "");
  return isImmediate ? "immediately_after" : relations[value];
}

/** "ten minutes after the cashews" */
function offsetOf({ times, timeAt }: Passage, { from }: FoundPhrase<CueKind>): string | null {
  const meaning = times[timeAt[from] ?? -1]?.found.meaning ?? times[timeAt[from - 1] ?? -1]?.found.meaning;
  return meaning?.kind === "relative" ? (meaning.offset?.iso ?? null) : null;
}
