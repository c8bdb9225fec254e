import { compileWordLists, findPhraseAt, indexByMeaning } from "../../../language/mod.ts";
import type { ReportWord } from "../report-words.ts";
import { nameSymptom, type SymptomName } from "../vocabulary/describe-name.ts";
import { symptomOf } from "../vocabulary/vocabulary.ts";
import data from "./data/figures.json" with { type: "json" };
import { type Figure, readFigures } from "./read-figures.ts";

type Bound = {
  readonly figure: string;
  readonly from?: number;
  readonly below?: number;
  readonly symptom: string;
  /** Holds only in pregnancy, where a pressure is high earlier. */
  readonly isInPregnancy?: boolean;
  /** Does not hold where a child is named, who breathes faster. */
  readonly isInAdults?: boolean;
};

const { children } = compileWordLists({ children: data.lists.children });
const afterBirth = indexByMeaning({ afterBirth: data.afterBirth });
/** The age up to which a child breathes faster than an adult. */
const monthsOfChildhood = 144;

/** The symptoms that figures of a report are without a name: "temp 39.2" is fever, "sats 86%" a low oxygen level. */
export function findFigureNames(text: string, words: readonly ReportWord[]): SymptomName[] {
  const figures = readFigures(words);
  const isPregnant =
    figures.some(({ kind }) => kind === "weeks_pregnant") ||
    // "158 over 104, 6 days after having my daughter": after a birth a pressure is high as early.
    words.some(({ keys }, at) => keys.includes("<pregnant>") || findPhraseAt(afterBirth, words, at) !== null);
  const isChild =
    figures.some(({ kind, value }) => kind === "age_months" && value < monthsOfChildhood) ||
    words.some(({ text }) => children.has(text));
  const bounds: readonly Bound[] = data.symptoms;
  return figures.flatMap((figure) => {
    const bound = bounds.find(
      (one) =>
        one.figure === figure.kind &&
        isWithin(figure, one) &&
        (isPregnant || !one.isInPregnancy) &&
        !(isChild && one.isInAdults),
    );
    const symptom = bound ? symptomOf(bound.symptom) : null;
    const [start, end] = [words[figure.from]?.start, words[figure.to - 1]?.end];
    if (symptom === null || start === undefined || end === undefined) return [];
    return [nameSymptom(symptom, text, { start, end })];
  });
}

const fever = "SYMP:0000613";
const leastFever = 37.5;

/** The names but those of a fever with a figure of none: "had a temp of 36.9". */
export function dropNormalFevers(names: readonly SymptomName[], words: readonly ReportWord[]): SymptomName[] {
  const normal = readFigures(words).filter(({ kind, value }) => kind === "temperature" && value < leastFever);
  return names.filter(({ symptomId, start, end }) => {
    const isAt = ({ from, to }: Figure) =>
      (words[from]?.start ?? end) < end && start < (words[to - 1]?.end ?? start);
    return symptomId !== fever || !normal.some(isAt);
  });
}

function isWithin({ value }: Figure, { from, below }: { from?: number; below?: number }): boolean {
  return value >= (from ?? Number.NEGATIVE_INFINITY) && value < (below ?? Number.POSITIVE_INFINITY);
}
