import {
  type OperationName,
  overrideVersion,
  versionOverridesHeader,
} from "../../../shared/platform/kernel/mod.ts";
import { RefusedError } from "../../run/command-error.ts";
import type { Deployment, ReleaseTarget, VersionShare } from "../release-target.ts";
import type { CanaryRecord, HostedCanary } from "./canary-record.ts";
import type { HostedBuilds } from "./hosted-builds.ts";
import { awaitSwitch } from "./hosted-functions.ts";

type Parts = { builds: HostedBuilds; canaries: CanaryRecord; urlOf: (operation: OperationName) => string };

/** Sets and reaches the one or two builds that serve an operation: its function, and its canary. */
export function createHostedSides({
  builds,
  canaries,
  urlOf,
}: Parts): Pick<ReleaseTarget, "serve" | "reach"> {
  /** Deploys the second function, which gets no share yet, and waits until the first one reaches it. */
  async function addCanary(operation: OperationName, digest: string): Promise<HostedCanary> {
    const version = await builds.deployCanary(operation, digest);
    const canary = { build: digest, version, share: 0 };
    await canaries.set(operation, canary);
    const address = { url: urlOf(operation), headers: selectVersion(operation, canary) };
    await awaitSwitch(address, (serving) => serving === version);
    return canary;
  }

  async function serveBeside(operation: OperationName, { version, share }: VersionShare): Promise<void> {
    const known = await canaries.find(operation);
    const canary = known?.build === version ? known : await addCanary(operation, version);
    if (canary.share !== share) await canaries.set(operation, { ...canary, share });
  }

  /** A canary that takes over is deployed under the name of its operation before its share ends. */
  async function serveAlone(operation: OperationName, digest: string, message: string): Promise<void> {
    const canary = await canaries.find(operation);
    const isServing = canary !== null && (await builds.findServing(operation)) === digest;
    if (!isServing) await builds.deploy(operation, digest, message);
    if (canary) await canaries.end(operation);
  }

  return {
    async serve(operation, deployment, message) {
      const { old, canary } = readSides(operation, deployment);
      if (canary) await serveBeside(operation, canary);
      else await serveAlone(operation, old.version, message);
    },
    reach(operation, version) {
      const canary = canaries.lastSeen(operation);
      const url = urlOf(operation);
      return canary?.build === version
        ? { url, headers: selectVersion(operation, canary), expectedVersion: canary.version }
        : { url, headers: {}, expectedVersion: null };
    },
  };
}

function selectVersion(operation: OperationName, { version }: HostedCanary): Record<string, string> {
  return { [versionOverridesHeader]: overrideVersion(operation, version) };
}

/** The version that serves, and the canary beside it, which must be another build. */
function readSides(
  operation: OperationName,
  [old, canary]: Deployment,
): { old: VersionShare; canary: VersionShare | null } {
  if (!old) throw new RefusedError(`Cannot serve ${operation}: no version is named`);
  if (canary?.version === old.version)
    throw new RefusedError(
      `Cannot canary ${operation}: version ${old.version} of this build already serves`,
      {
        hint: "change the function to get a new version",
      },
    );
  return { old, canary: canary ?? null };
}
