import { OPERATION_NAMES, scopeOf } from "../../../shared/kernel/operation-name.ts";
import { UsageError } from "../../run/command-error.ts";
import { readCount } from "../values/read-count.ts";

const ACCOUNT_SCOPE = "account:symptom_events";
const KNOWN_SCOPES: readonly string[] = [...OPERATION_NAMES.map(scopeOf), ACCOUNT_SCOPE];

/** The options that give a key its values, as they were typed. */
export type KeyOptions = {
  name?: string;
  scopes?: string;
  tier?: string;
  modes?: string;
  rate?: string;
  quota?: string;
  expires?: string;
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

/** Takes the names of operations and of scopes alike; `all` stands for every operation. */
function readScopes(text: string): string[] {
  if (text === "all") return KNOWN_SCOPES.filter((scope) => scope !== ACCOUNT_SCOPE);
  const scopes = splitList(text).map((scope) => (scope.includes(":") ? scope : `edge:${scope}`));
  const unknown = scopes.filter((scope) => !KNOWN_SCOPES.includes(scope));
  if (unknown.length > 0) {
    const known = [...OPERATION_NAMES, ACCOUNT_SCOPE].join(", ");
    throw new UsageError(`Cannot read --scopes: ${unknown.join(", ")} is not known; known are ${known}`);
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
