import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { findCycles, findReachable, type ImportGraph, readImportGraphs } from "./import-graph.ts";
import { listSourceFiles } from "./source-tree.ts";

/** The measures of the source tree: files by their paths from the root, without tests and generated files. */
export type TreeMeasures = {
  files: number;
  lines: number;
  medianLines: number;
  longestFile: { path: string; lines: number };
  /** Files of at most 40 lines with exactly one importer, names followed through `mod.ts`. */
  fragments: string[];
  /** The share of fragments in all files, 0 to 1. */
  fragmentShare: number;
  filesOver300Lines: string[];
  importCycles: string[][];
  /** Uses of the type `any`. */
  anyTypes: number;
  interfaces: number;
  /** Lines of `shared` that only one function reaches through imports. */
  linesOfOneOperation: { total: number; byOperation: Record<string, number> };
  /** Folders of `shared` with a `mod.ts`. */
  packages: string[];
};

type Source = { path: string; text: string; lines: number };

const mostFragmentLines = 40;
const mostLines = 300;
/** `any` where a type stands: behind a colon, an arrow, an operator of types, or as an argument of a type. */
const anyForm = /(?::|=>|\s[|&]|\b(?:as|is|extends)\s|<(?:[^<>()]*,)?)\s*any\b(?!\s*[:(])/g;

/** Measures the sources under `root`. */
export function measureTree(root: string): TreeMeasures {
  const files = listSourceFiles(root).filter((path) => !/(^|\/)generated\//.test(path));
  const sources = files.map((path) => readSource(root, path));
  const { written, resolved } = readImportGraphs(root, files);
  const byLength = sources.toSorted((a, b) => a.lines - b.lines);
  const longest = byLength.at(-1);
  const fragments = findFragments(sources, resolved);
  const codes = sources.map(({ text }) => keepCode(text));
  return {
    files: files.length,
    lines: sources.reduce((sum, { lines }) => sum + lines, 0),
    medianLines: byLength[Math.floor(byLength.length / 2)]?.lines ?? 0,
    longestFile: { path: longest?.path ?? "", lines: longest?.lines ?? 0 },
    fragments,
    fragmentShare: files.length === 0 ? 0 : fragments.length / files.length,
    filesOver300Lines: sources.filter(({ lines }) => lines > mostLines).map(({ path }) => path),
    importCycles: findCycles(written),
    anyTypes: countMatches(codes, anyForm),
    interfaces: countMatches(codes, /^\s*(?:export\s+)?(?:declare\s+)?interface\s+\w/gm),
    linesOfOneOperation: measureSingleUse(sources, resolved),
    packages: files
      .filter((path) => /^shared\/.*\/mod\.ts$/.test(path))
      .map((path) => path.slice(0, -"/mod.ts".length)),
  };
}

function readSource(root: string, path: string): Source {
  const text = readFileSync(join(root, path), "utf8");
  return { path, text, lines: text.split("\n").length - (text.endsWith("\n") ? 1 : 0) };
}

function findFragments(sources: readonly Source[], graph: ImportGraph): string[] {
  const importers = new Map<string, number>();
  for (const [file, targets] of graph) {
    if (basename(file) === "mod.ts") continue;
    for (const target of targets) importers.set(target, (importers.get(target) ?? 0) + 1);
  }
  return sources
    .filter(({ path, lines }) => lines <= mostFragmentLines && importers.get(path) === 1)
    .map(({ path }) => path);
}

function countMatches(texts: readonly string[], form: RegExp): number {
  return texts.reduce((sum, text) => sum + [...text.matchAll(form)].length, 0);
}

/** Without comments, regular expressions and strings, closely enough to count keywords. */
function keepCode(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\/|(?<![:\\])\/\/.*$/gm, "")
    .replace(/(?<=[=(,:?&|![]\s*|return\s+)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//g, '""')
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, '""');
}

function measureSingleUse(
  sources: readonly Source[],
  graph: ImportGraph,
): TreeMeasures["linesOfOneOperation"] {
  const users = new Map<string, Set<string>>();
  const operations = new Set(sources.flatMap(({ path }) => /^functions\/([^/]+)\//.exec(path)?.[1] ?? []));
  for (const operation of operations) {
    const own = [...graph.keys()].filter((path) => path.startsWith(`functions/${operation}/`));
    for (const path of findReachable(graph, own))
      users.set(path, (users.get(path) ?? new Set()).add(operation));
  }
  const byOperation: Record<string, number> = {};
  for (const { path, lines } of sources) {
    const [only, another] = users.get(path) ?? [];
    if (!path.startsWith("shared/") || only === undefined || another !== undefined) continue;
    byOperation[only] = (byOperation[only] ?? 0) + lines;
  }
  const total = Object.values(byOperation).reduce((sum, lines) => sum + lines, 0);
  return { total, byOperation };
}
