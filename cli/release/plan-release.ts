import type { OperationName } from "../../shared/kernel/operation-name.ts";
import { RefusedError } from "../run/command-error.ts";
import type { Deployment, ReleaseTarget, VersionShare } from "./release-target.ts";

/** What the operator wants; shares are percent of the requests, 1 to 99. */
export type Intent =
  | { kind: "deploy" | "promote" | "rollback" }
  /** A new version beside the old, or another share for the one that is there. */
  | { kind: "canary" | "share"; share: number };

/** Where a function stands before it is released. */
export type Standing = {
  operation: OperationName;
  target: Pick<ReleaseTarget, "name" | "splitsTraffic">;
  current: Deployment;
  /** The version that served before the current one; only a rollback needs it. */
  previous: string | null;
};

/** A new version; `old` null: the first one. It is tested before it serves anybody where the target can. */
export type UploadPlan = { kind: "upload"; old: string | null; share: number; testsFirst: boolean };

/** Other shares for versions that are there; `released` is the one that may take over the others' jobs. */
export type SharesPlan = { kind: "shares"; next: Deployment; released: string | null; settles: boolean };

export type Plan = UploadPlan | SharesPlan;

/** What is to be done; throws {@link RefusedError} where the function does not stand so. */
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

/** The two versions of a canary, else null: a share of 0 is no canary. */
export function findCanary(current: Deployment): { old: VersionShare; canary: VersionShare } | null {
  const [old, canary] = current;
  return old && canary && old.share > 0 && canary.share > 0 ? { old, canary } : null;
}

/** Who serves how much once a new version has its share. */
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
    throw new RefusedError(`Cannot deploy ${operation}: a canary runs, ${version} with ${its} %`, {
      hint: "end it with --promote or --rollback, or change its share with --share",
    });
  }
  const old = findServing(current);
  if (share < 100 && !target.splitsTraffic)
    throw new RefusedError(`Cannot canary ${operation}: ${target.name} sends all requests to one version`, {
      hint: "deploy without --canary; --rollback goes back",
    });
  if (share < 100 && old === null)
    throw new RefusedError(`Cannot canary ${operation}: nothing serves yet to compare with`, {
      hint: "the first deployment is one without --canary",
    });
  return { kind: "upload", old, share, testsFirst: old !== null && target.splitsTraffic };
}

function requireCanary(verb: string, { operation, current }: Standing) {
  const running = findCanary(current);
  if (running) return running;
  const serving = findServing(current);
  const told = serving === null ? "nothing serves yet" : `${serving} has all requests`;
  throw new RefusedError(`Cannot ${verb} the canary of ${operation}: none runs, ${told}`);
}

/** Beside another version, be it a canary or one still to be tested: the old one; else the one that served before. */
function findEarlier({ operation, current, previous }: Standing): string {
  const [old, other] = current;
  if (old === undefined) throw new RefusedError(`Cannot roll ${operation} back: nothing serves yet`);
  if (other !== undefined) return findCanary(current) ? old.version : (findServing(current) ?? old.version);
  if (previous === null)
    throw new RefusedError(`Cannot roll ${operation} back: no version is known that served before`);
  return previous;
}

function setAll(version: string, settles: boolean): SharesPlan {
  return { kind: "shares", next: [{ version, share: 100 }], released: version, settles };
}
