import { canaryNameOf, type OperationName } from "../../../shared/platform/kernel/mod.ts";
import { RefusedError } from "../../run/command-error.ts";
import type { Build } from "./build.ts";
import { deployBuild } from "./deploy-build.ts";
import {
  awaitSwitch,
  type HostedFunction,
  listFunctions,
  nameDeployment,
  readDeployment,
  readServedVersion,
} from "./hosted-functions.ts";
import type { ReleaseArchive } from "./release-archive.ts";
import type { RunSupabase } from "./supabase-cli.ts";

/** The archived builds that functions of a project serve. Builds are named by their digest. */
export type HostedBuilds = {
  /** The build that the function of an operation serves; null before its first deployment. */
  findServing: (operation: OperationName) => Promise<string | null>;
  /** Deploys a build as the function of its operation, and waits until it responds. */
  deploy: (operation: OperationName, digest: string, message: string) => Promise<void>;
  /** Deploys a build as the canary of its operation; resolves to what it reports as its version. */
  deployCanary: (operation: OperationName, digest: string) => Promise<string>;
};

type Parts = {
  projectRef: string;
  run: RunSupabase;
  archive: ReleaseArchive;
  urlOf: (operation: OperationName) => string;
};

const unarchivedName = /^deployment-\d+$/;

/** The builds of a project, with its archive and the platform's CLI. */
export function createHostedBuilds({ projectRef, run, archive, urlOf }: Parts): HostedBuilds {
  // The status of all functions lists them once.
  let listing: Promise<HostedFunction[]> | null = null;
  async function findHosted(name: string) {
    listing ??= listFunctions(run).finally(() => (listing = null));
    return (await listing).find(({ slug }) => slug === name);
  }

  async function findBuild(operation: OperationName, digest: string): Promise<Build> {
    const build = unarchivedName.test(digest) ? null : await archive.find(operation, digest);
    if (build) return build;
    throw new RefusedError(`Cannot deploy ${digest} of ${operation}: its build is not archived`, {
      hint: "check out its commit and deploy it",
    });
  }

  return {
    async findServing(operation) {
      const hosted = await findHosted(operation);
      if (!hosted) return null;
      const latest = (await archive.list(operation)).at(-1);
      return latest?.deployment === hosted.deployment ? latest.digest : `deployment-${hosted.deployment}`;
    },
    async deploy(operation, digest, message) {
      const build = await findBuild(operation, digest);
      const address = { url: urlOf(operation) };
      const previous = await readServedVersion(address);
      await deployBuild(run, { operation, name: operation }, build);
      const serving = await awaitSwitch(address, (version) => version !== previous);
      const named = serving === previous ? null : readDeployment(serving);
      const count = named ?? (await findHosted(operation))?.deployment ?? 0;
      await archive.note(operation, { digest, deployment: count }, message);
    },
    async deployCanary(operation, digest) {
      const name = canaryNameOf(operation);
      await deployBuild(run, { operation, name }, await findBuild(operation, digest));
      const hosted = await findHosted(name);
      if (!hosted) throw new RefusedError(`Cannot deploy ${name}: the platform does not list it`);
      return nameDeployment(projectRef, hosted);
    },
  };
}
