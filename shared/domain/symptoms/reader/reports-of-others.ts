import { compileWordLists, findApart, wordAt } from "../../../language/mod.ts";
import signData from "../flags/data/signs.json" with { type: "json" };
import type { SymptomEvent } from "../symptom-event.ts";
import type { Passage } from "./passage.ts";
import { isClinicalSign, stripGenitive } from "./people.ts";
import hypotheticalData from "./wording/hypothetical.json" with { type: "json" };
import languageData from "./wording/language.json" with { type: "json" };
import peopleData from "./wording/people.json" with { type: "json" };

const people = compileWordLists(peopleData);
const language = compileWordLists(languageData);
const wellReach = 3;
const habitReach = 3;
const { habits } = compileWordLists({ habits: hypotheticalData.habits });
const diagnoses = new Set(signData.diagnoses);
const articles = new Set(["a", "an", "the", "another", "mini"]);

/** Whether a relative is named whom the writer may be with. */
export function namesKin(passage: Passage): boolean {
  return namesOneOf(passage, (name) => people.kin.has(name) && !people.distant.has(name));
}

/** Whether someone else is named whom the writer may be with: "my flatmate", "a man on the platform". */
export function namesAcquaintance(passage: Passage): boolean {
  return namesOneOf(passage, (name) => people.acquaintances.has(name) || people.distant.has(name));
}

/** Outside the names of symptoms, or at the start of one: "nan's not making any sense". */
function namesOneOf({ words, mentionAt }: Passage, isOne: (name: string) => boolean): boolean {
  if (words.some((_, at) => isClinicalSign(words, at))) return false;
  return words.some(({ text }, at) => {
    const isInside = mentionAt[at] !== -1 && mentionAt[at] === mentionAt[at - 1];
    return !isInside && isOne(stripGenitive(text));
  });
}

/** Whether the writer says that they are well: "my colleague fainted, I'm fine". */
export function isWriterWell({ words }: Passage): boolean {
  return words.some(({ text }, at) => {
    const next = words.slice(at + 1, at + 1 + wellReach);
    return people.firstPersons.has(text) && next.some((word) => language.wellness.has(word.text));
  });
}

/** Whether the report describes a single past event: "my coworker fainted yesterday", "… and the ambulance came". */
export function isReportedAfterwards({ words }: Passage): boolean {
  // "says he's fine but his belly is swelling", "normally he is fine"
  const isToday = ({ start, end }: { start: number; end: number }) =>
    wordAt(words, end) !== "but" &&
    !words.slice(Math.max(0, start - habitReach), start).some(({ text }) => habits.has(text));
  if (findApart(people.recovered, words).some(isToday)) return true;
  if (words.some(({ text }) => people.ongoing.has(text))) return false;
  return words.some(({ text }) => people.bygone.has(text)) || findApart(people.helped, words).length > 0;
}

/** "sister had an ectopic pregnancy": what a doctor named of a relative is over, unlike "mum had chest pain". */
export function isPastDiagnosis(
  { words, mentions }: Passage,
  { symptomId, span }: Pick<SymptomEvent, "symptomId" | "span">,
): boolean {
  const mention = mentions.find(({ found }) => found.start === span.start);
  if (mention === undefined || !diagnoses.has(symptomId)) return false;
  let at = mention.from - 1;
  while (articles.has(wordAt(words, at))) at--;
  return wordAt(words, at) === "had";
}
