import { ERROR_STATUS } from "../kernel/error-code.ts";
import type { OperationName } from "../kernel/operation-name.ts";
import { commonErrors } from "./common-errors.ts";
import type { ErrorReference, OperationReference } from "./operation-reference.ts";

/** Every error that the POST of an operation answers, or its GET where that answers at once. */
export function listRequestErrors(name: OperationName, reference: OperationReference): ErrorReference[] {
  const { every, request, body, shape, job } = commonErrors;
  const hasBody = reference.request !== null;
  const common = [
    ...every,
    ...request,
    ...(hasBody ? body : []),
    // Decode has one code for whatever is wrong with a body.
    ...(hasBody && name !== "decode" ? shape : []),
    ...(reference.jobErrors ? job : []),
  ];
  const own = new Set(reference.errors.map(identify));
  return [...common.filter((error) => !own.has(identify(error))), ...reference.errors];
}

/** Every error that the poll of a job answers. */
export function listPollErrors(): ErrorReference[] {
  return [...commonErrors.every, ...commonErrors.poll];
}

/** The HTTP status that an error is answered with. */
export function statusOf({ code, status }: ErrorReference): number {
  return status ?? ERROR_STATUS[code];
}

function identify(error: ErrorReference): string {
  return `${statusOf(error)} ${error.code}`;
}
