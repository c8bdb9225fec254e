import type { ErrorCode } from "../kernel/error-code.ts";
import { ServiceError } from "../kernel/service-error.ts";
import type { FailureNaming } from "./language-model.ts";
import { ModelFailure } from "./model-failure.ts";

/** Names a failed model call by the contract's codes; an error of another kind is returned as it is. */
export function toServiceError(error: unknown, naming: FailureNaming): unknown {
  if (!(error instanceof ModelFailure)) return error;
  return new ServiceError(findCode(error, naming), "", { cause: error });
}

function findCode({ kind }: ModelFailure, naming: FailureNaming): ErrorCode {
  if (naming === "service_unavailable") return "service_unavailable";
  return kind === "late" ? "upstream_timeout" : "upstream_error";
}
