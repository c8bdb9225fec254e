import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readIngredientLine } from "../../shared/domain/food/ingredient-lines/read-ingredient-line.ts";
import { type JudgedLine, judgeLine } from "./ingredient-lines/judge-line.ts";
import { readCsv } from "./ingredient-lines/read-csv.ts";

const usage = `Measures how ingredient lines are read against labelled lines.

  EVAL_DIR=DIR node tests/accuracy/ingredient-lines.ts [--worst N]

A tenth of the lines, chosen by a hash of their text, is held out: it is measured by itself and never listed.
  --worst N    lists the first N lines of the rest that are not wholly right, with what is wrong`;

const sites = ["allrecipes", "bbc", "nyt"] as const;

const { values: flags } = parseArgs({ options: { worst: { type: "string" }, help: { type: "boolean" } } });
const folder = join(process.env.EVAL_DIR ?? "", "ingredient-lines");

if (flags.help) console.log(usage);
else if (!process.env.EVAL_DIR || !existsSync(folder))
  console.log("Ingredient lines are not measured: EVAL_DIR names no folder of labelled lines");
else measure();

function measure(): void {
  const bySite = new Map(sites.map((site) => [site, judgeSite(site)]));
  const all = [...bySite.values()].flat();
  const seen = all.filter((line) => !line.isHeldOut);
  listWorst(seen, Number(flags.worst ?? 0));
  console.log(`${"".padEnd(18)}    n  quantity+unit  name F1  whole line`);
  for (const [site, lines] of bySite) console.log(summarise(site, lines));
  console.log(summarise("pooled", all));
  console.log(summarise("nine tenths seen", seen));
  console.log(
    summarise(
      "tenth held out",
      all.filter((line) => line.isHeldOut),
    ),
  );
  console.log(summarise("distinct lines", [...new Map(all.map((line) => [line.input, line])).values()]));
  console.log(timeReading(all));
}

function judgeSite(site: string): JudgedLine[] {
  const rows = readCsv(readFileSync(join(folder, `${site}.csv`), "utf8"));
  return rows.map((row) => judgeLine(row, readIngredientLine(row.input ?? "")));
}

function summarise(title: string, lines: readonly JudgedLine[]): string {
  const percent = (value: number) => `${((100 * value) / Math.max(1, lines.length)).toFixed(1)} %`;
  const count = (isRight: (line: JudgedLine) => boolean) => lines.filter(isRight).length;
  const measure = percent(count((line) => line.isMeasureRight));
  const name = percent(lines.reduce((sum, line) => sum + line.nameF1, 0));
  const whole = percent(count((line) => line.isMeasureRight && line.nameF1 === 1));
  const cells = [measure.padStart(13), name.padStart(7), whole.padStart(10)];
  return `${title.padEnd(18)} ${String(lines.length).padStart(4)}  ${cells.join("  ")}`;
}

function listWorst(lines: readonly JudgedLine[], most: number): void {
  const wrong = lines.filter((line) => !line.isMeasureRight || line.nameF1 < 1);
  const distinct = [...new Map(wrong.map((line) => [line.input, line])).values()];
  for (const line of distinct.slice(0, most)) {
    console.log(`${line.input}\n    expected ${line.expected}\n    read     ${line.read}`);
  }
}

function timeReading(lines: readonly JudgedLine[]): string {
  const started = performance.now();
  for (const line of lines) readIngredientLine(line.input);
  return `${((performance.now() - started) / lines.length).toFixed(3)} ms a line`;
}
