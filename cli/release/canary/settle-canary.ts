import { RefusedError } from "../../run/command-error.ts";
import type { Context } from "../../run/context.ts";
import { releaseFunction } from "../release-function.ts";
import type { ReleaseTarget } from "../release-target.ts";
import type { Canary } from "./canary.ts";
import type { CanaryOptions } from "./canary-options.ts";
import { findCanary } from "./find-canary.ts";
import type { Judgement } from "./judge-canary.ts";

type Settlement = { canary: Canary; target: ReleaseTarget; options: CanaryOptions; why: readonly string[] };

/** Most of a platform's note that is kept. */
const LONGEST_MESSAGE = 100;

/** Does what was decided, if it is still the canary that was judged; resolves to what the operator should know. */
export async function settleCanary(
  verdict: Judgement["verdict"],
  { canary, target, options, why }: Settlement,
  context: Context,
): Promise<string[]> {
  const { operation } = canary;
  const now = await findCanary(target, operation);
  if (now.old.version !== canary.old.version || now.new.version !== canary.new.version)
    throw new RefusedError(
      `Cannot ${verdict} ${operation}: another canary runs than the one that was judged`,
    );
  const kind = verdict === "promote" ? "promote" : "rollback";
  const message = options.message ?? `canary ${verdict}: ${why.join("; ")}`.slice(0, LONGEST_MESSAGE);
  const intent = { kind } as const;
  const { serviceKey } = options;
  const release = { message, ...(serviceKey !== undefined && { serviceKey }) };
  const { notes } = await releaseFunction({ intent, operation, target, options: release }, context);
  return notes;
}
