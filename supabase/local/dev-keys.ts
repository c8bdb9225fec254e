import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  apiKeyRandomBytes,
  createApiKey,
  hashApiKey,
  operationNames,
  parseApiKey,
  scopeOf,
} from "../../shared/platform/kernel/mod.ts";
import type { DataApiClient } from "./data-api-client.ts";

const tiers = ["macros", "micros", "molecular"] as const;

/** A ready-made key of each tier, with every scope and both input modes. */
export type DevKeys = Record<(typeof tiers)[number], string>;

/** The keys of the data folder; those that the database does not have are created or inserted again. */
export async function provideDevKeys(dataDir: string, call: DataApiClient): Promise<DevKeys> {
  const kept = readDevKeys(dataDir);
  const known = await call("list_keys");
  const activeIds = new Set(
    (Array.isArray(known) ? known : []).filter(({ state }) => state === "active").map(({ id }) => id),
  );
  const seenIds = new Set((Array.isArray(known) ? known : []).map(({ id }) => id));
  const keys = { macros: "", micros: "", molecular: "" };
  for (const tier of tiers) {
    const key = kept[tier] ?? "";
    const id = parseApiKey(key)?.id;
    const isUsable = id !== undefined && (activeIds.has(id) || !seenIds.has(id));
    keys[tier] = isUsable ? key : createApiKey("dev", randomBytes(apiKeyRandomBytes)).key;
    if (!activeIds.has(id)) await enterKey(call, tier, keys[tier]);
  }
  const path = join(dataDir, "dev-keys.json");
  writeFileSync(`${path}.draft`, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.draft`, path);
  return keys;
}

/** The keys that an earlier start has created; empty when there are none. */
export function readDevKeys(dataDir: string): Partial<DevKeys> {
  try {
    return JSON.parse(readFileSync(join(dataDir, "dev-keys.json"), "utf8"));
  } catch {
    return {};
  }
}

async function enterKey(call: DataApiClient, tier: string, key: string): Promise<void> {
  await call("create_key", {
    p_id: parseApiKey(key)?.id,
    p_key_hash: await hashApiKey(key),
    p_name: `local ${tier}`,
    p_scopes: operationNames.map(scopeOf),
    p_tier: tier,
    p_modes: ["structured", "unstructured"],
  });
}
