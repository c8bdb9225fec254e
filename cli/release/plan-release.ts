import type { OperationName } from "../../shared/platform/kernel/mod.ts";
import { RefusedError } from "../run/command-error.ts";
import type { Deployment, ReleaseTarget, VersionShare } from "./release-target.ts";

/** What the operator wants; shares are percentages of the requests, 1 to 99. */
export type Intent =
  | { kind: "deploy" | "promote" | "rollback" }
  /** A new version beside the old one, or another share for the running canary. */
  | { kind: "canary" | "share"; share: number };

/** The state of a function before its release. */
export type Standing = {
  operation: OperationName;
  target: Pick<ReleaseTarget, "name" | "testsFirst">;
  current: Deployment;
  /** The version that served before the current one; needed only by a rollback. */
  previous: string | null;
};

/** Uploads a new version; `old` is null for the first one. If it `testsFirst`, the version is tested before it serves. */
export type UploadPlan = { kind: "upload"; old: string | null; share: number; testsFirst: boolean };

/** Changes the shares of existing versions; `released` is the one that may take over the jobs of the others. */
export type SharesPlan = { kind: "shares"; next: Deployment; released: string | null; settles: boolean };

export type Plan = UploadPlan | SharesPlan;

/** Plans a release; throws {@link RefusedError} if the state of the function does not allow it. */
export function planRelease(intent: Intent, standing: Standing): Plan {
  switch (intent.kind) {
    case "deploy":
    case "canary":
      return planUpload(intent.kind === "canary" ? intent.share : 100, standing);
    case "promote": {
      const { canary } = requireCanary("promote", standing);
      return setAll(canary.version, true);
    }
    case "share": {
      const { old, canary } = requireCanary("set the share of", standing);
      const next = splitShares(old.version, canary.version, intent.share);
      return { kind: "shares", next, released: null, settles: false };
    }
    case "rollback":
      return setAll(findEarlier(standing), false);
  }
}

/** The two versions of a running canary, else null: a version with a share of 0 is not a canary. */
export function findCanary(current: Deployment): { old: VersionShare; canary: VersionShare } | null {
  const [old, canary] = current;
  return old && canary && old.share > 0 && canary.share > 0 ? { old, canary } : null;
}

/** The deployment in which a new version has its share. */
export function splitShares(old: string | null, version: string, share: number): Deployment {
  if (old === null || share === 100) return [{ version, share: 100 }];
  return [
    { version: old, share: 100 - share },
    { version, share },
  ];
}

/** The version that serves most; null before the first deployment. */
export function findServing(current: Deployment): string | null {
  return current.toSorted((a, b) => b.share - a.share)[0]?.version ?? null;
}

function planUpload(share: number, { operation, target, current }: Standing): UploadPlan {
  const running = findCanary(current);
  if (running) {
    const { version, share: its } = running.canary;
    throw new RefusedError(`Cannot deploy ${operation}: a canary is running, ${version} with ${its} %`, {
      hint: "end it with --promote or --rollback, or change its share with --share",
    });
  }
  const old = findServing(current);
  if (share < 100 && old === null)
    throw new RefusedError(`Cannot canary ${operation}: no version serves yet to compare it with`, {
      hint: "run the first deployment without --canary",
    });
  return { kind: "upload", old, share, testsFirst: old !== null && (share < 100 || target.testsFirst) };
}

function requireCanary(verb: string, { operation, current }: Standing) {
  const running = findCanary(current);
  if (running) return running;
  const serving = findServing(current);
  const state = serving === null ? "no version serves yet" : `${serving} has all requests`;
  throw new RefusedError(`Cannot ${verb} the canary of ${operation}: none is running, ${state}`);
}

/** The version to go back to: the old one of two, whether a canary or one still to be tested; else the previous one. */
function findEarlier({ operation, current, previous }: Standing): string {
  const [old, other] = current;
  if (old === undefined) throw new RefusedError(`Cannot roll ${operation} back: no version serves yet`);
  if (other !== undefined) return findCanary(current) ? old.version : (findServing(current) ?? old.version);
  if (previous === null)
    throw new RefusedError(`Cannot roll ${operation} back: the previous version is unknown`);
  return previous;
}

function setAll(version: string, settles: boolean): SharesPlan {
  return { kind: "shares", next: [{ version, share: 100 }], released: version, settles };
}

/** Describes the steps of a plan in order, for `--dry-run`. */
export function describePlan(plan: Plan): string[] {
  if (plan.kind === "shares") return [`serve: ${describeShares(plan.next)}`];
  const { old, share, testsFirst } = plan;
  if (old === null) return ["upload the first version, which serves at once", "run the smoke test"];
  const serve =
    share === 100
      ? "serve: the new version 100 %"
      : `serve: ${old} ${100 - share} %, the new version ${share} %`;
  if (!testsFirst)
    return ["upload a new version", serve, `run the smoke test; if it fails, go back to ${old}`];
  return [
    "upload a new version",
    `serve: ${old} 100 %, the new version 0 %`,
    "run the smoke test on the new version",
    serve,
  ];
}

/** Describes who serves: "a 90 %, b 10 %". */
export function describeShares(deployment: Deployment): string {
  return deployment.map(({ version, share }) => `${version} ${share} %`).join(", ") || "no version";
}
