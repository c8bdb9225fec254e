import { type Command, Option } from "commander";

/** Adds the options by which a key is given its values. */
export function addKeyOptions(command: Command): Command {
  return command
    .option("--name <text>", "what the key is for")
    .option("--scopes <list>", "operations, comma-separated, or all; account:symptom_events to store events")
    .addOption(
      new Option("--tier <tier>", "compounds it may see; none takes it away").choices([
        "macros",
        "micros",
        "molecular",
        "none",
      ]),
    )
    .option("--modes <list>", "input of decode: structured, unstructured")
    .option("--rate <n>", "requests a minute for each operation")
    .option("--quota <n>", "requests a month: decode's, else each operation's; default for the service's own")
    .option("--expires <time>", "ISO 8601, or never");
}
