import { parseArgs } from "node:util";
import { OPERATION_NAMES, scopeOf } from "../../shared/kernel/operation-name.ts";
import { UsageError } from "../usage-error.ts";

/** The options of the command line as they were typed. */
export type KeyOptions = {
  name?: string;
  scopes?: string;
  tier?: string;
  modes?: string;
  rate?: string;
  quota?: string;
  expires?: string;
  account?: string;
  overlap?: string;
  environment?: string;
  url?: string;
  "service-key"?: string;
  json?: boolean;
  help?: boolean;
};

/** What a key may carry, in the database's terms; null takes a value away. */
export type KeyValues = {
  name?: string;
  scopes?: string[];
  tier?: string | null;
  modes?: string[];
  rate_per_minute?: number;
  quota_per_month?: number | null;
  expires_at?: string | null;
};

const TEXT = { type: "string" } as const;
const OPTIONS = {
  name: TEXT,
  scopes: TEXT,
  tier: TEXT,
  modes: TEXT,
  rate: TEXT,
  quota: TEXT,
  expires: TEXT,
  account: TEXT,
  overlap: TEXT,
  environment: TEXT,
  url: TEXT,
  "service-key": TEXT,
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/** Splits a command line into its command, the key's id where the command takes one, and the options. */
export function parseKeyArguments(args: string[]): { command: string; id: string; options: KeyOptions } {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const [command = "", id = "", ...rest] = positionals;
    if (rest.length > 0) throw new UsageError(`Cannot read the command line: unexpected ${rest[0]}`);
    return { command, id, options: values };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    // The first sentence tells what is wrong; the rest explains how dashes are escaped.
    const [reason] = (error instanceof Error ? error.message : String(error)).split(". ");
    throw new UsageError(`Cannot read the command line: ${reason}`);
  }
}

/** The values that the options give a key; an option that was not typed leaves its value out. */
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

/** A whole number that is not negative. */
export function readCount(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`Cannot read --${option}: ${text} is not a whole number`);
  return Number(text);
}

/** Takes the names of operations and of scopes alike; `all` stands for every scope. */
function readScopes(text: string): string[] {
  if (text === "all") return OPERATION_NAMES.map(scopeOf);
  return splitList(text).map((scope) => (scope.includes(":") ? scope : `edge:${scope}`));
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
