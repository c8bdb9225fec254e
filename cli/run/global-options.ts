import type { Command } from "commander";
import type { GlobalOptions } from "./context.ts";

/** Adds the options that every command knows. */
export function addGlobalOptions(program: Command): Command {
  return program
    .option("--json", "print the answer as JSON, nothing else on stdout")
    .option("--url <url>", "address of the service; without it the local stack of DATA_DIR (.data)");
}

/** The global options of the command line that a command belongs to. */
export function readGlobalOptions(command: Command): GlobalOptions {
  const { json = false, url } = command.optsWithGlobals<{ json?: boolean; url?: string }>();
  return { json, url };
}
