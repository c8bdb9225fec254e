import type { OperationName } from "../../shared/kernel/operation-name.ts";
import type { Context } from "../run/context.ts";
import { buildFunction } from "./build-function.ts";
import { describeCheckout } from "./describe-checkout.ts";
import { describePlan } from "./describe-plan.ts";
import { noteRelease } from "./note-release.ts";
import { type Intent, planRelease } from "./plan-release.ts";
import type { ReleaseOptions } from "./release-options.ts";
import type { Deployment, ReleaseTarget } from "./release-target.ts";
import { changeShares, type ReleaseTools, releaseVersion } from "./run-release.ts";
import { type SmokeCheck, smokeTest } from "./smoke/smoke-test.ts";

/** What was done with a function, or would be (`steps` of a dry run). */
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

/** Releases one function, or tells what would be done. Rejects with what failed, and who serves then. */
export async function releaseFunction(release: Release, context: Context): Promise<ReleaseReport> {
  const { intent, operation, target, options } = release;
  const startMs = performance.now();
  const progress = context.startProgress(`Looking at ${operation}`);
  try {
    const current = await target.current(operation);
    const [latest] = current;
    const looksBack = intent.kind === "rollback" && current.length === 1 && latest !== undefined;
    const previous = looksBack ? await target.before(operation, latest.version) : null;
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
  tell: (step: string) => void,
): Promise<ReleaseTools> {
  const settings = { serviceKey: options.serviceKey, variables };
  return {
    target,
    operation,
    message: options.message ?? (await describeCheckout()) ?? intent.kind,
    signal,
    tell,
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
