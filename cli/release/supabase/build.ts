import { readFileSync } from "node:fs";
import { join } from "node:path";
import { entryModule } from "../../../scripts/digest-modules.ts";
import { RefusedError } from "../../run/command-error.ts";
import type { BuiltFunction } from "../release-target.ts";

/** The modules of a built function, text by file name; they import only one another, by `./`. */
export type Build = { digest: string; modules: Readonly<Record<string, string>> };

const moduleName = /^[\w-][\w.-]*\.js$/;
// What follows `from` or `import`; minified code has no spaces between them.
const relativeImport = /(?:\bfrom|\bimport)\s*\(?\s*["'](\.{0,2}\/[^"']*)["']/g;

/** Reads a built function. Throws a `RefusedError` for a module that is missing or in another folder. */
export function readBuild({ operation, dir, modules: names, digest }: BuiltFunction): Build {
  try {
    const texts = names.map((name) => [name, readFileSync(join(dir, name), "utf8")]);
    return createBuild(digest, Object.fromEntries(texts));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new RefusedError(`Cannot deploy ${operation}: ${reason}`, {
      hint: `run node scripts/bundle.ts ${operation}`,
      cause,
    });
  }
}

/** Creates a build; throws if it could not run: without an entry, or with an import of a missing module. */
export function createBuild(digest: string, modules: Build["modules"]): Build {
  if (modules[entryModule] === undefined) throw new Error(`${entryModule} is not among its modules`);
  for (const [name, text] of Object.entries(modules)) {
    if (!moduleName.test(name)) throw new Error(`${name} is not a valid module name`);
    const missing = findImports(text).find((specifier) => modules[specifier.slice(2)] === undefined);
    if (missing !== undefined) throw new Error(`${name} imports ${missing}, which is not among its modules`);
  }
  return { digest, modules };
}

function findImports(text: string): string[] {
  return [...text.matchAll(relativeImport)].map(([, specifier = ""]) => specifier);
}
