import { type Field, fields, type JudgedCase, type JudgedField } from "./judge-case.ts";

/** Precision, recall and their harmonic mean; 1 where nothing was expected and nothing read. */
export type Detection = {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
};

/** How one member was read where it is judged: wholly right, and as a value that is there or not. */
type FieldScore = {
  readonly judged: number;
  readonly right: number;
  readonly detection: Detection;
};

/** The figures of a set of cases. */
export type SymptomScore = {
  readonly cases: number;
  readonly types: Detection;
  /** Detection in the cases whose trap is what must not become an event. */
  readonly negation: Detection;
  readonly fields: Readonly<Record<Field, FieldScore>>;
  readonly casesRight: number;
};

const suppressing = new Set(["negation", "pseudo_negation", "hypothetical", "other_person", "history"]);

/** Counts up judged cases. */
export function scoreCases(judged: readonly JudgedCase[]): SymptomScore {
  const all = judged.flatMap((one) => one.fields);
  const entries = fields.map((field) => {
    return [field, scoreField(all.filter((one) => one.field === field))] as const;
  });
  return {
    cases: judged.length,
    types: detect(judged),
    negation: detect(judged.filter(({ symptomCase }) => suppressing.has(symptomCase.category))),
    fields: Object.fromEntries(entries) as SymptomScore["fields"],
    casesRight: judged.filter(isRight).length,
  };
}

/** Whether a case was read without a fault. */
export function isRight({ missed, extra, fields: judged }: JudgedCase): boolean {
  return missed.length + extra.length === 0 && judged.every((field) => field.isRight);
}

/** A value that is read wrongly is one too many and one that is missed. */
function scoreField(judged: readonly JudgedField[]): FieldScore {
  const count = (is: (one: JudgedField) => boolean) => judged.filter(is).length;
  const isThere = (value: unknown) => value !== null && value !== false;
  const detection = combine({
    found: count(({ isRight, expected }) => isRight && isThere(expected)),
    missed: count(({ isRight, expected }) => !isRight && isThere(expected)),
    extra: count(({ isRight, read }) => !isRight && isThere(read)),
  });
  return { judged: judged.length, right: count(({ isRight }) => isRight), detection };
}

function detect(judged: readonly JudgedCase[]): Detection {
  const count = (amountOf: (one: JudgedCase) => number) =>
    judged.reduce((sum, one) => sum + amountOf(one), 0);
  return combine({
    found: count((one) => one.found),
    missed: count((one) => one.missed.length),
    extra: count((one) => one.extra.length),
  });
}

function combine({ found, missed, extra }: { found: number; missed: number; extra: number }): Detection {
  const precision = found + extra === 0 ? 1 : found / (found + extra);
  const recall = found + missed === 0 ? 1 : found / (found + missed);
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision, recall, f1 };
}
