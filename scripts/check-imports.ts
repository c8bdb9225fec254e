// Checks the direction of imports, that there are no cycles (type imports included), that packages of `shared` are only
// imported through their `mod.ts`, and that every exported function is imported.
// Usage: node scripts/check-imports.ts [folder]
import { existsSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { findCycles } from "./structure/import-graph.ts";
import { listSourceFiles, listTestFiles, readImports } from "./structure/source-tree.ts";
import { findUnusedFunctions } from "./structure/unused-functions.ts";

/** The other parts that each part may import; domain and language may import only the kernel of the platform. */
const directions: Readonly<Record<string, readonly string[]>> = {
  functions: ["shared/domain", "shared/language", "shared/platform"],
  "shared/domain": ["shared/language", "shared/platform/kernel"],
  "shared/language": ["shared/platform/kernel"],
  "shared/platform": [],
  client: [],
  console: ["client", "scripts"],
  cli: ["client", "scripts", "shared", "supabase"],
  scripts: ["functions", "shared", "console", "supabase", "cli"],
  supabase: ["scripts", "shared", "console"],
};

/** Parts without I/O: they import no framework, no database client and nothing of Node. */
const pureParts = ["shared/domain", "shared/language", "shared/platform/kernel"];
const impurePackage = /^(hono|@hono\/|@supabase\/|postgres$|openai|node:)/;

const root = process.argv[2] ?? ".";
const files = listSourceFiles(root);
const problems: string[] = [];
const graph = new Map(files.map((file) => [file, new Set(checkImports(file))]));
for (const cycle of findCycles(graph)) problems.push(`the import cycle of ${cycle.join(", ")}`);
const tests = listTestFiles(root);
// A part of the source says nothing of what the others import.
const unused = tests.length === 0 ? [] : findUnusedFunctions(root, files, tests);
for (const { file, name } of unused) problems.push(`${file}: ${name} is exported, but nothing imports it`);

for (const problem of problems) console.error(`Cannot allow ${problem}`);
console.log(`${files.length} files, ${problems.length} wrong imports`);
process.exit(problems.length === 0 ? 0 : 1);

/** Checks the imports of a file and returns the imported files. */
function checkImports(file: string): string[] {
  return readImports(root, file).flatMap(({ specifier, target }) => {
    if (target === null) {
      checkPackage(file, specifier);
      return [];
    }
    if (!existsSync(join(root, target))) problems.push(`${file}: ${specifier} does not exist`);
    checkDirection(file, target);
    checkSurface(file, target);
    return [target];
  });
}

function checkPackage(file: string, specifier: string): void {
  if (isIn(file, pureParts) && impurePackage.test(specifier))
    problems.push(`${file}: this part is pure and must not import ${specifier}`);
}

function checkDirection(file: string, target: string): void {
  const [part, allowed] = Object.entries(directions).find(([each]) => isIn(file, [each])) ?? ["", []];
  if (!isIn(target, [part, ...allowed])) problems.push(`${file}: ${part} must not import ${target}`);
  const [own, other] = [functionOf(file), functionOf(target)];
  if (own && other && own !== other) problems.push(`${file}: must not import the function ${other}`);
}

function checkSurface(file: string, target: string): void {
  const surface = packageOf(target);
  if (surface && surface !== packageOf(file) && target !== `${surface}/mod.ts`)
    problems.push(`${file}: must import ${surface}/mod.ts instead of ${target}`);
}

/** The package of `shared` that a file belongs to: `shared/domain/food`, `shared/language`. */
function packageOf(file: string): string | undefined {
  return /^shared\/(?:language|(?:platform|domain)\/[^/]+)(?=\/)/.exec(file)?.[0];
}

function functionOf(file: string): string | undefined {
  return /^functions\/([^/]+)\//.exec(file)?.[1];
}

function isIn(file: string, folders: readonly string[]): boolean {
  return folders.some((folder) => file.startsWith(`${folder}/`));
}
