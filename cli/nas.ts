import process from "node:process";
import { createContext } from "./run/context.ts";
import { createProgram } from "./run/create-program.ts";
import { runProgram } from "./run/run-program.ts";

const context = createContext(process);
process.exitCode = await runProgram(createProgram(context), process.argv.slice(2), context);
