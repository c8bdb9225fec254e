import type { ApiVersion } from "../kernel/api-version.ts";
import type { OperationBase } from "./operation.ts";

/** The result as the version that was asked for shows it. */
export function showResult(
  { earlier }: Pick<OperationBase, "earlier">,
  version: ApiVersion,
  result: unknown,
): unknown {
  const translation = earlier?.[version];
  return translation ? translation.fromLatest(result) : result;
}
