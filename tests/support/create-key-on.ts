import { randomBytes } from "node:crypto";
import { apiKeyRandomBytes, createApiKey, hashApiKey } from "../../shared/platform/kernel/api-key.ts";
import { operationNames, scopeOf } from "../../shared/platform/kernel/operation-name.ts";
import { createDataApiClient } from "../../supabase/local/data-api-client.ts";

export type KeyOptions = {
  /** Every scope of the contract without. */
  scopes?: string[];
  tier?: "macros" | "micros" | "molecular" | null;
  modes?: string[];
  ratePerMinute?: number;
  quotaPerMonth?: number | null;
  expiresAt?: string;
  accountId?: string;
};

/** Where a stack is reached, as tests have it from `inject`. */
export type StackAddress = { baseUrl: string; serviceKey: string };

/** Creates a key in a stack: by default molecular, with every scope and mode and ample limits. */
export async function createKeyOn(
  { baseUrl, serviceKey }: StackAddress,
  options: KeyOptions = {},
): Promise<{ id: string; key: string }> {
  const { id, key } = createApiKey("test", randomBytes(apiKeyRandomBytes));
  await createDataApiClient(baseUrl, serviceKey)("create_key", {
    p_id: id,
    p_key_hash: await hashApiKey(key),
    p_name: "test",
    p_scopes: options.scopes ?? operationNames.map(scopeOf),
    p_tier: options.tier === undefined ? "molecular" : options.tier,
    p_modes: options.modes ?? ["structured", "unstructured"],
    p_rate_per_minute: options.ratePerMinute ?? 100_000,
    p_quota_per_month: options.quotaPerMonth === undefined ? 1_000_000 : options.quotaPerMonth,
    p_expires_at: options.expiresAt ?? null,
    p_account_id: options.accountId ?? null,
  });
  return { id, key };
}
