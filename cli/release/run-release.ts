import type { OperationName } from "../../shared/platform/kernel/mod.ts";
import { CommandError, InterruptedError, RefusedError } from "../run/command-error.ts";
import { describeShares, type SharesPlan, splitShares, type UploadPlan } from "./plan-release.ts";
import type { BuiltFunction, Deployment, Reach, ReleaseTarget } from "./release-target.ts";
import type { SmokeCheck } from "./smoke/smoke-test.ts";

/** What a release needs besides its plan. */
export type ReleaseTools = {
  target: ReleaseTarget;
  operation: OperationName;
  message: string;
  signal: AbortSignal;
  /** Reports the current step. */
  report: (step: string) => void;
  /** Tests one version from outside; rejects if a check fails. */
  test: (reach: Reach) => Promise<SmokeCheck[]>;
  /** Lets the version finish the jobs of the others; resolves to a note if that could not be recorded. */
  release: (version: string) => Promise<string | null>;
};

/** The state of a function after its release. */
export type Released = {
  deployment: Deployment;
  /** The version that was uploaded; null if none was. */
  uploaded: string | null;
  checks: SmokeCheck[];
  /** What the operator should know although the release succeeded. */
  notes: string[];
};

/**
 * Uploads a new version, tests it and gives it its share. After any failure in between, and after Ctrl-C, the old
 * version has all requests again; the error says so.
 */
export async function releaseVersion(
  { old, share, testsFirst, built }: UploadPlan & { built: BuiltFunction },
  tools: ReleaseTools,
): Promise<Released> {
  const { target, operation, message, report } = tools;
  // Throws before anything is uploaded if versions cannot be reached.
  target.reach(operation, "none");
  let uploaded: string | null = null;
  try {
    report(`Uploading ${operation}`);
    const version = await target.upload(built, message);
    uploaded = version;
    const steps = testsFirst
      ? [splitWithout(old, version), splitShares(old, version, share)]
      : [splitShares(old, version, share)];
    let checks: SmokeCheck[] = [];
    for (const [index, deployment] of steps.entries()) {
      stopIfInterrupted(tools.signal);
      report(`Serving ${describeShares(deployment)}`);
      await target.serve(operation, deployment, message);
      if (index > 0) continue;
      stopIfInterrupted(tools.signal);
      report(`Testing ${version}`);
      checks = await tools.test(target.reach(operation, version));
    }
    stopIfInterrupted(tools.signal);
    const deployment = steps.at(-1) ?? [];
    return { deployment, uploaded, checks, notes: await finish(version, share === 100, tools) };
  } catch (error) {
    throw await undo(error, { old, uploaded }, tools);
  }
}

/** Changes the shares of existing versions. */
export async function changeShares(
  { next, released, settles }: SharesPlan,
  tools: ReleaseTools,
): Promise<Released> {
  const { target, operation, message, report } = tools;
  report(`Serving ${describeShares(next)}`);
  await target.serve(operation, next, message);
  const notes = released === null ? [] : await finish(released, settles, tools);
  return { deployment: next, uploaded: null, checks: [], notes };
}

async function finish(
  version: string,
  settles: boolean,
  { target, operation, ...tools }: ReleaseTools,
): Promise<string[]> {
  const note = await tools.release(version);
  if (settles) {
    tools.report(`Setting the routes and schedules of ${operation}`);
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

/** Restores the old version; the error says which version serves now, as far as is known. */
async function undo(
  error: unknown,
  { old, uploaded }: { old: string | null; uploaded: string | null },
  tools: ReleaseTools,
): Promise<CommandError> {
  const { target, operation, message, signal, report } = tools;
  const end = (standing: string) => describeEnd(error, { standing, isInterrupted: signal.aborted });
  if (old !== null && uploaded === null) return end(`${old} still serves all requests of ${operation}`);
  try {
    if (old !== null) {
      report(`Restoring ${old}`);
      await target.serve(operation, [{ version: old, share: 100 }], `rollback of: ${message}`);
      // Otherwise jobs that the new version has accepted would wait for it.
      await tools.release(old);
      return end(`${old} serves all requests of ${operation}`);
    }
    // There is no version to go back to; the first one may serve although a step failed.
    const [first] = await target.current(operation);
    return end(
      first ? `the first version ${first.version} serves ${operation}` : `no version serves ${operation} yet`,
    );
  } catch {
    const standing = await target.current(operation).then(describeShares, () => "an unknown version");
    return end(`${operation} is served by ${standing}: see --status, then --rollback`);
  }
}

/** The error with its own message, and which version serves after it. */
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
