import { writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { corpora } from "./corpora.ts";
import type { Corpus, CorpusReport } from "./corpus.ts";
import { type Listing, listFailures } from "./list-failures.ts";
import { openPorts } from "./open-ports.ts";
import { writePage } from "./write-page.ts";

const usage = `Measures how texts, names, questions and requests are read and answered, with a stack of its own.

  EVAL_DIR=DIR npm run accuracy [-- --only NAME,NAME] [--show N | --worst N] [--data DIR]

Writes docs/accuracy.md if EVAL_DIR has all evaluation sets: diary, food-names, meal-text, ingredient-lines, recipes.
With --only, --show or --worst, figures are printed and nothing is written.
  --only NAMES   measures these corpora alone: ${corpora.map(({ name }) => name).join(", ")}
  --show N       lists the first N failing cases of each set; never one that is only counted
  --worst N      lists the N worst ones instead
  --data DIR     keeps the stack's data in DIR, so that the next run starts faster`;

const reportPath = join(import.meta.dirname, "..", "..", "docs", "accuracy.md");
const { values: flags } = parseArgs({
  options: {
    only: { type: "string" },
    show: { type: "string" },
    worst: { type: "string" },
    data: { type: "string" },
    help: { type: "boolean" },
  },
});

if (flags.help) console.log(usage);
else await run(chooseCorpora(flags.only), readListing());
// Idle connections to the database would keep the process for ten seconds.
process.exit();

function chooseCorpora(names: string | undefined): readonly Corpus[] {
  if (names === undefined) return corpora;
  return names.split(",").map((name) => {
    const corpus = corpora.find((one) => one.name === name.trim());
    if (!corpus) throw new Error(`Cannot measure: there is no corpus ${name.trim()}`);
    return corpus;
  });
}

function readListing(): Listing | null {
  const { show, worst } = flags;
  if (show === undefined && worst === undefined) return null;
  const count = Number(worst ?? show);
  if (!Number.isInteger(count) || count < 1) throw new Error("Cannot list failures: N is no count");
  return { count, worstFirst: worst !== undefined };
}

async function run(chosen: readonly Corpus[], listing: Listing | null): Promise<void> {
  const ports = openPorts({ evalDir: process.env.EVAL_DIR ?? null, dataDir: flags.data ?? null });
  const reports: CorpusReport[] = [];
  const absent: string[] = [];
  try {
    for (const { name, measure } of chosen) {
      const startedAtMs = performance.now();
      const report = await measure(ports);
      console.error(`${((performance.now() - startedAtMs) / 1000).toFixed(1)} s  ${name}`);
      if (report === null) absent.push(name);
      else reports.push(report);
    }
  } finally {
    await ports.close();
  }
  if (listing !== null) list(reports, listing);
  publish(reports, absent, chosen === corpora && listing === null);
}

function list(reports: readonly CorpusReport[], listing: Listing): void {
  for (const { name, cases } of reports.flatMap(({ sets }) => sets)) {
    const lines = listFailures(cases, listing);
    if (lines.length > 0) console.log([`# ${name}`, ...lines, ""].join("\n"));
  }
}

function publish(reports: readonly CorpusReport[], absent: readonly string[], isWholeRun: boolean): void {
  const page = writePage(reports, new Date().toISOString().slice(0, 10));
  console.log(page);
  if (absent.length > 0) console.log(`Not measured, because EVAL_DIR lacks its cases: ${absent.join(", ")}`);
  if (isWholeRun && absent.length === 0) writeFileSync(reportPath, page);
}
