import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { bundleFunction } from "../../scripts/bundle.ts";
import type { OperationName } from "../../shared/platform/kernel/mod.ts";
import { createDataApiClient } from "../../supabase/local/data-api-client.ts";
import { findProject } from "../admin/project/find-project.ts";
import { RefusedError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";
import { describePlan, type Intent, planRelease } from "./plan-release.ts";
import type { ReleaseOptions } from "./release-options.ts";
import type { BuiltFunction, Deployment, ReleaseTarget } from "./release-target.ts";
import { changeShares, type ReleaseTools, releaseVersion } from "./run-release.ts";
import { type SmokeCheck, smokeTest } from "./smoke/smoke-test.ts";

const run = promisify(execFile);

/** The result of a release; `steps` describes what a dry run would do. */
export type ReleaseReport = {
  operation: OperationName;
  target: ReleaseTarget["name"];
  deployment: Deployment;
  uploaded: string | null;
  sizeBytes: number | null;
  tookMs: number;
  checks: SmokeCheck[];
  notes: string[];
  steps?: string[];
};

type Release = { intent: Intent; operation: OperationName; target: ReleaseTarget; options: ReleaseOptions };

/** Releases one function, or plans it in a dry run. Rejects with the failure and which version serves after it. */
export async function releaseFunction(release: Release, context: Context): Promise<ReleaseReport> {
  const { intent, operation, target, options } = release;
  const startMs = performance.now();
  const progress = context.startProgress(`Checking ${operation}`);
  try {
    const current = await target.current(operation);
    const [latest] = current;
    const looksBack = intent.kind === "rollback" && current.length === 1 && latest !== undefined;
    const previous = looksBack ? await target.findPrevious(operation, latest.version) : null;
    const plan = planRelease(intent, { operation, target, current, previous });
    if (plan.kind === "upload") progress.update(`Building ${operation}`);
    const work = plan.kind === "upload" ? { ...plan, built: await buildFunction(operation) } : plan;
    const sizeBytes = work.kind === "upload" ? work.built.totalBytes : null;
    const common = { operation, target: target.name, sizeBytes };
    if (options.dryRun) {
      if (work.kind === "upload") await target.check?.(work.built);
      const nothing = { uploaded: null, checks: [], notes: [] };
      return {
        ...common,
        ...nothing,
        deployment: current,
        tookMs: since(startMs),
        steps: describePlan(plan),
      };
    }
    const tools = await createTools(release, context, progress.update);
    const released = await context.hold(() =>
      work.kind === "upload" ? releaseVersion(work, tools) : changeShares(work, tools),
    );
    return { ...common, ...released, tookMs: since(startMs) };
  } finally {
    progress.stop();
  }
}

async function createTools(
  { intent, operation, target, options }: Release,
  { signal, variables }: Context,
  report: (step: string) => void,
): Promise<ReleaseTools> {
  const settings = { serviceKey: options.serviceKey, variables };
  return {
    target,
    operation,
    message: options.message ?? (await describeCheckout()) ?? intent.kind,
    signal,
    report,
    test: (reach) =>
      smokeTest({
        operation,
        reach,
        settlesWithinMs: target.settlesWithinMs,
        workSecret: variables.WORK_SECRET || undefined,
        key: options.smokeKey ?? (variables.NAS_SMOKE_KEY || undefined),
        signal,
      }),
    release: (version) => noteRelease({ operation, version }, target, settings),
  };
}

function since(startMs: number): number {
  return Math.round(performance.now() - startMs);
}

/** The deployed commit: "commit 3e20beb" or "commit 3e20beb and changes"; null outside of a checkout. */
async function describeCheckout(): Promise<string | null> {
  try {
    const cwd = import.meta.dirname;
    const { stdout: commit } = await run("git", ["rev-parse", "--short", "HEAD"], { cwd });
    const { stdout: changes } = await run("git", ["status", "--porcelain"], { cwd });
    return `commit ${commit.trim()}${changes === "" ? "" : " and changes"}`;
  } catch {
    return null;
  }
}

/**
 * Records in the database that a version is now the latest, so that it may finish the jobs of all others. Resolves
 * to a note if that fails, which is harmless: ten minutes after a version's last request its jobs are released.
 */
async function noteRelease(
  { operation, version }: { operation: OperationName; version: string },
  target: Pick<ReleaseTarget, "project" | "nameOf">,
  { serviceKey, variables }: { serviceKey: string | undefined; variables: NodeJS.ProcessEnv },
): Promise<string | null> {
  try {
    const project = target.project ?? findProject({ url: variables.SUPABASE_URL, serviceKey }, variables);
    const call = createDataApiClient(project.url, project.serviceKey);
    const name = (await target.nameOf?.(operation, version)) ?? version;
    await call("release_version", { p_operation: operation, p_version: name });
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `Jobs of other versions wait until those have had no request for 10 minutes: ${reason}`;
  }
}

/** Builds a function; rejects with a {@link RefusedError} if the build fails. */
export async function buildFunction(operation: OperationName): Promise<BuiltFunction> {
  try {
    const { dir, modules, digest, totalBytes } = await bundleFunction(operation);
    return { operation, dir, modules, digest, totalBytes };
  } catch (error) {
    throw new RefusedError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
