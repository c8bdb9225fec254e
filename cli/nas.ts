import process from "node:process";
import { createContext } from "./run/context.ts";
import { createProgram } from "./run/create-program.ts";
import { runCommandLine } from "./run/run-command-line.ts";

const context = createContext(process);
process.exitCode = await runCommandLine(createProgram(context), process.argv.slice(2), context);
