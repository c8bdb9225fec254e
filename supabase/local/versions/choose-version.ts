import { createHash } from "node:crypto";
import type { Deployment } from "./deployment.ts";

/** The values of a request that determine its version; `random` is in [0, 1). */
export type Chooser = { override: string | null; keyId: string | null; random: number };

const positionBytes = 6;
const positions = 2 ** (8 * positionBytes);

/**
 * The version that serves a request: the requested one if it is in the deployment, at any share; else the key's; else a
 * random one. A key gets the version with the greatest -share / ln(position), where key and version determine the
 * position (weighted rendezvous hashing, J. Resch, 2015): its probability is the share, and as a share grows keys only
 * move to that version.
 */
export function chooseVersion(deployment: Deployment, { override, keyId, random }: Chooser): string {
  const asked = deployment.find(({ version }) => version === override);
  if (asked) return asked.version;
  const serving = deployment.filter(({ share }) => share > 0);
  const chosen = keyId === null ? chooseByChance(serving, random) : chooseByKey(serving, keyId);
  if (chosen === undefined) throw new RangeError("Cannot choose a version: none has a share");
  return chosen;
}

function chooseByChance(serving: Deployment, random: number): string | undefined {
  let rest = random * serving.reduce((sum, { share }) => sum + share, 0);
  return serving.find(({ share }) => {
    rest -= share;
    return rest < 0;
  })?.version;
}

function chooseByKey(serving: Deployment, keyId: string): string | undefined {
  if (serving.length === 1) return serving[0]?.version;
  const scores = serving.map(({ version, share }) => -share / Math.log(positionOf(`${version} ${keyId}`)));
  return serving[scores.indexOf(Math.max(...scores))]?.version;
}

/** A hash of the text as a number in (0, 1), evenly distributed. */
function positionOf(text: string): number {
  const digest = createHash("sha256").update(text).digest();
  return (digest.readUIntBE(0, positionBytes) + 0.5) / positions;
}
