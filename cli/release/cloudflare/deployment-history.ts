import type { Deployment } from "../release-target.ts";

/** A deployment in the output of `wrangler deployments list --json`. */
export type PastDeployment = {
  created_on: string;
  versions: readonly { version_id: string; percentage: number }[];
};

/** The versions that serve now, first the one that last had all requests; empty without a deployment. */
export function findCurrent(history: readonly PastDeployment[]): Deployment {
  const [latest, ...earlier] = newestFirst(history);
  const versions = (latest?.versions ?? []).map(({ version_id, percentage }) => ({
    version: version_id,
    share: percentage,
  }));
  const settled = earlier.map(findSettled).find((version) => versions.some((one) => one.version === version));
  return versions.toSorted((a, b) => Number(b.version === settled) - Number(a.version === settled));
}

/** The version that had all requests before `version` first had them; null if the history has none. */
export function findPrevious(history: readonly PastDeployment[], version: string): string | null {
  const settled = newestFirst(history).map(findSettled);
  const first = settled.lastIndexOf(version);
  if (first < 0) return null;
  return settled.slice(first + 1).find((one) => one !== null) ?? null;
}

function findSettled({ versions }: PastDeployment): string | null {
  return versions.find(({ percentage }) => percentage === 100)?.version_id ?? null;
}

function newestFirst(history: readonly PastDeployment[]): PastDeployment[] {
  return history.toSorted((a, b) => b.created_on.localeCompare(a.created_on));
}
