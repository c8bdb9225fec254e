import {
  compileWordLists,
  findApart,
  indexByMeaning,
  type PhraseHit,
  wordAt,
} from "../../../language/mod.ts";
import type { SymptomEvent, TriggerRelation } from "../symptom-event.ts";
import { type Assertions, type Clause, type Passage, type Statement, timeOf } from "./passage.ts";
import { readActionBefore, readActionBehind, readDoingBehind } from "./trigger-actions.ts";
import {
  readMealBehind,
  readNounBefore,
  readNounBehind,
  skipAdverbs,
  startOfFast,
  type TriggerWords,
} from "./trigger-nouns.ts";
import timingData from "./wording/timing.json" with { type: "json" };
import triggerData from "./wording/trigger.json" with { type: "json" };

type Trigger = NonNullable<SymptomEvent["trigger"]>;
type CueKind = "after" | "cause" | "with" | "before" | "link";
type Cue = PhraseHit<CueKind>;

/** A cause in its clause; of several of one symptom that of the highest rank stands: a meal is the lowest. */
export type TriggerStatement = Statement<Trigger> & {
  readonly rank: 1 | 2 | 3;
  /** Whether it stands in front of what it causes: "the milk gave me". */
  readonly isSubject: boolean;
};

const timing = compileWordLists(timingData);
const lists = compileWordLists(triggerData);
const cues = indexByMeaning<CueKind>({
  before: triggerData.before,
  after: triggerData.after,
  cause: triggerData.cause,
  with: triggerData.with,
  link: triggerData.links,
});
const relations: Readonly<Record<CueKind, TriggerRelation | null>> = {
  after: "after",
  cause: null,
  with: "with",
  before: null,
  link: "during",
};
const denialReach = 5;

/** The causes that a clause states, in order. */
export function readClauseTriggers(
  passage: Passage,
  { unrelated }: Assertions,
  { from, to }: Clause,
  isNaming: boolean,
): TriggerStatement[] {
  const { words, mentionAt } = passage;
  // "My daughter gets hives from strawberries but I …": a cause of another's symptom is none of one's own.
  if (!isNaming && mentionAt.slice(from, to).some((mention) => unrelated.has(mention))) return [];
  const found: TriggerStatement[] = [];
  const reliefAt = findRelief(passage, from, to);
  const plainTo = findPlainEnd(passage, from, to);
  for (const cue of findApart(cues, words, from, to)) {
    if (cue.start > reliefAt) break;
    if (!isNaming && !isStating(cue) && cue.start > plainTo) continue;
    if (cue.meaning === "cause" && lists.notFrom.has(wordAt(words, cue.start - 1))) continue;
    if (isDenied(passage, from, cue) || isTreatment(words, cue)) continue;
    const statement = readCue(passage, cue, { from, to });
    if (statement !== null) found.push(statement);
  }
  if (!isNaming) return found;
  found.push(...listDoings(passage, from, to));
  return found.length > 0 ? found : readCompany(passage, from, to);
}

/** "breathless climbing stairs": what was done right behind the name of a symptom. */
function listDoings(passage: Passage, from: number, to: number): TriggerStatement[] {
  const { words, mentions, mentionAt } = passage;
  return words.slice(from, to).flatMap(({ text }, place): TriggerStatement[] => {
    const at = from + place;
    const isBehind = text.endsWith("ing") && mentions[mentionAt[at - 1] ?? -1]?.to === at;
    const doing = isBehind ? readActionBehind(passage, at, to) : null;
    if (doing === null) return [];
    return [
      {
        from: at,
        to: at + 1,
        rank: 2,
        isSubject: false,
        value: { ...doing, relation: "during", offset: null, mayBeFood: false },
      },
    ];
  });
}

function readCue(
  passage: Passage,
  cue: Cue,
  { from, to }: { from: number; to: number },
): TriggerStatement | null {
  const { start, end, meaning } = cue;
  const isSubject = meaning === "before";
  const place = { from: isSubject ? start - 1 : start, to: end, isSubject };
  const state = (words: TriggerWords, rank: 1 | 2 | 3) => ({
    ...place,
    rank,
    value: {
      ...words,
      relation: relationOf(passage, cue),
      offset: offsetOf(passage, cue),
      mayBeFood: rank === 3,
    },
  });
  const noun = isSubject ? readNounBefore(passage, from, start) : readNounBehind(passage, end, to);
  // "Coffee on an empty stomach makes me shaky": what was taken goes before how it was.
  const fast = isSubject ? startOfFast(passage, skipAdverbs(passage, from, start)) : null;
  if (fast !== null && fast > from && noun !== null) return state(noun, 3);
  const action = isSubject ? readActionBefore(passage, from, start) : readAction(passage, cue, to);
  if (action !== null) return state(action, 2);
  if (noun !== null && meaning !== "link") return state(noun, 3);
  const doing = meaning === "after" || meaning === "cause" ? readDoingBehind(passage, end, to) : null;
  if (doing !== null) return state(doing, 2);
  const isMealCue = lists.mealCues.has(wordAt(passage.words, start)) && !isSubject;
  const meal = isMealCue ? readMealBehind(passage, start + 1, to) : null;
  return meal && state(meal, 1);
}

/** What was done behind a cue: its own verb belongs to it ("after eating too fast"), unless it only leads to a noun. */
function readAction(passage: Passage, { start, end }: Cue, limit: number): TriggerWords | null {
  const inside = readActionBehind(passage, start + 1, limit);
  return inside ?? readActionBehind(passage, end, limit);
}

/** The first word of relief: "The cough eased after tea", but not "my hands went numb while typing". */
function findRelief({ words, mentionAt }: Passage, from: number, to: number): number {
  let at = from;
  while (at < to && (mentionAt[at] !== -1 || !lists.relieved.has(wordAt(words, at)))) at++;
  return at;
}

/** "I don't think it was the milk", "I doubt the fish caused it" */
function isDenied({ words, mentionAt }: Passage, from: number, { start }: Cue): boolean {
  for (let at = start - 1; at >= Math.max(from, start - denialReach); at--) {
    const word = words[at];
    if (mentionAt[at] !== -1 || word?.kind === "mark") return false;
    if (word && lists.denials.has(word.text)) return wordAt(words, at - 1) !== "no";
  }
  return false;
}

/** ", on amoxicillin": what is taken against it. */
function isTreatment(words: Passage["words"], { start, end }: Cue): boolean {
  const isApart = wordAt(words, start) === "on" && wordAt(words, start - 1) === ",";
  return isApart && lists.remedies.has(wordAt(words, Math.max(end, start + 1)));
}

/** "It started" of "It started after the pizza", but nothing of "went to bed after a film". */
function findPlainEnd({ words, timeAt }: Passage, from: number, to: number): number {
  let at = from;
  while (at < to && (timeAt[at] !== -1 || timing.fillers.has(wordAt(words, at)))) at++;
  return at;
}

function isStating({ meaning }: Cue): boolean {
  return meaning === "cause" || meaning === "before";
}

/** "so bloated with pizza": of a complaint of the gut or an allergy, what it came with. */
function readCompany(passage: Passage, from: number, to: number): TriggerStatement[] {
  const { words, mentions, mentionAt } = passage;
  for (let at = from + 1; at < to - 1; at++) {
    if (!["with", "w/"].includes(wordAt(words, at))) continue;
    let before = at - 1;
    while (before > from && mentionAt[before] === -1 && lists.amounts.has(wordAt(words, before))) before--;
    const mention = mentions[mentionAt[before] ?? -1];
    if (mention === undefined) continue;
    if (!lists.eaten.has(mention.found.symptomId) || lists.notFoods.has(wordAt(words, at + 1))) continue;
    const noun = readNounBehind(passage, at + 1, to);
    if (noun === null || noun.text.split(" ").every((word) => lists.notFoods.has(word))) continue;
    const value: Trigger = { ...noun, relation: "with", offset: null, mayBeFood: true };
    return [{ from: at, to: at + 1, value, rank: 3, isSubject: false }];
  }
  return [];
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
