// Checks that imports run one way and in no ring, type imports included.
// Usage: node scripts/check-imports.ts [folder]
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import process from "node:process";

/** Folders from the top down: a file may import from its own layer's folder and from lower layers only. */
const LAYERS: readonly (readonly string[])[] = [
  ["functions"],
  ["shared/jobs"],
  ["shared/http"],
  ["shared/dishes"],
  ["shared/reading"],
  ["shared/store", "shared/media", "shared/model"],
  ["shared/telemetry"],
  [
    "shared/food",
    "shared/composition",
    "shared/nutrition",
    "shared/recipes",
    "shared/substitution",
    "shared/planning",
    "shared/sensory",
    "shared/symptoms",
    "shared/time",
  ],
  ["shared/kernel"],
];

/** Beside the service: folders that may import nothing of it but what is listed. */
const OUTSIDE: Readonly<Record<string, readonly string[]>> = {
  client: [],
  // Its build keeps a record of sources as the functions' does.
  console: ["client", "scripts"],
  // It deploys what it has built.
  cli: [
    "client",
    "scripts",
    "shared/kernel",
    "shared/food",
    "shared/composition",
    "shared/media/storage",
    "supabase/local",
    "supabase/catalogue",
  ],
};

const DOMAIN_LAYER = 7;
const NOT_FOR_DOMAIN = /^(hono|@hono\/|@supabase\/|node:)/;
const IMPORT = /(?:^|\n)\s*(?:import|export)\s[^;"']*?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/g;

type Graph = Map<string, string[]>;

const root = process.argv[2] ?? ".";
const folders = ["functions", "shared", ...Object.keys(OUTSIDE)];
const files = globSync(
  folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
  { cwd: root },
)
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !/(^|\/)(dist|node_modules)\//.test(file))
  .sort();
const problems: string[] = [];
const graph: Graph = new Map(files.map((file) => [file, readImports(file)]));
const ring = findRing(graph);
if (ring) problems.push(`ring: ${ring.join(" -> ")}`);

for (const problem of problems) console.error(`Cannot allow ${problem}`);
console.log(`${files.length} files, ${problems.length} wrong imports`);
process.exit(problems.length === 0 ? 0 : 1);

function readImports(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  const targets: string[] = [];
  for (const [, fromClause, dynamic] of text.matchAll(IMPORT)) {
    const specifier = fromClause ?? dynamic ?? "";
    if (!specifier.startsWith(".")) {
      checkPackage(file, specifier);
      continue;
    }
    const target = normalize(join(dirname(file), specifier)).replaceAll("\\", "/");
    if (!existsSync(join(root, target))) problems.push(`${file}: ${specifier} does not exist`);
    checkDirection(file, target);
    targets.push(target);
  }
  return targets;
}

function checkPackage(file: string, specifier: string): void {
  if (layerOf(file) >= DOMAIN_LAYER && NOT_FOR_DOMAIN.test(specifier)) {
    problems.push(`${file}: domain code must not import ${specifier}`);
  }
}

function checkDirection(file: string, target: string): void {
  const allowed = OUTSIDE[file.split("/")[0] ?? ""];
  if (allowed) checkOutside(file, target, allowed);
  else checkService(file, target);
}

function checkService(file: string, target: string): void {
  if (layerOf(target) < 0) problems.push(`${file}: ${target} lies outside functions and shared`);
  if (layerOf(target) < layerOf(file)) problems.push(`${file}: must not import ${target} of a higher layer`);
  const [ownFunction, otherFunction] = [functionOf(file), functionOf(target)];
  if (otherFunction && ownFunction !== otherFunction)
    problems.push(`${file}: must not import function ${otherFunction}`);
}

function checkOutside(file: string, target: string, allowed: readonly string[]): void {
  const [own = ""] = file.split("/");
  const mayImport = [own, ...allowed].some((folder) => target.startsWith(`${folder}/`));
  if (!mayImport) problems.push(`${file}: ${own} must not import ${target}`);
}

function layerOf(file: string): number {
  return LAYERS.findIndex((folders) => folders.some((folder) => file.startsWith(`${folder}/`)));
}

function functionOf(file: string): string | undefined {
  return /^functions\/([^/]+)\//.exec(file)?.[1];
}

function findRing(imports: Graph): string[] | null {
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
