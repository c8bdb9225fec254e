import { setTimeout as sleep } from "node:timers/promises";
import type { OperationName } from "../../../shared/platform/kernel/mod.ts";
import { RefusedError } from "../../run/command-error.ts";
import type { CreateReleaseTarget, Deployment, ReleaseTarget } from "../release-target.ts";
import { readBuild } from "./build.ts";
import { deployBuild } from "./deploy-build.ts";
import { createReleaseArchive } from "./release-archive.ts";
import { createSupabaseCli, type RunSupabase } from "./supabase-cli.ts";
import { readSupabaseProject } from "./supabase-settings.ts";

/** A function on the platform; `deployment` counts its deployments from 1. */
type HostedFunction = { slug: string; id: string; deployment: number };

const pollMs = 250;

const timeoutMs = 10_000;

const switchesWithinMs = 30_000;
// `serve` has already waited for the new deployment; this covers its start.
const settlesWithinMs = 5_000;
const unarchivedName = /^deployment-\d+$/;

/**
 * Functions of a hosted Supabase project, deployed by its CLI. Their versions are digests of builds; deployed builds
 * are archived in the bucket `releases`, since the platform cannot restore an earlier deployment.
 */
export const createSupabaseTarget: CreateReleaseTarget = (settings) => {
  const project = readSupabaseProject(settings);
  const run = createSupabaseCli(project, settings.variables);
  const archive = createReleaseArchive(project);
  const reach: ReleaseTarget["reach"] = (operation) => ({
    url: `${project.publicUrl}/functions/v1/${operation}`,
    headers: {},
    expectedVersion: null,
  });

  // The status of all functions lists them once.
  let listing: Promise<HostedFunction[]> | null = null;
  async function findHosted(operation: OperationName) {
    listing ??= listFunctions(run).finally(() => (listing = null));
    return (await listing).find(({ slug }) => slug === operation);
  }

  return {
    name: "supabase",
    splitsTraffic: false,
    project: null,
    settlesWithinMs,
    reach,
    async current(operation) {
      const hosted = await findHosted(operation);
      if (!hosted) return [];
      const latest = (await archive.list(operation)).at(-1);
      const isKnown = latest?.deployment === hosted.deployment;
      return [{ version: isKnown ? latest.digest : `deployment-${hosted.deployment}`, share: 100 }];
    },
    async findPrevious(operation, version) {
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
      const build = unarchivedName.test(digest) ? null : await archive.find(operation, digest);
      if (!build) {
        throw new RefusedError(`Cannot deploy ${digest} of ${operation}: its build is not archived`, {
          hint: "check out its commit and deploy it",
        });
      }
      const { url } = reach(operation, digest);
      const previous = await readServedVersion(url);
      await deployBuild(run, operation, build);
      const serving = await awaitSwitch(url, previous, switchesWithinMs);
      const named = serving === previous ? null : readDeployment(serving);
      const count = named ?? (await findHosted(operation))?.deployment ?? 0;
      await archive.note(operation, { digest, deployment: count }, message);
    },
  };
};

/** The platform names a deployment `<project>_<function>_<count>`; null for any other name. */
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

/** The deployment that responds at a function's address; null if unknown. */
async function readServedVersion(url: string): Promise<string | null> {
  try {
    const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return response.headers.get("x-function-version");
  } catch {
    return null;
  }
}

/**
 * Resolves to the deployment that responds, as soon as it is not `previous` or the time is over; null if it does not
 * work, which the smoke test will report.
 */
async function awaitSwitch(url: string, previous: string | null, withinMs: number): Promise<string | null> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const serving = await readServedVersion(url);
    if (serving !== previous || serving === null || Date.now() >= deadline) return serving;
    await sleep(pollMs);
  }
}

async function listFunctions(run: RunSupabase): Promise<HostedFunction[]> {
  const task = "list the functions of the project";
  const { stdout } = await run(["functions", "list", "--output", "json"], task);
  const rows = parse(stdout);
  if (!Array.isArray(rows)) throw new RefusedError(`Cannot ${task}: the CLI did not print a list`);
  return rows.map((row: { slug?: unknown; id?: unknown; version?: unknown }) => ({
    slug: String(row.slug),
    id: String(row.id),
    deployment: Number(row.version),
  }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
