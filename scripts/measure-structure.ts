// Measures the source tree, and the files that three pieces of work call. Usage: npm run structure [-- --json | --files]
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { measureTree, type TreeMeasures } from "./structure/measure-tree.ts";
import { takeWalks, type Walk } from "./structure/walks.ts";

const root = new URL("../", import.meta.url);
const usage = `Usage: node scripts/measure-structure.ts [--json | --files]

  --json   all measures with their files as JSON
  --files  the files of each walk as well`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { json: { type: "boolean" }, files: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help) return console.log(usage);
  const tree = measureTree(fileURLToPath(root));
  const walks = await takeWalks(root);
  if (values.json) return console.log(JSON.stringify({ tree, walks }, null, 2));
  printTree(tree);
  printWalks(walks, values.files ?? false);
}

function printTree(tree: TreeMeasures): void {
  const { total, byOperation } = tree.linesOfOneOperation;
  printRows("Source tree, without tests and generated files", [
    ["files", tree.files],
    ["lines", tree.lines],
    ["median file, lines", tree.medianLines],
    ["longest file, lines", tree.longestFile.lines, tree.longestFile.path],
    ["files over 300 lines", tree.filesOver300Lines.length, tree.filesOver300Lines.join(", ")],
    ["files of at most 40 lines with one importer", tree.fragments.length, formShare(tree.fragmentShare)],
    [
      "import cycles",
      tree.importCycles.length,
      tree.importCycles.map((cycle) => cycle.join(" - ")).join("; "),
    ],
    ["uses of any", tree.anyTypes],
    ["interfaces", tree.interfaces],
    ["lines of shared/ for one operation", total, formCounts(byOperation)],
    ["packages with mod.ts", tree.packages.length],
  ]);
}

function printWalks(walks: readonly Walk[], listsFiles: boolean): void {
  printRows(
    "Walks: files of functions/ and shared/ with a called function",
    walks.map(({ name, files }) => [name, files.length]),
  );
  if (!listsFiles) return;
  for (const { name, files } of walks)
    console.log(`\n${name}\n${files.map((file) => `  ${file}`).join("\n")}`);
}

type Row = readonly [label: string, value: number, note?: string];

function printRows(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  for (const [label, value, note = ""] of rows)
    console.log(`  ${label.padEnd(50)} ${value.toLocaleString("en").padStart(8)}  ${note}`.trimEnd());
}

function formShare(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function formCounts(counts: Readonly<Record<string, number>>): string {
  const entries = Object.entries(counts).sort(([, a], [, b]) => b - a);
  return entries.map(([name, count]) => `${name} ${count.toLocaleString("en")}`).join(", ");
}

await main();
// Timers of the telemetry would keep the process for seconds.
process.exit();
