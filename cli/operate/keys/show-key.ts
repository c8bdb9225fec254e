import type { Output } from "../../output/output.ts";
import type { Row } from "../project/read-rows.ts";
import { showFields } from "../values/show-fields.ts";
import { tellMoment, tellValue } from "../values/tell-value.ts";
import { tellScopes } from "./tell-scopes.ts";

/** Prints one key, field by field; its text too where it has just been made. */
export function showKey(output: Output, row: Row): void {
  const { key, id, account_id, name, state, scopes, tier, modes, rate_per_minute } = row;
  showFields(output, {
    ...(key === undefined ? {} : { key: tellValue(key) }),
    id: tellValue(id),
    name: tellValue(name),
    state: tellValue(state),
    scopes: tellScopes(scopes),
    tier: tellValue(tier),
    modes: tellValue(modes),
    "rate a minute": tellValue(rate_per_minute),
    expires: row.expires_at === null ? "never" : tellMoment(row.expires_at),
    ...tellPast(row),
    created: tellMoment(row.created_at),
    account: tellValue(account_id),
  });
}

function tellPast({ revoked_at, rotated_at, overlap_until }: Row): Record<string, string> {
  const past = { revoked: revoked_at, rotated: rotated_at, "old secret until": overlap_until };
  return Object.fromEntries(
    Object.entries(past)
      .filter(([, moment]) => moment !== null)
      .map(([title, moment]) => [title, tellMoment(moment)]),
  );
}
