import { percent } from "../percent.ts";
import type { Detection, SymptomScore } from "./score-cases.ts";

/** The section on told symptoms. */
export function writeSymptoms({ cases, casesRight, types, negation, fields }: SymptomScore): string {
  const rows = Object.entries(fields).map(
    ([field, { judged, right, detection }]) =>
      `| ${field} | ${judged} | ${detection.f1.toFixed(3)} | ${percent(right / Math.max(1, judged))} |`,
  );
  return `## Symptoms

${cases} written reports with what a careful reader takes from them, in 21 categories, more than a fifth of them
adversarial; they were written before the reader, which was then made to read them: on new reports, expect less.
${casesRight} reports are read wholly right.

| detection | precision | recall | F1 |
|---|---|---|---|
${tellDetection("symptoms", types)}
${tellDetection("in reports that deny, suppose, or tell of others and of the past", negation)}

| field | judged | F1 | right |
|---|---|---|---|
${rows.join("\n")}
`;
}

function tellDetection(name: string, { precision, recall, f1 }: Detection): string {
  return `| ${name} | ${precision.toFixed(3)} | ${recall.toFixed(3)} | ${f1.toFixed(3)} |`;
}
