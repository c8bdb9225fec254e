import { listPreceding } from "./mention-run.ts";
import { denyScope, type TriggerKind } from "./negation-scope.ts";
import type { Mention, Passage } from "./passage.ts";
import { compileList, compilePhrases, type FoundPhrase, findPhraseAt, findPhrases } from "./phrase-list.ts";
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
const postTriggers = compileList(negation.postTriggers);
const endedTrailers = compileList(negation.endedTrailers);
const reaffirmers = compileList(negation.reaffirmers);
const laterAffirmers = compileList(negation.laterAffirmers);
const laterTurns = new Set(negation.laterTurns.split(" "));
const habitChanges = compileList(negation.habitChanges);
const doubled = new Set(negation.doubled.split(" "));
const postLinks = new Set(negation.postLinks.split(" "));
const plainPost = new Set(negation.plainPost.split(" "));
const carriers = new Set(negation.carriers.split(" "));
const signs = new Set(negation.signs.split(" "));
const doubledReach = 6;
const turnReach = 30;
const listMarks = new Set([",", ":", ";", "("]);

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
  for (const mention of listDeniedBehind(passage)) denied.add(mention);
  for (const mention of listDeniedItems(passage)) denied.add(mention);
  for (const mention of listSigned(passage)) denied.add(mention);
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
  const rest = words.slice(to, to + turnReach);
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

/** "fever: none", "nausea and vomiting absent" */
function listDeniedBehind(passage: Passage): number[] {
  return passage.mentions.flatMap((mention, index) =>
    isDeniedBehind(passage, mention) ? listPreceding(passage, index) : [],
  );
}

function isDeniedBehind(
  { words, sentences, sentenceAt, mentionAt, timeAt }: Passage,
  mention: Mention,
): boolean {
  const limit = sentences[sentenceAt[mention.from] ?? -1]?.to ?? mention.to;
  const skipped = postLinks.has(words[mention.to]?.text ?? "") ? mention.to + 1 : mention.to;
  const trigger =
    findPhraseAt(postTriggers, words, mention.to, limit) ??
    (skipped < limit ? findPhraseAt(postTriggers, words, skipped, limit) : null);
  if (trigger === null) return false;
  const isPlain = trigger.to - trigger.from === 1 && plainPost.has(words[trigger.from]?.text ?? "");
  if (!isPlain || trigger.to >= limit) return true;
  return words[trigger.to]?.kind === "mark" || (timeAt[trigger.to] !== -1 && mentionAt[trigger.to] === -1);
}

/** A heading such as "Denies:" holds for the bullets below it. */
function listDeniedItems({ words, sentences, sentenceAt, mentions }: Passage): number[] {
  const deniedSentences = new Set<number>();
  let isDenied = false;
  for (const [index, { to, isItem, isHeader }] of sentences.entries()) {
    if (isHeader) isDenied = carriers.has(words[to - 2]?.text ?? "");
    else if (!isItem) isDenied = false;
    else if (isDenied) deniedSentences.add(index);
  }
  return [...mentions.keys()].filter((index) => {
    return deniedSentences.has(sentenceAt[mentions[index]?.from ?? -1] ?? -1);
  });
}

/** "I don't have a headache. Actually yes I do" */
function isReaffirmed({ words, mentions, sentences, sentenceAt }: Passage, index: number): boolean {
  const mention = mentions[index];
  if (mention === undefined) return false;
  let at = mention.to;
  while (words[at] !== undefined && words[at]?.kind !== "word") at++;
  const limit = sentences[sentenceAt[at] ?? -1]?.to ?? at;
  const phrase = findPhraseAt(reaffirmers, words, at, limit);
  if (isAffirmedLater(words, mention.to, sentences[sentenceAt[mention.from] ?? -1]?.to ?? mention.to))
    return true;
  if (phrase === null || at === mention.to) return false;
  return phrase.to >= limit || words[phrase.to]?.kind === "mark" || reaffirms(words[phrase.to]?.text);
}

/** "I never get headaches but today I have one" */
function isAffirmedLater(words: Passage["words"], from: number, limit: number): boolean {
  const turn = words
    .slice(from, Math.min(limit, from + turnReach))
    .findIndex(({ text }) => laterTurns.has(text));
  return (
    turn >= 0 &&
    findPhrases(laterAffirmers, words, from + turn, Math.min(limit, from + turnReach)).some(({ to }) => {
      return to >= limit || words[to]?.kind === "mark";
    })
  );
}

function reaffirms(text: string | undefined): boolean {
  return text === "i" || text === "though" || text === "actually";
}

/** "+ bloating, - nausea", "(-) fever": the signs of clinical notes. */
function listSigned(passage: Passage): number[] {
  const { words, mentions } = passage;
  return [...mentions.keys()].filter((index) => {
    const from = mentions[index]?.from ?? 0;
    const [third, second, first] = [from - 3, from - 2, from - 1].map((at) => words[at]?.text ?? "");
    if (third === "(" && second === "-" && first === ")") return true;
    return first === "-" && isListStart(passage, from - 2) && (second === "(" || hasPlus(passage, from));
  });
}

function isListStart({ words, sentenceAt }: Passage, at: number): boolean {
  return sentenceAt[at] !== sentenceAt[at + 1] || listMarks.has(words[at]?.text ?? "");
}

function hasPlus({ words, sentences, sentenceAt }: Passage, at: number): boolean {
  const { from, to } = sentences[sentenceAt[at] ?? -1] ?? { from: 0, to: 0 };
  return words.slice(from, to).some(({ text }) => text === "+");
}
