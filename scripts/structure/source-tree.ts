import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** The folders that the service's source files are in. */
const sourceParts = ["functions", "shared", "client", "console", "cli", "scripts", "supabase"] as const;

/** A name in an import or re-export clause: `source` in the imported file, `local` here. */
type ImportedName = { source: string; local: string };

/** An import, type imports and dynamic ones included; `names` is null where the whole module is imported. */
export type SourceImport = {
  specifier: string;
  /** The path from the root; null for a package. */
  target: string | null;
  names: readonly ImportedName[] | null;
  isReexport: boolean;
};

const staticForm = /(?:^|\n)\s*(import|export)\s(?:type\s)?([^;"'()=]*?)\s?from\s*["']([^"']+)["']/g;
const bareForm = /(?:^|\n)\s*import\s*["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/g;

/** The TypeScript files of the service, by their paths from the root, sorted; without builds and packages. */
export function listSourceFiles(root: string): string[] {
  return listFiles(root, sourceParts);
}

/** The TypeScript files of the tests, by their paths from the root, sorted. */
export function listTestFiles(root: string): string[] {
  return listFiles(root, ["tests"]);
}

function listFiles(root: string, parts: readonly string[]): string[] {
  const patterns = parts.map((part) => `${part}/**/*.{ts,tsx}`);
  return globSync(patterns, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/(^|\/)(dist|node_modules)\//.test(file))
    .sort();
}

/** Reads the imports of a file, in no particular order. */
export function readImports(root: string, file: string): SourceImport[] {
  const text = readFileSync(join(root, file), "utf8");
  const toImport = (specifier: string, clause: string | null, isReexport: boolean): SourceImport => ({
    specifier,
    target: /^\.\.?\//.test(specifier) ? resolveSpecifier(file, specifier) : null,
    names: clause === null ? null : readClause(clause),
    isReexport,
  });
  const named = [...text.matchAll(staticForm)].map(([, word, clause = "", specifier = ""]) =>
    toImport(specifier, clause, word === "export"),
  );
  const whole = [...text.matchAll(bareForm)].map(([, bare, dynamic]) =>
    toImport(bare ?? dynamic ?? "", null, false),
  );
  return [...named, ...whole];
}

function resolveSpecifier(file: string, specifier: string): string {
  return normalize(join(dirname(file), specifier)).replaceAll("\\", "/");
}

/** `{ a, type B as C }` as names; null for a default or namespace import, which may use anything. */
function readClause(clause: string): ImportedName[] | null {
  const [, list] = /^\{([^}]*)\}$/.exec(clause.trim()) ?? [];
  if (list === undefined) return null;
  const entries = list.split(",").map((entry) => entry.trim().replace(/^type\s+/, ""));
  return entries
    .filter((entry) => entry !== "")
    .map((entry) => {
      const [source = "", local = source] = entry.split(/\s+as\s+/);
      return { source, local };
    });
}
