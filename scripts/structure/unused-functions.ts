import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readImports } from "./source-tree.ts";

/** A function that its file exports. */
type ExportedFunction = { file: string; name: string };

const exportedForm = /^export (?:async )?function\*? (\w+)/gm;

/** The exported functions of the source files that neither these files nor the tests import. */
export function findUnusedFunctions(
  root: string,
  files: readonly string[],
  tests: readonly string[],
): ExportedFunction[] {
  const imports = [...files, ...tests].flatMap((file) => readImports(root, file));
  const whole = new Set(imports.filter(({ names }) => names === null).map(({ target }) => target));
  const named = new Set(
    imports.flatMap(({ target, names }) => (names ?? []).map(({ source }) => `${target} ${source}`)),
  );
  return files
    .filter((file) => !whole.has(file))
    .flatMap((file) => listExportedFunctions(root, file))
    .filter(({ file, name }) => !named.has(`${file} ${name}`));
}

function listExportedFunctions(root: string, file: string): ExportedFunction[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(exportedForm)].map(([, name = ""]) => ({ file, name }));
}
