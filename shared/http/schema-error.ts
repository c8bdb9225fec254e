import type * as z from "zod";
import { type ErrorCode, isErrorCode } from "../kernel/error-code.ts";
import { type FieldIssue, fieldError, formatFieldPath } from "../kernel/field-error.ts";
import type { ServiceError } from "../kernel/service-error.ts";

/** Translates a schema's complaints: the first issue decides the code, its own (`params.code`) or `fallback`. */
export function toSchemaError(error: z.core.$ZodError, fallback: ErrorCode): ServiceError {
  const [first, ...others] = error.issues;
  if (!first) throw new TypeError("Cannot translate a schema error without issues");
  const code = first.code === "custom" ? first.params?.code : undefined;
  const issues: [FieldIssue, ...FieldIssue[]] = [toFieldIssue(first), ...others.map(toFieldIssue)];
  return fieldError(typeof code === "string" && isErrorCode(code) ? code : fallback, issues);
}

function toFieldIssue(issue: z.core.$ZodIssue): FieldIssue {
  if (issue.code !== "unrecognized_keys")
    return { field: formatFieldPath(issue.path), message: sentence(issue) };
  const [name = ""] = issue.keys;
  return { field: formatFieldPath([...issue.path, name]), message: "this field is not known" };
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.message.endsWith("received undefined")) return "this field is required";
  return issue.message.charAt(0).toLowerCase() + issue.message.slice(1);
}
