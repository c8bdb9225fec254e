import type { Command } from "commander";

/** Adds a command that works on a project: the local stack, or a hosted one by `--url` and `--service-key`. */
export function addProjectCommand(parent: Command, nameAndArgs: string): Command {
  return parent
    .command(nameAndArgs)
    .option(
      "--service-key <key>",
      "key of a hosted project, with --url (or SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY)",
    );
}
