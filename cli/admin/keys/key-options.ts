import { type Command, Option } from "commander";
import { operationNames, scopeOf } from "../../../shared/platform/kernel/mod.ts";
import { UsageError } from "../../run/command-error.ts";
import { readCount } from "../values/read-values.ts";

/** The options that set the values of a key, as typed. */
export type KeyOptions = {
  name?: string;
  scopes?: string;
  tier?: string;
  modes?: string;
  rate?: string;
  quota?: string;
  expires?: string;
};

/** Values of a key, named as in the database; null removes a value. */
export type KeyValues = {
  name?: string;
  scopes?: string[];
  tier?: string | null;
  modes?: string[];
  rate_per_minute?: number;
  quota_per_month?: number | null;
  expires_at?: string | null;
};

const accountScope = "account:symptom_events";
const knownScopes: readonly string[] = [...operationNames.map(scopeOf), accountScope];

/** Adds the {@link KeyOptions}. */
export function addKeyOptions(command: Command): Command {
  return command
    .option("--name <text>", "what the key is for")
    .option("--scopes <list>", "operations, comma-separated, or all; account:symptom_events to store events")
    .addOption(
      new Option("--tier <tier>", "compounds that it may see; none removes the tier").choices([
        "macros",
        "micros",
        "molecular",
        "none",
      ]),
    )
    .option("--modes <list>", "input modes of decode: structured, unstructured")
    .option("--rate <n>", "requests per minute for each operation")
    .option(
      "--quota <n>",
      "requests per month for decode, or for each operation of a key without decode; default for the service's own",
    )
    .option("--expires <time>", "ISO 8601, or never");
}

/** Reads the values of a key; an option that was not typed leaves its value out. */
export function readKeyValues(options: KeyOptions): KeyValues {
  const { name, scopes, tier, modes, rate, quota, expires } = options;
  return {
    ...(name !== undefined && { name }),
    ...(scopes !== undefined && { scopes: readScopes(scopes) }),
    ...(tier !== undefined && { tier: tier === "none" ? null : tier }),
    ...(modes !== undefined && { modes: splitList(modes) }),
    ...(rate !== undefined && { rate_per_minute: readCount("rate", rate) }),
    ...(quota !== undefined && { quota_per_month: quota === "default" ? null : readCount("quota", quota) }),
    ...(expires !== undefined && { expires_at: readMoment(expires) }),
  };
}

/** Accepts names of operations and of scopes; `all` stands for every operation. */
function readScopes(text: string): string[] {
  if (text === "all") return knownScopes.filter((scope) => scope !== accountScope);
  const scopes = splitList(text).map((scope) => (scope.includes(":") ? scope : `edge:${scope}`));
  const unknown = scopes.filter((scope) => !knownScopes.includes(scope));
  if (unknown.length > 0) {
    const known = [...operationNames, accountScope].join(", ");
    throw new UsageError(`Cannot read --scopes: unknown scope ${unknown.join(", ")}; choose from ${known}`);
  }
  return scopes;
}

function splitList(text: string): string[] {
  return text.split(",").flatMap((part) => part.trim() || []);
}

function readMoment(text: string): string | null {
  if (text === "never") return null;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()))
    throw new UsageError(`Cannot read --expires: ${text} is not an ISO 8601 time`);
  return moment.toISOString();
}

/** The environment in the text of a key; by default dev on the local stack, else live. */
export function readEnvironment(option: string | undefined, isLocal: boolean): string {
  if (option !== undefined && !/^[a-z]+$/.test(option))
    throw new UsageError(`Cannot read --environment: ${option} must consist of lower-case letters`);
  return option ?? (isLocal ? "dev" : "live");
}
