import { bundleFunction } from "../../scripts/bundle.ts";
import type { OperationName } from "../../shared/kernel/operation-name.ts";
import { RefusedError } from "../run/command-error.ts";
import type { BuiltFunction } from "./release-target.ts";

/** Builds what is deployed; rejects with a {@link RefusedError} where it does not build. */
export async function buildFunction(operation: OperationName): Promise<BuiltFunction> {
  try {
    const { dir, modules, digest, totalBytes } = await bundleFunction(operation);
    return { operation, dir, modules, digest, totalBytes };
  } catch (error) {
    throw new RefusedError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
