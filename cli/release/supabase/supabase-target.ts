import {
  type OperationName,
  overrideVersion,
  versionOverridesHeader,
} from "../../../shared/platform/kernel/mod.ts";
import { RefusedError } from "../../run/command-error.ts";
import type { CreateReleaseTarget, Deployment, ReleaseTarget, VersionShare } from "../release-target.ts";
import { readBuild } from "./build.ts";
import { createCanaryRecord, type HostedCanary } from "./canary-record.ts";
import { createHostedBuilds } from "./hosted-builds.ts";
import { awaitSwitch, readServedVersion } from "./hosted-functions.ts";
import { createReleaseArchive } from "./release-archive.ts";
import { createSupabaseCli } from "./supabase-cli.ts";
import { readSupabaseProject } from "./supabase-settings.ts";

// `serve` has already waited for the new deployment; this covers its start.
const settlesWithinMs = 5_000;

/**
 * Functions of a hosted Supabase project, deployed by its CLI. Their versions are digests of builds; deployed builds
 * are archived in the bucket `releases`, since the platform cannot restore an earlier deployment. A canary is a second
 * function, to which the first one forwards the share that the database records.
 */
export const createSupabaseTarget: CreateReleaseTarget = (settings) => {
  const project = readSupabaseProject(settings);
  const run = createSupabaseCli(project, settings.variables);
  const archive = createReleaseArchive(project);
  const urlOf = (operation: OperationName) => `${project.publicUrl}/functions/v1/${operation}`;
  const builds = createHostedBuilds({ projectRef: project.ref, run, archive, urlOf });
  const canaries = createCanaryRecord(project);

  const reach: ReleaseTarget["reach"] = (operation, version) => {
    const canary = canaries.lastSeen(operation);
    const url = urlOf(operation);
    return canary?.build === version
      ? { url, headers: selectVersion(operation, canary), expectedVersion: canary.version }
      : { url, headers: {}, expectedVersion: null };
  };

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
    name: "supabase",
    testsFirst: false,
    project,
    settlesWithinMs,
    reach,
    async current(operation) {
      const version = await builds.findServing(operation);
      if (version === null) return [];
      const canary = await canaries.find(operation);
      if (!canary) return [{ version, share: 100 }];
      const { build, share } = canary;
      return [
        { version, share: 100 - share },
        { version: build, share },
      ];
    },
    async findPrevious(operation, version) {
      const digests = (await archive.list(operation)).map(({ digest }) => digest);
      const first = digests.indexOf(version);
      return (first < 0 ? digests.at(-1) : digests[first - 1]) ?? null;
    },
    async nameOf(operation, version) {
      const canary = await canaries.find(operation);
      if (canary?.build === version) return canary.version;
      return (await readServedVersion({ url: urlOf(operation) })) ?? version;
    },
    async check(built) {
      readBuild(built);
    },
    async upload(built) {
      const build = readBuild(built);
      await archive.keep(built.operation, build);
      if (settings.secretsFile !== undefined) {
        const task = `set the secrets of ${settings.secretsFile}`;
        await run(["secrets", "set", "--env-file", settings.secretsFile], task);
      }
      return build.digest;
    },
    async serve(operation, deployment, message) {
      const { old, canary } = readSides(operation, deployment);
      if (canary) await serveBeside(operation, canary);
      else await serveAlone(operation, old.version, message);
    },
  };
};

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
