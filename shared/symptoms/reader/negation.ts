import { listMarkedDenied } from "./marked-denials.ts";
import { denyScope, type TriggerKind } from "./negation-scope.ts";
import type { Passage } from "./passage.ts";
import { compileList, compilePhrases, type FoundPhrase, findPhraseAt } from "./phrase-list.ts";
import { isReaffirmed } from "./reaffirmation.ts";
import negation from "./wording/negation.json" with { type: "json" };

/** By mention index: what the text says is absent, and what it says was there and is no longer. */
export interface Denials {
  readonly denied: ReadonlySet<number>;
  readonly ended: ReadonlySet<number>;
}

const triggers = compilePhrases<TriggerKind | "pseudo">([
  ...negation.pseudo.map((pattern) => [pattern, "pseudo"] as const),
  ...negation.endedTriggers.map((pattern) => [pattern, "ended"] as const),
  ...negation.subjectTriggers.map((pattern) => [pattern, "subject"] as const),
  ...negation.nounTriggers.map((pattern) => [pattern, "noun"] as const),
  ...negation.verbTriggers.map((pattern) => [pattern, "verb"] as const),
]);
const endedTrailers = compileList(negation.endedTrailers);
const habitChanges = compileList(negation.habitChanges);
const doubled = new Set(negation.doubled.split(" "));
const signs = new Set(negation.signs.split(" "));
const doubledReach = 6;
const signReach = 30;

/** Finds the symptoms that the text denies, in the manner of NegEx with the grammar of lists for its scope. */
export function findDenials(passage: Passage): Denials {
  const denied = new Set<number>();
  const ended = new Set<number>();
  for (let at = 0; at < passage.words.length; ) {
    const trigger = findTrigger(passage, at);
    const kind = trigger && judgeTrigger(passage, trigger);
    if (kind) {
      const scope = denyScope(passage, trigger.to, kind);
      const isOver = (kind === "ended" || endsScope(passage, scope)) && !isOutgrown(passage, scope);
      for (const mention of scope) (isOver ? ended : denied).add(mention);
    }
    at = trigger?.to ?? at + 1;
  }
  for (const mention of listMarkedDenied(passage)) denied.add(mention);
  for (const mention of denied) if (isReaffirmed(passage, mention)) denied.delete(mention);
  return { denied, ended };
}

/** How far a trigger denies, null where it only looks like one. */
function judgeTrigger(passage: Passage, trigger: FoundPhrase<TriggerKind | "pseudo">): TriggerKind | null {
  if (trigger.value === "pseudo" || isDoubled(passage, trigger)) return null;
  return isSign(passage, trigger) ? "sign" : trigger.value;
}

function findTrigger(passage: Passage, at: number): FoundPhrase<TriggerKind | "pseudo"> | null {
  const sentence = passage.sentences[passage.sentenceAt[at] ?? -1];
  if (sentence === undefined || passage.mentionAt[at] !== -1) return null;
  return findPhraseAt(triggers, passage.words, at, sentence.to);
}

/** "nausea, no vomiting, headache, no fever": where each has its own sign, a comma carries none on. */
function isSign({ words, clauseAt, mentionAt }: Passage, { from, to }: FoundPhrase<unknown>): boolean {
  if (!signs.has(words[from]?.text ?? "")) return false;
  if (words[from - 1]?.text === "," && (mentionAt[from - 2] ?? -1) !== -1) return true;
  const rest = words.slice(to, to + signReach);
  return rest.some(({ text }, place) => signs.has(text) && clauseAt[to + place] === clauseAt[from]);
}

/** "can't eat without getting sick": two denials tell that it happens. */
function isDoubled({ words, sentenceAt }: Passage, { from }: FoundPhrase<unknown>): boolean {
  const text = words[from]?.text;
  if (text !== "without" && text !== "w/o") return false;
  for (let at = from - 1; at >= from - doubledReach && sentenceAt[at] === sentenceAt[from]; at--) {
    if (doubled.has(words[at]?.text ?? "")) return true;
  }
  return false;
}

/** "not dizzy anymore" */
function endsScope(passage: Passage, scope: readonly number[]): boolean {
  const last = passage.mentions[scope.at(-1) ?? -1];
  return last !== undefined && findPhraseAt(endedTrailers, passage.words, last.to) !== null;
}

/** "no more heartburn since I stopped coffee": not of this episode. */
function isOutgrown({ words, mentions }: Passage, scope: readonly number[]): boolean {
  const last = mentions[scope.at(-1) ?? -1];
  return last !== undefined && findPhraseAt(habitChanges, words, last.to) !== null;
}
