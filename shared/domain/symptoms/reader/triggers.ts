import { compileWordLists, wordAt } from "../../../language/mod.ts";
import type { SymptomEvent } from "../symptom-event.ts";
import { readClauseTriggers, type TriggerStatement } from "./clause-triggers.ts";
import {
  type Assertions,
  type Clause,
  findAntecedents,
  isListedUpTo,
  listClauses,
  type Mention,
  type Passage,
} from "./passage.ts";
import { findMedicine } from "./trigger-actions.ts";
import { readIntakeTriggers } from "./trigger-intakes.ts";
import triggerData from "./wording/trigger.json" with { type: "json" };

type Trigger = NonNullable<SymptomEvent["trigger"]>;
type Triggers = Map<number, TriggerStatement>;

const lists = compileWordLists(triggerData);
const ownTimeReach = 60;
const joints = new Set([",", "and", "&", "+", "n", "plus", "with", "or"]);

/**
 * The cause that the report gives for each mention, by index. What is only stated to have been eaten or taken beside a
 * symptom counts where no words name a cause.
 */
export function readTriggers(passage: Passage, assertions: Assertions): Map<number, Trigger> {
  if (assertions.present.size === 0) return new Map();
  const triggers: Triggers = new Map();
  for (const sentence of passage.sentences.keys()) readSentence(passage, assertions, sentence, triggers);
  const values = new Map([...triggers].map(([index, { value }]) => [index, value]));
  for (const index of assertions.present) {
    const own = readCompound(passage, passage.mentions[index]);
    if (own && !values.has(index)) values.set(index, own);
  }
  for (const [index, value] of readIntakeTriggers(passage, assertions.present))
    if ((triggers.get(index)?.rank ?? (values.has(index) ? 3 : 1)) === 1) values.set(index, value);
  return new Map([...values].filter(([index, { span }]) => !isWithin(passage.mentions[index], span)));
}

/** "woke up with anxiety": a symptom cannot be its own cause. */
function isWithin(mention: Mention | undefined, span: Trigger["span"]): boolean {
  return mention !== undefined && span.start <= mention.found.start && span.end >= mention.found.end;
}

/** The mentions that only say what brought on another: "stressed" in "stomach pain comes on when I'm stressed". */
export function listCauses({ mentions }: Passage, triggers: ReadonlyMap<number, Trigger>): Set<number> {
  const causes = [...triggers.values()];
  const isCause = ({ found: { start, end, symptomId } }: Mention) =>
    lists.circumstances.has(symptomId) && causes.some(({ span }) => span.start <= start && span.end >= end);
  return new Set([...mentions.keys()].filter((index) => mentions[index] && isCause(mentions[index])));
}

/** What the clauses read so far lend to the next: a cause in front, and symptoms whose cause may come behind. */
type SentenceState = { leading: TriggerStatement | null; open: readonly number[] };

function readSentence(passage: Passage, assertions: Assertions, sentence: number, triggers: Triggers): void {
  const state: SentenceState = { leading: null, open: [] };
  for (const clause of listClauses(passage, sentence)) {
    const own = assertions.presentByClause.get(clause.id);
    const statements = readClauseTriggers(passage, assertions, clause, own !== undefined);
    if (own !== undefined) readNamingClause(passage, clause, { own, statements }, state, triggers);
    else readBareClause(passage, assertions, { clause, statements }, state, triggers);
  }
}

/** A clause that names no symptom is about the one before, and leads in what follows. */
function readBareClause(
  passage: Passage,
  assertions: Assertions,
  { clause, statements }: { readonly clause: Clause; readonly statements: readonly TriggerStatement[] },
  state: SentenceState,
  triggers: Triggers,
): void {
  const [strongest] = [...statements].sort((a, b) => b.rank - a.rank);
  if (strongest === undefined) return;
  for (const index of findAntecedents(passage, assertions, clause.from)) keep(triggers, index, strongest);
  state.leading = strongest;
}

function readNamingClause(
  passage: Passage,
  clause: Clause,
  { own, statements }: { readonly own: readonly number[]; readonly statements: readonly TriggerStatement[] },
  state: SentenceState,
  triggers: Triggers,
): void {
  for (const index of own) {
    const lent = hasOwnTime(passage, clause, index) ? null : state.leading;
    const chosen = chooseStatement(passage, index, statements) ?? lent;
    if (chosen) keep(triggers, index, chosen);
  }
  state.leading = statements.find(({ from }) => isInFront(passage, own, from)) ?? state.leading;
  const last = statements.at(-1);
  if (last !== undefined && isOfAll(passage, clause, last))
    for (const index of state.open) if (!triggers.has(index)) keep(triggers, index, last);
  state.open = statements.length === 0 && !hasTime(passage, clause) ? [...state.open, ...own] : [];
}

/** "My tummy gurgles and I'm passing wind after the beans": a cause behind the last of joined clauses is of all of them. */
function isOfAll(passage: Passage, { from }: Clause, { rank, isSubject, value }: TriggerStatement): boolean {
  return rank === 3 && !isSubject && value.relation === "after" && joints.has(wordAt(passage.words, from));
}

function hasTime({ timeAt }: Passage, { from, to }: Clause): boolean {
  return timeAt.slice(from, to).some((time) => time !== -1);
}

/** The first statement of a cause stands unless a later one says more: after "after lunch", "probably the mayo". */
function keep(triggers: Triggers, index: number, statement: TriggerStatement): void {
  const known = triggers.get(index);
  if (known === undefined || statement.rank > known.rank) triggers.set(index, statement);
}

function isInFront({ mentions }: Passage, indexes: readonly number[], at: number): boolean {
  return (mentions[indexes[0] ?? -1]?.from ?? at) > at;
}

/** Of the causes that a clause states the one of a mention: of several the more exact one, of equals that behind it. */
function chooseStatement(
  passage: Passage,
  index: number,
  statements: readonly TriggerStatement[],
): TriggerStatement | null {
  const from = passage.mentions[index]?.from ?? 0;
  const subject = statements.findLast((one) => one.isSubject && one.from < from);
  const behind = statements.filter((one) => !one.isSubject && one.from >= from);
  const reached = behind.filter((one) => isListedUpTo(passage, index, one.from));
  const before = statements.filter((one) => !one.isSubject && one.from < from && opens(passage, index, one));
  const isOwn = subject !== undefined && !hasBetween(statements, subject.from, from);
  const [best] = [...(isOwn ? [subject] : []), ...reached.slice(0, 2), ...before].sort(
    (a, b) => b.rank - a.rank,
  );
  return best ?? null;
}

function hasBetween(statements: readonly TriggerStatement[], from: number, to: number): boolean {
  return statements.some((one) => one.from > from && one.from < to);
}

/** "after breakfast dizzy, …": a cause in front of the first mention of its clause, or behind a joint. */
function opens({ words, mentions, mentionAt }: Passage, index: number, { from }: TriggerStatement): boolean {
  const mentionFrom = mentions[index]?.from ?? 0;
  let at = from - 1;
  while (at >= 0 && mentionAt[at] === -1 && words[at]?.text !== "\n") at--;
  if ((mentionAt[at] ?? -1) === -1) return true;
  return joints.has(wordAt(words, from - 1)) && mentionFrom > from;
}

/**
 * "Bloating two hours after the lasagna, and chest pain since this morning": what has a time of its own behind that of
 * the symptom before it came from something else.
 */
function hasOwnTime({ mentions, times, timeAt }: Passage, { from, to }: Clause, index: number): boolean {
  const [before, own] = [mentions[index - 1], mentions[index]];
  if (before === undefined || own === undefined || before.from < from) return false;
  const isBetween = timeAt.slice(before.to, own.from).some((time) => time !== -1);
  const behind = timeAt.slice(own.to, Math.min(to, own.to + ownTimeReach));
  return isBetween && behind.some((time) => times[time]?.found.meaning.kind === "since");
}

function isCompound(text: string): boolean {
  return lists.compounds.has(text) || lists.compoundFoods.has(text);
}

/** "stress headache", "exercise-induced nausea", "caffeine jitters" */
function readCompound(passage: Passage, mention: Mention | undefined): Trigger | null {
  if (mention === undefined) return null;
  const { text, words, mentionAt } = passage;
  const medicine = findMedicine(passage, mention.from - 1, mention.from);
  if (medicine !== null) return { ...medicine, relation: null, offset: null, mayBeFood: false };
  const inside = mention.to - mention.from > 1 ? mention.from : mention.from - 1;
  const at = lists.inducing.has(wordAt(words, inside)) ? inside - 1 : inside;
  const word = words[at];
  const isFree = at >= mention.from || mentionAt[at] === -1;
  if (word === undefined || !isFree || !isCompound(word.text)) return null;
  const span = { start: word.start, end: word.end };
  const mayBeFood = lists.compoundFoods.has(word.text);
  return {
    text: text.slice(span.start, span.end).toLowerCase(),
    span,
    relation: null,
    offset: null,
    mayBeFood,
  };
}
