import type { Field } from "./judge-case.ts";
import type { Detection, SymptomScore } from "./score-cases.ts";

/** The section on symptoms. */
export function writeSymptoms(known: SymptomScore, unseen: SymptomScore): string {
  const fields = Object.keys(known.fields) as Field[];
  return `### Symptoms

Written reports with what a careful reader takes from them, in 21 categories, more than a fifth of them adversarial:
${known.cases} known ones, ${known.casesRight} of them read wholly right, and ${unseen.cases} unseen ones, ${unseen.casesRight} of them.

| F1 | known | unseen |
|---|---|---|
${formatRow("symptoms", known.types, unseen.types)}
${formatRow("symptoms where others are negated, hypothetical, historical or of another experiencer", known.negation, unseen.negation)}
${fields.map((field) => formatField(field, known, unseen)).join("\n")}
`;
}

function formatField(field: Field, known: SymptomScore, unseen: SymptomScore): string {
  const [one, other] = [known.fields[field], unseen.fields[field]];
  return formatRow(
    `${field} (judged ${one.judged} and ${other.judged} times)`,
    one.detection,
    other.detection,
  );
}

function formatRow(name: string, known: Detection, unseen: Detection): string {
  return `| ${name} | ${known.f1.toFixed(3)} | ${unseen.f1.toFixed(3)} |`;
}
