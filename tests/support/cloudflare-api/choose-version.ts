import { createHash } from "node:crypto";
import type { StoredDeployment } from "./account.ts";

/** Headers that the platform reads; a name in lower case. */
type Read = (name: string) => string | undefined;

/**
 * The version that gets a request: the one that the override header names, if it is in the deployment; else by the
 * hash of the version key, the same key always the same way and never back as a share grows; else by `random`.
 */
export function chooseVersion(
  { versions }: StoredDeployment,
  { worker, read, random }: { worker: string; read: Read; random: () => number },
): string | undefined {
  const named = readOverride(read("cloudflare-workers-version-overrides") ?? "", worker);
  if (versions.some(({ version_id }) => version_id === named)) return named;
  const key = read("cloudflare-workers-version-key");
  // The newest has the start of the range: what was within 10 % is within 50 %.
  let place = (key ? hash(key) : random()) * 100;
  for (const { version_id, percentage } of versions.toReversed()) {
    if (place < percentage) return version_id;
    place -= percentage;
  }
  return versions.find(({ percentage }) => percentage > 0)?.version_id;
}

/** Of a dictionary of structured fields (RFC 8941): `worker="id"`, more of them after commas. */
function readOverride(header: string, worker: string): string | undefined {
  const members = header.split(",").map((member) => /^\s*([a-z*][\w.*-]*)="([^"]*)"\s*$/.exec(member));
  return members.find((member) => member?.[1] === worker)?.[2];
}

function hash(key: string): number {
  return createHash("sha256").update(key).digest().readUInt32BE(0) / 2 ** 32;
}
