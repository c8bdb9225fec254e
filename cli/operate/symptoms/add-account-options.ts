import type { Command } from "commander";

/** Adds the options that say whose account is meant. */
export function addAccountOptions(command: Command): Command {
  return command
    .option("--key <id>", "a key of the account, as keys list shows it")
    .option("--account <uuid>", "the account itself, in place of a key");
}
