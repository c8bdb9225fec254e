import type * as z from "zod";
import { type ErrorCode, isErrorCode } from "../kernel/error-code.ts";
import { type FieldIssue, fieldError } from "../kernel/field-error.ts";
import type { ServiceError } from "../kernel/service-error.ts";
import { describeIssue } from "./describe-issue.ts";

/** A body that is wrong in every part must not be answered with a larger one. */
const MAX_ISSUES = 20;

/**
 * Translates a schema's complaints about `input`: the first issue decides the code, its own (`params.code`)
 * or `fallback`; the first twenty are told.
 */
export function toSchemaError(error: z.core.$ZodError, fallback: ErrorCode, input: unknown): ServiceError {
  const [first, ...others] = error.issues.slice(0, MAX_ISSUES);
  if (!first) throw new TypeError("Cannot translate a schema error without issues");
  const code = first.code === "custom" ? first.params?.code : undefined;
  const toFieldIssue = (issue: z.core.$ZodIssue) => describeIssue(issue, input);
  const issues: [FieldIssue, ...FieldIssue[]] = [toFieldIssue(first), ...others.map(toFieldIssue)];
  return fieldError(typeof code === "string" && isErrorCode(code) ? code : fallback, issues);
}
