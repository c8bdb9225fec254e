import type { OperationName } from "../../shared/kernel/operation-name.ts";
import { CommandError, InterruptedError, RefusedError } from "../run/command-error.ts";
import { describeShares } from "./describe-plan.ts";
import { type SharesPlan, splitShares, type UploadPlan } from "./plan-release.ts";
import type { BuiltFunction, Deployment, Reach, ReleaseTarget } from "./release-target.ts";
import type { SmokeCheck } from "./smoke/smoke-test.ts";

/** What a release needs beside its plan. */
export type ReleaseTools = {
  target: ReleaseTarget;
  operation: OperationName;
  message: string;
  signal: AbortSignal;
  /** Says what is being done. */
  tell: (step: string) => void;
  /** Tests one version from outside; rejects where it is not well. */
  test: (reach: Reach) => Promise<SmokeCheck[]>;
  /** Lets the version finish the jobs of the others; resolves to what to tell where that could not be noted. */
  release: (version: string) => Promise<string | null>;
};

/** How a function stands after its release. */
export type Released = {
  deployment: Deployment;
  /** The version that was made; null where none was. */
  uploaded: string | null;
  checks: SmokeCheck[];
  /** What the operator should know though it went well. */
  notes: string[];
};

/**
 * Makes a new version, tests it and gives it its share. Whatever fails in between, Ctrl-C too, leaves the old
 * version with all requests; the error says so.
 */
export async function releaseVersion(
  { old, share, testsFirst, built }: UploadPlan & { built: BuiltFunction },
  tools: ReleaseTools,
): Promise<Released> {
  const { target, operation, message, tell } = tools;
  // Where no version can be reached, nothing is uploaded.
  target.reach(operation, "none");
  let uploaded: string | null = null;
  try {
    tell(`Uploading ${operation}`);
    const version = await target.upload(built, message);
    uploaded = version;
    const steps = testsFirst
      ? [splitWithout(old, version), splitShares(old, version, share)]
      : [splitShares(old, version, share)];
    let checks: SmokeCheck[] = [];
    for (const [index, deployment] of steps.entries()) {
      stopIfInterrupted(tools.signal);
      tell(`Serving ${describeShares(deployment)}`);
      await target.serve(operation, deployment, message);
      if (index > 0) continue;
      stopIfInterrupted(tools.signal);
      tell(`Testing ${version}`);
      checks = await tools.test(target.reach(operation, version));
    }
    stopIfInterrupted(tools.signal);
    const deployment = steps.at(-1) ?? [];
    return { deployment, uploaded, checks, notes: await finish(version, share === 100, tools) };
  } catch (error) {
    throw await undo(error, { old, uploaded }, tools);
  }
}

/** Gives the versions that are there other shares. */
export async function changeShares(
  { next, released, settles }: SharesPlan,
  tools: ReleaseTools,
): Promise<Released> {
  const { target, operation, message, tell } = tools;
  tell(`Serving ${describeShares(next)}`);
  await target.serve(operation, next, message);
  const notes = released === null ? [] : await finish(released, settles, tools);
  return { deployment: next, uploaded: null, checks: [], notes };
}

async function finish(
  version: string,
  settles: boolean,
  { target, operation, ...tools }: ReleaseTools,
): Promise<string[]> {
  // Where all requests go to one version, the platform names it, and it is the latest as soon as it is seen.
  const note = target.splitsTraffic ? await tools.release(version) : null;
  if (settles) {
    tools.tell(`Setting what belongs to no version of ${operation}`);
    await target.settle?.(operation);
  }
  return note === null ? [] : [note];
}

function splitWithout(old: string | null, version: string): Deployment {
  return old === null
    ? splitShares(null, version, 100)
    : [
        { version: old, share: 100 },
        { version, share: 0 },
      ];
}

function stopIfInterrupted(signal: AbortSignal): void {
  if (signal.aborted) throw new InterruptedError();
}

/** Puts the old version back and tells who serves now, as far as it can be known. */
async function undo(
  error: unknown,
  { old, uploaded }: { old: string | null; uploaded: string | null },
  tools: ReleaseTools,
): Promise<CommandError> {
  const { target, operation, message, signal, tell } = tools;
  const end = (standing: string) => describeEnd(error, { standing, isInterrupted: signal.aborted });
  if (old !== null && uploaded === null) return end(`${old} still serves all requests of ${operation}`);
  try {
    if (old !== null) {
      tell(`Putting ${old} back`);
      await target.serve(operation, [{ version: old, share: 100 }], `back after: ${message}`);
      // What the new version has accepted meanwhile would else wait for it.
      if (target.splitsTraffic) await tools.release(old);
      return end(`${old} serves all requests of ${operation}`);
    }
    // There is nothing to go back to; the first version may serve though not all of it went well.
    const [first] = await target.current(operation);
    return end(
      first ? `the first version ${first.version} serves ${operation}` : `nothing serves ${operation} yet`,
    );
  } catch {
    const standing = await target.current(operation).then(describeShares, () => "nobody knows whom");
    return end(`${operation} is served by ${standing}: see --status, then --rollback`);
  }
}

/** An error with its own words, and with who serves after it. */
function describeEnd(
  error: unknown,
  { standing, isInterrupted }: { standing: string; isInterrupted: boolean },
): CommandError {
  if (isInterrupted) return new InterruptedError(`Interrupted; ${standing}`, { cause: error });
  if (!(error instanceof CommandError))
    return new RefusedError(`${error instanceof Error ? error.message : error}; ${standing}`, {
      cause: error,
    });
  const { exitCode, hint, requestId, message } = error;
  return new CommandError(exitCode, `${message}; ${standing}`, { hint, requestId, cause: error });
}
