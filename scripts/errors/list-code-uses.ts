import { listPollErrors, listRequestErrors, statusOf } from "../../shared/http/operation-errors.ts";
import type { ErrorReference, OperationReference } from "../../shared/http/operation-reference.ts";
import type { ErrorCode } from "../../shared/kernel/error-code.ts";
import { OPERATION_NAMES, type OperationName } from "../../shared/kernel/operation-name.ts";

/** Where a code is met. */
export type CodeUse = { operations: Set<OperationName>; statuses: Set<number>; whens: string[] };

type References = Readonly<Record<OperationName, OperationReference>>;

/** Each code with the operations that have it, as an HTTP answer or as the error of a job. */
export function listCodeUses(references: References): Map<ErrorCode, CodeUse> {
  const uses = new Map<ErrorCode, CodeUse>();
  for (const name of OPERATION_NAMES)
    for (const error of listErrors(name, references)) note(uses, name, error);
  return uses;
}

function listErrors(name: OperationName, references: References): ErrorReference[] {
  const reference = references[name];
  const { jobErrors } = reference;
  return [...listRequestErrors(name, reference), ...(jobErrors ? [...listPollErrors(), ...jobErrors] : [])];
}

function note(uses: Map<ErrorCode, CodeUse>, name: OperationName, error: ErrorReference): void {
  const use = uses.get(error.code) ?? { operations: new Set(), statuses: new Set(), whens: [] };
  use.operations.add(name);
  use.statuses.add(statusOf(error));
  if (!use.whens.includes(error.when)) use.whens.push(error.when);
  uses.set(error.code, use);
}
