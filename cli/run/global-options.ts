import type { Command } from "commander";

/** Options of every command. */
export type GlobalOptions = {
  /** Prints the response as JSON, and nothing else on stdout. */
  json: boolean;
  /** Address of a service or project; undefined selects the local stack. */
  url: string | undefined;
};

/** Adds the options of every command. */
export function addGlobalOptions(program: Command): Command {
  return program
    .option("--json", "print the response as JSON, and nothing else on stdout")
    .option("--url <url>", "address of the service (default: the local stack in DATA_DIR, .data)");
}

/** Reads the global options of the command line that `command` belongs to. */
export function readGlobalOptions(command: Command): GlobalOptions {
  const { json = false, url } = command.optsWithGlobals<{ json?: boolean; url?: string }>();
  return { json, url };
}
