import type { Field } from "./judge-case.ts";
import type { Detection, SymptomScore } from "./score-cases.ts";

/** The section on symptoms. */
export function writeSymptoms(used: SymptomScore, counted: SymptomScore): string {
  const fields = Object.keys(used.fields) as Field[];
  return `## Symptoms

Written reports with what a careful reader takes from them, in 21 categories, more than a fifth of them adversarial:
${used.casesRight} of ${used.cases} used ones and ${counted.casesRight} of ${counted.cases} counted ones are read wholly right.

| F1 | used | counted |
|---|---|---|
${formatRow("symptoms", used.types, counted.types)}
${formatRow("symptoms where others are negated, hypothetical, historical or of another experiencer", used.negation, counted.negation)}
${fields.map((field) => formatField(field, used, counted)).join("\n")}
`;
}

function formatField(field: Field, used: SymptomScore, counted: SymptomScore): string {
  const [one, other] = [used.fields[field], counted.fields[field]];
  return formatRow(
    `${field} (judged ${one.judged} and ${other.judged} times)`,
    one.detection,
    other.detection,
  );
}

function formatRow(name: string, used: Detection, counted: Detection): string {
  return `| ${name} | ${used.f1.toFixed(3)} | ${counted.f1.toFixed(3)} |`;
}
