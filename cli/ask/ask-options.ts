import { type Command, InvalidArgumentError, Option } from "commander";
import type { GlobalOptions } from "../run/context.ts";
import { readGlobalOptions } from "../run/global-options.ts";
import type { Detail } from "../show/view.ts";
import { type ServiceOptions, TIERS } from "./find-service.ts";

/** What every command that asks the service is told beside its request. */
export type AskOptions = GlobalOptions & ServiceOptions & Detail & { wait: boolean };

/** Adds the options that say where to ask. */
export function addServiceOptions(command: Command): Command {
  return command
    .option("--key <key>", "API key (or NAS_API_KEY); without it the local stack's own")
    .addOption(
      new Option("--tier <tier>", "which of the local stack's keys (default: molecular)").choices(TIERS),
    );
}

/** Adds the options of an answer with figures: how many of them are shown. */
export function addFigureOptions(command: Command): Command {
  return command
    .option("--all", "show every compound, not only the main ones")
    .option("--top <count>", "show the first compounds only", readCount)
    .option("--sources", "show every source in full");
}

/** Adds the options of a command whose answer is a job. */
export function addJobOptions(command: Command): Command {
  return command.option("--no-wait", "print the job's id and do not wait for it");
}

/** The options of {@link AskOptions} that a command has been given. */
export function readAskOptions(command: Command): AskOptions {
  const { key, tier, all, top, sources, recipes, wait } = command.opts<Partial<AskOptions>>();
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

/** Reads a whole number above zero. */
export function readCount(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a whole number above 0.");
}

/** Reads a number; the service judges whether it suits. */
export function readNumber(text: string): number {
  if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a number such as 72.5.");
}

/** Gathers the values of an option that may be given several times. */
export function collect(value: string, gathered: string[] = []): string[] {
  return [...gathered, value];
}

/** As {@link collect}, each value being a list with commas. */
export function collectWords(value: string, gathered: string[] = []): string[] {
  const words = value.split(",").map((word) => word.trim());
  return [...gathered, ...words.filter(Boolean)];
}
