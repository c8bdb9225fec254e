import type { OperationName } from "../../../shared/kernel/operation-name.ts";
import { RefusedError } from "../../run/command-error.ts";
import type { CreateReleaseTarget, Deployment, ReleaseTarget } from "../release-target.ts";
import { awaitSwitch, readServedVersion } from "./await-switch.ts";
import { readBuild } from "./build.ts";
import { deployBuild } from "./deploy-build.ts";
import { type HostedFunction, listFunctions } from "./list-functions.ts";
import { createReleaseArchive } from "./release-archive.ts";
import { createSupabaseCli } from "./supabase-cli.ts";
import { readSupabaseProject } from "./supabase-settings.ts";

const SWITCHES_WITHIN_MS = 30_000;
// By then `serve` has waited for the new deployment: the rest is patience with a start.
const SETTLES_WITHIN_MS = 5_000;
const BY_HAND = /^deployment-\d+$/;

/**
 * Functions of a hosted Supabase project, deployed by its CLI. Their versions are digests of builds; what is deployed
 * is kept in the bucket `releases`, because the platform gives no former deployment back.
 */
export const createSupabaseTarget: CreateReleaseTarget = (settings) => {
  const project = readSupabaseProject(settings);
  const run = createSupabaseCli(project, settings.variables);
  const archive = createReleaseArchive(project);
  const reach: ReleaseTarget["reach"] = (operation) => ({
    url: `${project.publicUrl}/functions/v1/${operation}`,
    headers: {},
    answersAs: null,
  });

  // The status of all functions asks once.
  let listing: Promise<HostedFunction[]> | null = null;
  async function findHosted(operation: OperationName) {
    listing ??= listFunctions(run).finally(() => (listing = null));
    return (await listing).find(({ slug }) => slug === operation);
  }

  return {
    name: "supabase",
    splitsTraffic: false,
    project: null,
    settlesWithinMs: SETTLES_WITHIN_MS,
    reach,
    async current(operation) {
      const hosted = await findHosted(operation);
      if (!hosted) return [];
      const latest = (await archive.list(operation)).at(-1);
      const isKnown = latest?.deployment === hosted.deployment;
      return [{ version: isKnown ? latest.digest : `deployment-${hosted.deployment}`, share: 100 }];
    },
    async before(operation, version) {
      const digests = (await archive.list(operation)).map(({ digest }) => digest);
      const first = digests.indexOf(version);
      return (first < 0 ? digests.at(-1) : digests[first - 1]) ?? null;
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
      const digest = readOnlyVersion(operation, deployment);
      const build = BY_HAND.test(digest) ? null : await archive.find(operation, digest);
      if (!build) {
        throw new RefusedError(`Cannot deploy ${digest} of ${operation}: no build of it is kept`, {
          hint: "check out its commit and deploy that",
        });
      }
      const { url } = reach(operation, digest);
      const former = await readServedVersion(url);
      await deployBuild(run, operation, build);
      const serving = await awaitSwitch(url, former, SWITCHES_WITHIN_MS);
      const told = serving === former ? null : readDeployment(serving);
      const count = told ?? (await findHosted(operation))?.deployment ?? 0;
      await archive.note(operation, { digest, deployment: count }, message);
    },
  };
};

/** The platform names a deployment `<project>_<function>_<count>`; null where it says something else. */
function readDeployment(name: string | null): number | null {
  const [, count] = /_(\d+)$/.exec(name ?? "") ?? [];
  return count === undefined ? null : Number(count);
}

function readOnlyVersion(operation: OperationName, deployment: Deployment): string {
  const [only] = deployment;
  if (only && deployment.length === 1 && only.share === 100) return only.version;
  throw new RefusedError(
    `Cannot split the traffic of ${operation}: Supabase serves one version of a function, the last one deployed`,
    { hint: "a canary needs --target cloudflare" },
  );
}
