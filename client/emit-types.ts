import { fileURLToPath } from "node:url";
import ts from "typescript";

const CONFIG_PATH = fileURLToPath(new URL("tsconfig.json", import.meta.url));
const DIST_DIR = fileURLToPath(new URL("dist", import.meta.url));

const host: ts.ParseConfigFileHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
    throw new Error(describe([diagnostic]));
  },
};

/** Writes the client's declarations into a folder; throws where its sources need more than every runtime has. */
export function emitTypes(outDir = DIST_DIR): void {
  const config = ts.getParsedCommandLineOfConfigFile(CONFIG_PATH, { outDir }, host);
  if (!config) throw new Error("Cannot emit types: client/tsconfig.json cannot be read");
  const program = ts.createProgram(config.fileNames, config.options);
  const { diagnostics } = program.emit();
  const problems = [...ts.getPreEmitDiagnostics(program), ...config.errors, ...diagnostics];
  if (problems.length > 0) throw new Error(describe(problems));
}

function describe(problems: ts.Diagnostic[]): string {
  return `Cannot emit types: ${ts.formatDiagnostics(problems, {
    getCurrentDirectory: ts.sys.getCurrentDirectory,
    getCanonicalFileName: (name) => name,
    getNewLine: () => "\n",
  })}`;
}
