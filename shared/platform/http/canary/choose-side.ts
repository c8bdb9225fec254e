import {
  type Canary,
  type OperationName,
  overrideVersion,
  parseApiKey,
  sha256Hex,
  versionOverridesHeader,
} from "../../kernel/mod.ts";

type Request = {
  operation: OperationName;
  headers: Headers;
  /** Whether the request is a call or a poll, which follow their key. */
  followsKey: boolean;
  /** The version of this function. */
  version: string;
};

/** Digits of a hash that determine the place of a key, and how many places they distinguish. */
const placeDigits = 12;
const places = 16 ** placeDigits;

/**
 * The canary if it serves the request, else null. A request that selects one of both versions by the header of version
 * overrides gets it; otherwise a call or a poll goes where its key belongs. `readCanary` is called only if need be.
 */
export async function chooseCanary(
  { operation, headers, followsKey, version }: Request,
  readCanary: (operation: OperationName) => Promise<Canary | null>,
): Promise<Canary | null> {
  const selected = (headers.get(versionOverridesHeader) ?? "").split(",").map((member) => member.trim());
  const selects = (other: string) => selected.includes(overrideVersion(operation, other));
  const key = followsKey ? parseApiKey(headers.get("x-api-key") ?? "") : null;
  if (selects(version) || (key === null && selected[0] === "")) return null;
  const canary = await readCanary(operation);
  if (canary === null || selects(canary.version)) return canary;
  return key !== null && (await belongsToCanary(key.id, canary)) ? canary : null;
}

/** Each canary has its own order of keys; as its share grows, keys only move to it. */
async function belongsToCanary(keyId: string, { version, share }: Canary): Promise<boolean> {
  const digest = await sha256Hex(`${version} ${keyId}`);
  return Number.parseInt(digest.slice(0, placeDigits), 16) / places < share / 100;
}
