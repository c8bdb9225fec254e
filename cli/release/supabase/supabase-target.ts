import {
  canaryNameOf,
  type OperationName,
  overrideVersion,
  versionOverridesHeader,
} from "../../../shared/platform/kernel/mod.ts";
import { RefusedError } from "../../run/command-error.ts";
import type { CreateReleaseTarget, Deployment, ReleaseTarget, VersionShare } from "../release-target.ts";
import { type Build, readBuild } from "./build.ts";
import { createCanaryRecord, type HostedCanary } from "./canary-record.ts";
import { deployBuild } from "./deploy-build.ts";
import {
  awaitSwitch,
  type HostedFunction,
  listFunctions,
  nameDeployment,
  readDeployment,
  readServedVersion,
} from "./hosted-functions.ts";
import { createReleaseArchive } from "./release-archive.ts";
import { createSupabaseCli } from "./supabase-cli.ts";
import { readSupabaseProject } from "./supabase-settings.ts";

// `serve` has already waited for the new deployment; this covers its start.
const settlesWithinMs = 5_000;
const unarchivedName = /^deployment-\d+$/;

/**
 * Functions of a hosted Supabase project, deployed by its CLI. Their versions are digests of builds; deployed builds
 * are archived in the bucket `releases`, since the platform cannot restore an earlier deployment. A canary is a second
 * function: the first one forwards to it what the database records as its share.
 */
export const createSupabaseTarget: CreateReleaseTarget = (settings) => {
  const project = readSupabaseProject(settings);
  const run = createSupabaseCli(project, settings.variables);
  const archive = createReleaseArchive(project);
  const record = createCanaryRecord(project);
  const urlOf = (operation: OperationName) => `${project.publicUrl}/functions/v1/${operation}`;
  /** The canaries as last read or set. */
  const canaries = new Map<OperationName, HostedCanary>();

  // The status of all functions lists them once.
  let listing: Promise<HostedFunction[]> | null = null;
  async function findHosted(name: string) {
    listing ??= listFunctions(run).finally(() => (listing = null));
    return (await listing).find(({ slug }) => slug === name);
  }

  async function findCanary(operation: OperationName): Promise<HostedCanary | null> {
    const canary = await record.find(operation);
    if (canary) canaries.set(operation, canary);
    else canaries.delete(operation);
    return canary;
  }

  /** The build that the function of an operation serves; null before its first deployment. */
  async function findServing(operation: OperationName): Promise<string | null> {
    const hosted = await findHosted(operation);
    if (!hosted) return null;
    const latest = (await archive.list(operation)).at(-1);
    return latest?.deployment === hosted.deployment ? latest.digest : `deployment-${hosted.deployment}`;
  }

  async function findBuild(operation: OperationName, digest: string): Promise<Build> {
    const build = unarchivedName.test(digest) ? null : await archive.find(operation, digest);
    if (build) return build;
    throw new RefusedError(`Cannot deploy ${digest} of ${operation}: its build is not archived`, {
      hint: "check out its commit and deploy it",
    });
  }

  async function deploy(operation: OperationName, digest: string, message: string): Promise<void> {
    const build = await findBuild(operation, digest);
    const address = { url: urlOf(operation) };
    const previous = await readServedVersion(address);
    await deployBuild(run, { operation, name: operation }, build);
    const serving = await awaitSwitch(address, (version) => version !== previous);
    const named = serving === previous ? null : readDeployment(serving);
    const count = named ?? (await findHosted(operation))?.deployment ?? 0;
    await archive.note(operation, { digest, deployment: count }, message);
  }

  /** Deploys the second function, which gets no share yet, and waits until the first one reaches it. */
  async function deployCanary(operation: OperationName, digest: string): Promise<HostedCanary> {
    const name = canaryNameOf(operation);
    await deployBuild(run, { operation, name }, await findBuild(operation, digest));
    const hosted = await findHosted(name);
    if (!hosted) throw new RefusedError(`Cannot deploy ${name}: the platform does not list it`);
    const canary = { build: digest, version: nameDeployment(project.ref, hosted), share: 0 };
    await record.set(operation, canary);
    canaries.set(operation, canary);
    const { url, headers } = reach(operation, digest);
    await awaitSwitch({ url, headers }, (version) => version === canary.version);
    return canary;
  }

  async function serveBeside(operation: OperationName, { version, share }: VersionShare): Promise<void> {
    const known = await findCanary(operation);
    const canary = known?.build === version ? known : await deployCanary(operation, version);
    if (canary.share !== share) await record.set(operation, { ...canary, share });
  }

  /** A canary that takes over is deployed under the name of its operation before its share ends. */
  async function serveAlone(operation: OperationName, digest: string, message: string): Promise<void> {
    const canary = await findCanary(operation);
    if (!canary || (await findServing(operation)) !== digest) await deploy(operation, digest, message);
    if (canary) await record.end(operation);
  }

  const reach: ReleaseTarget["reach"] = (operation, version) => {
    const canary = canaries.get(operation);
    const url = urlOf(operation);
    if (canary?.build !== version) return { url, headers: {}, expectedVersion: null };
    const headers = { [versionOverridesHeader]: overrideVersion(operation, canary.version) };
    return { url, headers, expectedVersion: canary.version };
  };

  return {
    name: "supabase",
    testsFirst: false,
    project: null,
    settlesWithinMs,
    reach,
    async current(operation) {
      const version = await findServing(operation);
      if (version === null) return [];
      const canary = await findCanary(operation);
      if (!canary) return [{ version, share: 100 }];
      return [
        { version, share: 100 - canary.share },
        { version: canary.build, share: canary.share },
      ];
    },
    async findPrevious(operation, version) {
      const digests = (await archive.list(operation)).map(({ digest }) => digest);
      const first = digests.indexOf(version);
      return (first < 0 ? digests.at(-1) : digests[first - 1]) ?? null;
    },
    async nameOf(operation, version) {
      const canary = await findCanary(operation);
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
