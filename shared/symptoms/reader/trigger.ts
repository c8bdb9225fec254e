import type { SymptomEvent, TriggerRelation } from "../symptom-event.ts";
import { findAntecedents, type Standing } from "./antecedent.ts";
import { listClauses } from "./clause-list.ts";
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
  for (const [sentence] of passage.sentences.entries()) {
    let leading: Trigger | null = null;
    for (const { id, from, to } of listClauses(passage, sentence)) {
      const indexes = standing.toldByClause.get(id) ?? [];
      const told = readClause(passage, from, to, indexes.length > 0);
      if (indexes.length === 0) {
        leading = told ?? leading;
        if (told) setMissing(triggers, findAntecedents(passage, standing, from), told);
      } else setMissing(triggers, indexes, told ?? leading);
      if (told && indexes.length > 0 && isInFront(passage, indexes, from)) leading = told;
    }
  }
  return triggers;
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
