import { type Command, Option } from "commander";
import type { Detail } from "../format/view.ts";
import { type GlobalOptions, readGlobalOptions } from "../run/global-options.ts";
import { type ServiceOptions, tiers } from "./find-service.ts";
import { readCount } from "./option-values.ts";

/** Options of a command that calls the service, apart from those of its request. */
export type CommandOptions = GlobalOptions & ServiceOptions & Detail & { wait: boolean };

/** Adds the options that select the service. */
export function addServiceOptions(command: Command): Command {
  return command
    .option("--key <key>", "API key (or NAS_API_KEY; default: a key of the local stack)")
    .addOption(
      new Option("--tier <tier>", "which of the local stack's keys (default: molecular)").choices(tiers),
    );
}

/** Adds the options of a result with figures: how many of them are shown. */
export function addFigureOptions(command: Command): Command {
  return command
    .option("--all", "show every compound, not only the main ones")
    .option("--top <count>", "show only the first compounds", readCount)
    .option("--sources", "show every source in full");
}

/** Adds the options of a command that creates a job. */
export function addJobOptions(command: Command): Command {
  return command.option("--no-wait", "print the job's id and do not wait for it");
}

/** Reads the {@link CommandOptions} of a command. */
export function readCommandOptions(command: Command): CommandOptions {
  const { key, tier, all, top, sources, recipes, wait } = command.opts<Partial<CommandOptions>>();
  return {
    ...readGlobalOptions(command),
    key,
    tier,
    all: all ?? false,
    top,
    sources: sources ?? false,
    recipes: recipes ?? false,
    wait: wait ?? true,
  };
}
