import { randomBytes } from "node:crypto";
import { apiKeyRandomBytes, hashApiKey, rotateApiKey } from "../../../shared/platform/kernel/api-key.ts";
import { openKeyTool } from "./database.ts";

/** Gives a key of the shared stack a new secret and returns it; the old ones last for the overlap. */
export async function rotateKey(id: string, overlapSeconds: number): Promise<string> {
  const next = rotateApiKey("test", id, randomBytes(apiKeyRandomBytes));
  await openKeyTool()("rotate_key", {
    p_id: id,
    p_key_hash: await hashApiKey(next),
    p_overlap_seconds: overlapSeconds,
  });
  return next;
}
