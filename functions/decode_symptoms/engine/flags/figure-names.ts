import type { ReportWord } from "../report-words.ts";
import type { SymptomName } from "../vocabulary/describe-name.ts";
import { symptomOf } from "../vocabulary/vocabulary.ts";
import data from "./data/figures.json" with { type: "json" };
import { type Figure, readFigures } from "./read-figures.ts";

/** The symptoms that figures of a report are without a name: "temp 39.2" is fever, "sats 86%" a low oxygen level. */
export function findFigureNames(text: string, words: readonly ReportWord[]): SymptomName[] {
  return readFigures(words).flatMap((figure) => {
    const bound = data.symptoms.find((one) => one.figure === figure.kind && isWithin(figure, one));
    const symptom = bound ? symptomOf(bound.symptom) : null;
    const [start, end] = [words[figure.from]?.start, words[figure.to - 1]?.end];
    if (symptom === null || start === undefined || end === undefined) return [];
    const { id: symptomId, label, category, parent, site } = symptom;
    return [{ symptomId, label, category, parent, site, start, end, text: text.slice(start, end) }];
  });
}

function isWithin({ value }: Figure, { from, below }: { from?: number; below?: number }): boolean {
  return value >= (from ?? Number.NEGATIVE_INFINITY) && value < (below ?? Number.POSITIVE_INFINITY);
}
