import { parseArgs } from "node:util";
import { describeCase } from "./describe-case.ts";
import { judgeCase } from "./judge-case.ts";
import { type Detection, isRight, type SymptomScore, scoreCases } from "./score-cases.ts";
import { readCases } from "./symptom-case.ts";

const usage = `Measures the reading of symptom reports against the written cases.

  node tests/accuracy/symptoms/run.ts [--failures] [FILE]

  --failures  lists every case that is not wholly right, with what is wrong`;

const { values: flags, positionals } = parseArgs({
  options: { failures: { type: "boolean" }, help: { type: "boolean" } },
  allowPositionals: true,
});

if (flags.help) console.log(usage);
else {
  const judged = readCases(positionals[0] ?? new URL("./cases.json", import.meta.url)).map(judgeCase);
  if (flags.failures)
    for (const one of judged.filter((other) => !isRight(other))) console.log(describeCase(one).join("\n"));
  printScore(scoreCases(judged));
}

function printScore({ cases, casesRight, types, negation, fields }: SymptomScore): void {
  console.log(`${cases} cases, ${casesRight} wholly right`);
  console.log(`types     ${formatDetection(types)}`);
  console.log(`negation  ${formatDetection(negation)}`);
  for (const [field, { judged, right, detection }] of Object.entries(fields)) {
    const share = `${((100 * right) / Math.max(1, judged)).toFixed(1)} % of ${judged}`;
    console.log(`${field.padEnd(10)} F1 ${detection.f1.toFixed(3)}  ${share}`);
  }
}

function formatDetection({ precision, recall, f1 }: Detection): string {
  return `F1 ${f1.toFixed(3)}  precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}`;
}
