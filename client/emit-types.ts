import { fileURLToPath } from "node:url";
import ts from "typescript";

const CONFIG_PATH = fileURLToPath(new URL("tsconfig.json", import.meta.url));

const host: ts.ParseConfigFileHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
    throw new Error(describe([diagnostic]));
  },
};

/** Writes the declarations of the client into dist; throws where its sources need more than every runtime has. */
export function emitTypes(): void {
  const config = ts.getParsedCommandLineOfConfigFile(CONFIG_PATH, {}, host);
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
