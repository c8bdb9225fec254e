import { compileWordLists } from "../../../language/mod.ts";
import type { ReportWord } from "../report-words.ts";
import { nameSymptom, type SymptomName } from "../vocabulary/describe-name.ts";
import { addName, findNames, type NameIndex, symptomOf } from "../vocabulary/vocabulary.ts";
import data from "./data/in-pregnancy.json" with { type: "json" };
import { readFigures } from "./read-figures.ts";

const habitIndex = indexNames(data.names);
const countIndex = indexNames(data.counted);
const bornIndex = indexNames({ born: data.born });
const { habits, unborn } = compileWordLists({ habits: data.habits, unborn: data.unborn });
const fewerMovements = "NAS:reduced_fetal_movement";

/** "31 weeks, she usually dances after tea, nothing since yesterday", "only felt one nudge since 6": the baby moves less. */
export function findStillBaby(text: string, words: readonly ReportWord[]): SymptomName[] {
  const hasHabit = words.some((word) => habits.has(word.text));
  const hit = words
    .flatMap((_, from) =>
      [...(hasHabit ? findNames(habitIndex, words, from) : []), ...findNames(countIndex, words, from)].map(
        (found) => ({ ...found, from }),
      ),
    )
    .at(0);
  if (hit === undefined || !isPregnant(words)) return [];
  const symptom = symptomOf(hit.meaning);
  const [start, end] = [words[hit.from]?.start, words[hit.end - 1]?.end];
  if (symptom === null || start === undefined || end === undefined) return [];
  return [nameSymptom(symptom, text, { start, end })];
}

/** The names but those of a baby that is born: "the baby has gone quiet, finally asleep". */
export function dropBornBabies(names: readonly SymptomName[], words: readonly ReportWord[]): SymptomName[] {
  const isSaid = words.some((_, at) => findNames(bornIndex, words, at).length > 0);
  const isBorn = isSaid && !words.some(({ text }) => unborn.has(text)) && !isPregnant(words);
  return names.filter(({ symptomId }) => !isBorn || symptomId !== fewerMovements);
}

function indexNames(names: Readonly<Record<string, readonly string[]>>): NameIndex<string> {
  const index: NameIndex<string> = new Map();
  for (const [symptomId, patterns] of Object.entries(names))
    for (const pattern of patterns) addName(index, pattern, symptomId);
  return index;
}

function isPregnant(words: readonly ReportWord[]): boolean {
  return (
    words.some(({ keys }) => keys.includes("<pregnant>")) ||
    readFigures(words).some(({ kind }) => kind === "weeks_pregnant")
  );
}
