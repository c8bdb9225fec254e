import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import ts from "typescript";

const entryPath = fileURLToPath(new URL("src/mod.ts", import.meta.url));
const configPath = fileURLToPath(new URL("tsconfig.json", import.meta.url));
const distDir = fileURLToPath(new URL("dist", import.meta.url));

/** Bundles the client into one minified module without imports, `mod.js` of a folder; resolves to its size in bytes. */
export async function bundleClient(outDir = distDir): Promise<number> {
  const outfile = `${outDir}/mod.js`;
  await build({
    entryPoints: [entryPath],
    outfile,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    platform: "neutral",
    logLevel: "silent",
  });
  return readFileSync(outfile).length;
}

/** Writes the client's declarations into a folder; throws if its sources use what not every runtime has. */
export function emitTypes(outDir = distDir): void {
  const host: ts.ParseConfigFileHost = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: refuse };
  const config = ts.getParsedCommandLineOfConfigFile(configPath, { outDir }, host);
  if (!config) throw new Error("Cannot emit types: client/tsconfig.json cannot be read");
  const program = ts.createProgram(config.fileNames, config.options);
  const { diagnostics } = program.emit();
  const problems = [...ts.getPreEmitDiagnostics(program), ...config.errors, ...diagnostics];
  if (problems.length > 0) refuse(...problems);
}

function refuse(...problems: ts.Diagnostic[]): never {
  const text = ts.formatDiagnostics(problems, {
    getCurrentDirectory: ts.sys.getCurrentDirectory,
    getCanonicalFileName: (name) => name,
    getNewLine: () => "\n",
  });
  throw new Error(`Cannot emit types: ${text}`);
}
