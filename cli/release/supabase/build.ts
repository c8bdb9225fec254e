import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ENTRY_MODULE } from "../../../scripts/digest-modules.ts";
import { RefusedError } from "../../run/command-error.ts";
import type { BuiltFunction } from "../release-target.ts";

/** The modules of a built function, text by file name; they import one another by `./` and nothing else. */
export type Build = { digest: string; modules: Readonly<Record<string, string>> };

const MODULE_NAME = /^[\w-][\w.-]*\.js$/;
// What follows `from` or `import`, with or without spaces and a parenthesis: minified code has none.
const RELATIVE_IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*["'](\.{0,2}\/[^"']*)["']/g;

/** Reads what was built. Throws a `RefusedError` for a module that is missing or that lies elsewhere. */
export function readBuild({ operation, dir, modules: names, digest }: BuiltFunction): Build {
  try {
    const texts = names.map((name) => [name, readFileSync(join(dir, name), "utf8")]);
    return createBuild(digest, Object.fromEntries(texts));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new RefusedError(`Cannot deploy ${operation}: ${why}`, {
      hint: `run node scripts/bundle.ts ${operation}`,
      cause,
    });
  }
}

/** A build of these modules. Throws where they would not run: no entry, or an import of what is not among them. */
export function createBuild(digest: string, modules: Build["modules"]): Build {
  if (modules[ENTRY_MODULE] === undefined) throw new Error(`${ENTRY_MODULE} is not among its modules`);
  for (const [name, text] of Object.entries(modules)) {
    if (!MODULE_NAME.test(name)) throw new Error(`${name} is no name of a module`);
    const missing = findImports(text).find((specifier) => modules[specifier.slice(2)] === undefined);
    if (missing !== undefined) throw new Error(`${name} imports ${missing}, which is not among its modules`);
  }
  return { digest, modules };
}

function findImports(text: string): string[] {
  return [...text.matchAll(RELATIVE_IMPORT)].map(([, specifier = ""]) => specifier);
}
