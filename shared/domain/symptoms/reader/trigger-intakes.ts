import { compileWordLists, findPhraseAt, wordAt } from "../../../language/mod.ts";
import type { SymptomEvent } from "../symptom-event.ts";
import type { Mention, Passage, Sentence, Statement } from "./passage.ts";
import { readActionBehind } from "./trigger-actions.ts";
import { readNounBehind, type TriggerWords } from "./trigger-nouns.ts";
import { endOfBareCause, endOfGuess, readGuess, readOpening } from "./trigger-openings.ts";
import triggerData from "./wording/trigger.json" with { type: "json" };

const lists = compileWordLists(triggerData);
const nounReach = 8;
const reliefReach = 8;
const longestTerse = 14;

/** Of what was eaten or taken, or not: "prawns", "haven't eaten". */
type Intake = TriggerWords & { readonly mayBeFood: boolean };
type Trigger = NonNullable<SymptomEvent["trigger"]>;

/** What was eaten or taken beside asserted mentions, by their index; of several intakes the nearest in front. */
export function readIntakeTriggers(passage: Passage, present: ReadonlySet<number>): Map<number, Trigger> {
  const { sentences, mentions, sentenceAt } = passage;
  const indexes = [...present].sort((a, b) => a - b);
  const bySentence = Map.groupBy(indexes, (index) => sentenceAt[mentions[index]?.from ?? -1] ?? -1);
  const triggers = new Map<number, Trigger>();
  for (const [number, sentence] of sentences.entries()) {
    const intakes = readIntakes(passage, sentence);
    for (const [place, { from, value }] of intakes.entries()) {
      const reached = listReached(passage, bySentence, number, {
        from,
        to: intakes[place + 1]?.from ?? null,
      }).filter((index) => !isRemedyOf(passage, index, { from, value }));
      for (const index of reached) triggers.set(index, { ...value, relation: "after", offset: null });
    }
  }
  return triggers;
}

/** The mentions behind an intake in its sentence, else those before the first one, else those of the next sentence. */
function listReached(
  { mentions, sentences, words }: Passage,
  bySentence: ReadonlyMap<number, readonly number[]>,
  number: number,
  { from, to }: { readonly from: number; readonly to: number | null },
): readonly number[] {
  const own = bySentence.get(number) ?? [];
  const sentence = sentences[number];
  const behind = own.filter((index) => isWithin(mentions[index], from, to ?? words.length));
  if (behind.length > 0 || to !== null) return behind;
  if (own.length > 0) return own.filter((index) => isWithin(mentions[index], 0, from));
  const next = bySentence.get(number + 1) ?? [];
  if (next.length > 0) return next;
  // "Feel sick. Had sushi."
  const isLast = next.length === 0 && number >= sentences.length - 2 && words.length <= longestTerse;
  const isRemark = isLast || words.slice(from, sentence?.to).some(({ text }) => lists.remarks.has(text));
  return isRemark ? (bySentence.get(number - 1) ?? []) : [];
}

/** "headache, took ibuprofen", "took gaviscon for the burning": what is taken against a symptom is not its cause. */
function isRemedyOf(
  { words, mentions }: Passage,
  index: number,
  { from, value }: Pick<Statement<Intake>, "from" | "value">,
): boolean {
  const mention = mentions[index];
  if (mention === undefined) return false;
  const isAfter = mention.from < from;
  // "lightheaded, ate a cookie and felt ok"
  const behind = words.slice(from, from + reliefReach);
  if (isAfter && behind.some(({ text }) => lists.relieved.has(text) || lists.helping.has(text))) return true;
  if (isAfter && lists.attempts.has(wordAt(words, from))) return true;
  const named = value.text.split(" ");
  if (named.some((word) => lists.remedies.has(word)) && isAfter) return true;
  return named.some((word) => lists.painRemedies.has(word)) && lists.treated.has(mention.found.symptomId);
}

function isWithin(mention: Mention | undefined, from: number, to: number): boolean {
  return mention !== undefined && mention.from >= from && mention.from < to;
}

/**
 * What a sentence states to have been eaten, drunk or taken, without a word that makes it the cause: "had prawns at lunch",
 * "gassy, ate too much bread", "haven't eaten all day".
 */
function readIntakes(passage: Passage, sentence: Sentence): Statement<Intake>[] {
  const { from, to, isQuestion } = sentence;
  const found: Statement<Intake>[] = [];
  const guessEnd = isQuestion ? to : (endOfGuess(passage, sentence) ?? endOfBareCause(passage, sentence));
  const guess = guessEnd === null ? null : readGuess(passage, { ...sentence, to: guessEnd });
  if (guess !== null) return [{ from: to - 1, to, value: { ...guess, mayBeFood: true } }];
  if (isQuestion) return found;
  const opening = readOpening(passage, sentence);
  if (opening !== null) found.push({ from, to: opening.to, value: { ...opening, mayBeFood: true } });
  for (let at = opening?.to ?? from; at < to; at++) {
    const intake = readIntake(passage, from, at, to);
    if (intake === null) continue;
    found.push({ from: at, to: at + 1, value: intake });
  }
  return found;
}

function readIntake(passage: Passage, first: number, at: number, limit: number): Intake | null {
  const { words, mentionAt } = passage;
  if (mentionAt[at] !== -1 || !isOwn(passage, first, at)) return null;
  const fast = findPhraseAt(lists.fasts, words, at, { limit });
  const action = fast && readActionBehind(passage, at, limit);
  if (fast !== null) return action && { ...action, mayBeFood: false };
  const doing = lists.doings.has(wordAt(words, at)) ? readActionBehind(passage, at, limit) : null;
  if (doing !== null) return { ...doing, mayBeFood: false };
  const verb = findPhraseAt(lists.intakes, words, at, { limit });
  const loose = verb === null ? findPhraseAt(lists.looseIntakes, words, at, { limit }) : null;
  const end = verb?.end ?? loose?.end;
  if (end === undefined) return null;
  const noun = readNounBehind(passage, end, Math.min(limit, end + nounReach));
  const manner = noun === null && verb !== null ? readActionBehind(passage, at, limit) : null;
  if (manner !== null) return { ...manner, mayBeFood: false };
  if (noun === null || isSymptom(passage, noun)) return null;
  const named = noun.text.split(" ");
  const head = named.at(-1) ?? "";
  const isOther =
    /(?:itis|osis|emia)$/.test(head) ||
    lists.notIntakes.has(head) ||
    (loose === null && lists.notIntakes.has(named[0] ?? ""));
  return isOther ? null : { ...noun, mayBeFood: true };
}

/** "I also had insomnia" */
function isSymptom({ mentions }: Passage, { span }: TriggerWords): boolean {
  return mentions.some(({ found }) => found.start >= span.start && found.end <= span.end);
}

/** Whether the writer did it: "I ate", "just had", a verb that opens the sentence, but not "my son ate" nor "didn't eat". */
function isOwn({ words, timeAt }: Passage, first: number, at: number): boolean {
  const before = at - 1;
  if (before < first || words[before]?.kind !== "word") return true;
  return timeAt[before] !== -1 || lists.intakeLeads.has(wordAt(words, before));
}
