import type { Deployment } from "../release-target.ts";

/**
 * The version that had all requests before `version` first had any, of deployments earliest first; null where the
 * stack began with it.
 */
export function findBefore(deployments: readonly Deployment[], version: string): string | null {
  const first = deployments.findIndex((shares) =>
    shares.some((served) => served.version === version && served.share > 0),
  );
  const whole = deployments.slice(0, Math.max(first, 0)).map(findWhole);
  return whole.findLast((name) => name !== null && name !== version) ?? null;
}

function findWhole(shares: Deployment): string | null {
  return shares.find(({ share }) => share === 100)?.version ?? null;
}
