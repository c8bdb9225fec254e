import type { Deployment } from "../release-target.ts";

/** A deployment as `wrangler deployments list --json` tells it. */
export type PastDeployment = {
  created_on: string;
  versions: readonly { version_id: string; percentage: number }[];
};

/** What serves now; of two versions the one first that lately had all requests. Empty without a deployment. */
export function findCurrent(history: readonly PastDeployment[]): Deployment {
  const [latest, ...earlier] = newestFirst(history);
  const versions = (latest?.versions ?? []).map(({ version_id, percentage }) => ({
    version: version_id,
    share: percentage,
  }));
  const settled = earlier.map(findSettled).find((version) => versions.some((one) => one.version === version));
  return versions.toSorted((a, b) => Number(b.version === settled) - Number(a.version === settled));
}

/** The version that had all requests before `version` first had them; null where the history has none. */
export function findBefore(history: readonly PastDeployment[], version: string): string | null {
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
