import { OPERATION_NAMES, type OperationName } from "../../shared/kernel/operation-name.ts";
import { UsageError } from "../run/command-error.ts";
import { suggestName } from "./suggest-name.ts";

/** The functions that were named, each once; throws {@link UsageError} with the name that was likely meant. */
export function readOperations(typed: readonly string[]): OperationName[] {
  return [...new Set(typed)].map(readOperation);
}

function readOperation(typed: string): OperationName {
  const name = OPERATION_NAMES.find((operation) => operation === typed);
  if (name) return name;
  const names = OPERATION_NAMES.toSorted().join(" ");
  if (typed === "all")
    throw new UsageError("Cannot deploy all: functions are released one by one", {
      hint: `name them: ${names}`,
    });
  const meant = suggestName(typed, OPERATION_NAMES);
  const hint = meant ? `did you mean ${meant}?` : `known are ${names}`;
  throw new UsageError(`Cannot deploy ${typed}: there is no such operation`, { hint });
}
