// Checks the direction of imports, that there are no cycles (type imports included), and that packages of `shared` are
// only imported through their `mod.ts`.
// Usage: node scripts/check-imports.ts [folder]
import { existsSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { listSourceFiles, readImports } from "./structure/source-tree.ts";

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

type Graph = Map<string, string[]>;

const root = process.argv[2] ?? ".";
const files = listSourceFiles(root);
const problems: string[] = [];
const graph: Graph = new Map(files.map((file) => [file, checkImports(file)]));
const cycle = findCycle(graph);
if (cycle) problems.push(`cycle: ${cycle.join(" -> ")}`);

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

function findCycle(imports: Graph): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, path: string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const target of imports.get(file) ?? []) {
      const found = visit(target, [...path, file]);
      if (found) return found;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const found = visit(file, []);
    if (found) return found;
  }
  return null;
}
