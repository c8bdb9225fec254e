import { operationNames, scopeOf } from "../../../shared/platform/kernel/mod.ts";
import type { Output } from "../../output/output.ts";
import type { Row } from "../project/read-rows.ts";
import { formatMoment, formatValue, printFields } from "../values/format-values.ts";

/** Prints one key, field by field, with its text if that was just created. */
export function printKey(output: Output, row: Row): void {
  const { key, id, account_id, name, state, scopes, tier, modes, rate_per_minute } = row;
  printFields(output, {
    ...(key === undefined ? {} : { key: formatValue(key) }),
    id: formatValue(id),
    name: formatValue(name),
    state: formatValue(state),
    scopes: formatScopes(scopes),
    tier: formatValue(tier),
    modes: formatValue(modes),
    "rate a minute": formatValue(rate_per_minute),
    expires: row.expires_at === null ? "never" : formatMoment(row.expires_at),
    ...formatPast(row),
    created: formatMoment(row.created_at),
    account: formatValue(account_id),
  });
}

/** Prints a key whose text was just created, the only time that anybody sees it. */
export function printNewKey(output: Output, row: Row & { key: string }): void {
  printKey(output, row);
  output.note("Save the key now: it is stored as a hash and never shown again");
}

/** Formats scopes as the options take them: names of operations, or "all". */
export function formatScopes(scopes: unknown): string {
  if (!Array.isArray(scopes)) return formatValue(scopes);
  const all: string[] = operationNames.map(scopeOf);
  const others = scopes.filter((scope) => !all.includes(String(scope)));
  const hasAll = scopes.length - others.length === all.length;
  return formatValue(
    hasAll ? ["all", ...others] : scopes.map((scope) => String(scope).replace(/^edge:/, "")),
  );
}

function formatPast({ revoked_at, rotated_at, overlap_until }: Row): Record<string, string> {
  const past = { revoked: revoked_at, rotated: rotated_at, "old secret until": overlap_until };
  return Object.fromEntries(
    Object.entries(past)
      .filter(([, moment]) => moment !== null)
      .map(([title, moment]) => [title, formatMoment(moment)]),
  );
}
