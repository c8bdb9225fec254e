import { compileWordLists, wordAt } from "../../../language/mod.ts";
import { addName, findNames, type NameIndex } from "../vocabulary/vocabulary.ts";
import type { Passage } from "./passage.ts";
import type { TriggerWords } from "./trigger-nouns.ts";
import medicineData from "./wording/medicines.json" with { type: "json" };
import triggerData from "./wording/trigger.json" with { type: "json" };

type Action = { readonly from: number; readonly to: number };

const lists = compileWordLists(triggerData);
const actions: NameIndex<true> = new Map();
const leadReach = 5;
const tailReach = 4;
const beforeReach = 6;
const shortestDoing = 5;
const longestDoing = 7;

const medicines: NameIndex<true> = new Map();
for (const name of medicineData.medicines) addName(medicines, name, true);
for (const name of [...triggerData.actions, ...medicineData.medicines]) addName(actions, name, true);

/** What was done or met with behind a link: "when i lie down", "from staring at the screen", "because I skipped lunch". */
export function readActionBehind(passage: Passage, start: number, limit: number): TriggerWords | null {
  const { words, timeAt } = passage;
  for (let at = start; at < Math.min(limit, start + leadReach); at++) {
    const end = findAction(passage, at, limit);
    if (end !== null) return write(passage, { from: at, to: extend(passage, end, limit) });
    const isLead = lists.actionLeads.has(wordAt(words, at)) || timeAt[at] !== -1;
    if (!isLead && words[at]?.kind !== "number") return null;
  }
  return null;
}

/** The first medicine or supplement that is named in the words `from` to before `to`, null for none. */
export function findMedicine(passage: Passage, from: number, to: number): TriggerWords | null {
  for (let at = from; at < to; at++) {
    if (passage.mentionAt[at] !== -1) continue;
    if (passage.timeAt[at] !== -1) continue;
    const ends = findNames(medicines, passage.words, at).map(({ end }) => end);
    const longest = Math.max(0, ...ends.filter((end) => end <= to));
    if (longest > 0) return write(passage, { from: at, to: longest });
  }
  return null;
}

/** Any other thing that was done behind a cue: "from chopping 2 kilos of onions". */
export function readDoingBehind(
  { words, mentionAt, text, ...passage }: Passage,
  from: number,
  limit: number,
): TriggerWords | null {
  let at = from;
  // "from all the gardening"
  while (at < limit && (lists.determiners.has(wordAt(words, at)) || lists.amounts.has(wordAt(words, at))))
    at++;
  const verb = words[at];
  const isDoing = verb?.kind === "word" && verb.text.length > shortestDoing && verb.text.endsWith("ing");
  if (!isDoing || mentionAt[at] !== -1 || lists.notGerunds.has(verb.text)) return null;
  let to = at + 1;
  while (
    to < Math.min(limit, at + longestDoing) &&
    mentionAt[to] === -1 &&
    !lists.gerundStops.has(wordAt(words, to))
  )
    to++;
  while (lists.actionLinks.has(wordAt(words, to - 1)) || lists.determiners.has(wordAt(words, to - 1))) to--;
  return write({ ...passage, words, mentionAt, text }, { from: at, to });
}

/** What was done, in front of a cue: "skipping breakfast makes me", "lying down after meals gives me". */
export function readActionBefore(passage: Passage, limit: number, end: number): TriggerWords | null {
  for (let from = Math.max(limit, end - beforeReach); from < end; from++) {
    const to = findAction(passage, from, end);
    if (to !== null) return write(passage, { from, to: extend(passage, to, end) });
  }
  return null;
}

/** The word behind the action that begins at a word, null where none does. */
function findAction(
  { words, mentions, mentionAt, timeAt }: Passage,
  at: number,
  limit: number,
): number | null {
  const mention = mentions[mentionAt[at] ?? -1];
  if (mention)
    return lists.circumstances.has(mention.found.symptomId) && mention.from === at ? mention.to : null;
  const ends = findNames(actions, words, at).map(({ end }) => end);
  const longest = Math.max(0, ...ends.filter((end) => end <= limit));
  // "around half past two", "by the evening"
  const isTime = timeAt.slice(at, longest).every((time) => time !== -1);
  return isTime ? null : longest;
}

/** With what belongs to it: "run in the cold", "climbing stairs", "skipped my breakfast". */
function extend(passage: Passage, from: number, limit: number): number {
  const { words, mentionAt, timeAt } = passage;
  let end = from;
  for (let at = from; at < Math.min(limit, from + tailReach); at++) {
    const text = wordAt(words, at);
    if (words[at]?.kind !== "word" || mentionAt[at] !== -1) break;
    const isMeal = lists.mealNames.has(text);
    if ((timeAt[at] !== -1 && !isMeal) || lists.actionStops.has(text)) break;
    if (!lists.actionLinks.has(text) && !lists.determiners.has(text)) end = at + 1;
  }
  return end;
}

function write({ text, words }: Passage, { from, to }: Action): TriggerWords | null {
  const [first, last] = [words[from], words[to - 1]];
  if (first === undefined || last === undefined) return null;
  const span = { start: first.start, end: last.end };
  return { text: text.slice(span.start, span.end).toLowerCase(), span };
}
