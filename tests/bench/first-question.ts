// Measures the processor time until a new process has read its first text, its tables included, in times of an empty
// process. Platforms limit the CPU of a request (Supabase: 2 s), and the first one of an isolate pays for the tables.
// Exits with 1 where a reader exceeds its bound. Usage: node tests/bench/first-question.ts
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packData } from "../../scripts/pack-data.ts";
import { withEsbuild } from "../../scripts/with-esbuild.ts";

const rounds = 5;
const rootDir = join(import.meta.dirname, "..", "..");
/** What a new process spends on its own, before any module of ours. */
const empty = { name: "a process without modules", imports: "", read: "", most: Number.POSITIVE_INFINITY };
/** `most` is in times of an empty process, which takes 15 to 30 ms; a question is also read for emergencies. */
const readers = [
  {
    name: "decode_symptoms",
    imports: `import { readSymptoms } from "./shared/domain/symptoms/read-symptoms.ts";
      const nobody = { timezone: null, reportedInstant: null, occurredAtUtc: null, occurredEndAtUtc: null };`,
    read: `readSymptoms("I had a bad headache after lunch, about 7/10, and felt nauseous.", nobody);`,
    most: 18,
  },
  {
    name: "decide",
    imports: `import { readSituation } from "./shared/domain/safety/reading/read-situation.ts";
      import { findEmergency } from "./shared/domain/symptoms/mod.ts";
      import { findRuleWords } from "./shared/domain/safety/rules/rule-words.ts";
      import { readNeeds } from "./shared/domain/constraints/needs/read-needs.ts";
      import { splitQuestion } from "./functions/decide/engine/question/split-question.ts";
      import { outlineMeal } from "./shared/domain/food/text/outline-meal.ts";
      const text = "I have type 2 diabetes. Should I have white rice or lentils for dinner?";`,
    read: `readSituation(text); findEmergency(text); readNeeds(text); splitQuestion(text, []); outlineMeal(text);
      findRuleWords(["white", "rice"]); findRuleWords(["lentil"]);`,
    most: 24,
  },
];

const dir = mkdtempSync(join(tmpdir(), "first-question-"));
try {
  for (const reader of [empty, ...readers]) await bundle(reader);
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++)
    for (const { name } of [empty, ...readers])
      times.set(name, [...(times.get(name) ?? []), Number(execFileSync(process.execPath, [pathOf(name)]))]);
  // The least is what the work takes: the rest is the machine's.
  const leastOf = (name: string) => Math.min(...(times.get(name) ?? []));
  for (const { name, most } of readers) {
    const ratio = leastOf(name) / leastOf(empty.name);
    const judged = ratio <= most ? "" : `, more than ${most}`;
    console.log(
      `${name}: first text read after ${leastOf(name).toFixed(0)} ms of CPU, ${ratio.toFixed(1)} times an empty process${judged}`,
    );
    if (ratio > most) process.exitCode = 1;
  }
} finally {
  rmSync(dir, { recursive: true, force: true });
}

/** As the functions are built, but in one module. */
async function bundle({ name, imports, read }: (typeof readers)[number]): Promise<void> {
  const report = `const { user, system } = process.threadCpuUsage(); console.log((user + system) / 1_000);`;
  const contents = `${imports}\n${read}\n${report}`;
  await withEsbuild((esbuild) =>
    esbuild.build({
      stdin: { contents, loader: "ts", resolveDir: rootDir },
      ...{ bundle: true, minify: true, format: "esm", platform: "node", target: "es2024" },
      ...{ outfile: pathOf(name), logLevel: "silent", absWorkingDir: rootDir, plugins: [packData()] },
    }),
  );
}

function pathOf(name: string): string {
  return join(dir, `${name.replaceAll(" ", "-")}.mjs`);
}
