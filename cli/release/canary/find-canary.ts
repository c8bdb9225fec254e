import type { OperationName } from "../../../shared/kernel/operation-name.ts";
import { RefusedError } from "../../run/command-error.ts";
import { findServing, findCanary as findShares } from "../plan-release.ts";
import type { ReleaseTarget } from "../release-target.ts";
import type { Canary } from "./canary.ts";

/** The two versions that serve an operation now; throws {@link RefusedError} where there are not two. */
export async function findCanary(target: ReleaseTarget, operation: OperationName): Promise<Canary> {
  const current = await target.current(operation);
  const found = findShares(current);
  if (found) return { operation, old: found.old, new: found.canary };
  const serving = findServing(current);
  const told = serving === null ? "nothing serves yet" : `${serving} has all requests`;
  throw new RefusedError(`Cannot judge ${operation}: no canary runs, ${told}`, {
    hint: `begin one with nas deploy ${operation} --target ${target.name} --canary 10`,
  });
}
