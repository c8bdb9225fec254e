import type * as z from "zod";
import {
  type ErrorCode,
  type FieldIssue,
  fieldError,
  formatFieldPath,
  isErrorCode,
  type ServiceError,
} from "../kernel/mod.ts";

/** A body that is wrong everywhere must not cause an even larger response. */
const maxIssues = 20;

const typeWords: Record<string, string> = {
  array: "an array",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  object: "an object",
  string: "a string",
};

/**
 * The error for an `input` that a schema rejected. The code is that of the first issue (`params.code`), or
 * `fallback`; the first twenty issues are listed.
 */
export function toSchemaError(error: z.core.$ZodError, fallback: ErrorCode, input: unknown): ServiceError {
  const [first, ...others] = error.issues.slice(0, maxIssues);
  if (!first) throw new TypeError("Cannot translate the schema error: it has no issues");
  const code = first.code === "custom" ? first.params?.code : undefined;
  const toFieldIssue = (issue: z.core.$ZodIssue) => describeIssue(issue, input);
  const issues: [FieldIssue, ...FieldIssue[]] = [toFieldIssue(first), ...others.map(toFieldIssue)];
  return fieldError(typeof code === "string" && isErrorCode(code) ? code : fallback, issues);
}

function describeIssue(issue: z.core.$ZodIssue, input: unknown): FieldIssue {
  if (issue.code === "unrecognized_keys") {
    const [name = ""] = issue.keys;
    return { field: formatFieldPath([...issue.path, name]), message: "this field is not known" };
  }
  const field = formatFieldPath(issue.path);
  const missing = issue.code !== "custom" && isMissing(input, issue.path);
  return { field, message: missing ? "this field is required" : describeRule(issue) };
}

function isMissing(input: unknown, path: readonly PropertyKey[]): boolean {
  return path.length > 0 && path.reduce(readMember, input) === undefined;
}

function readMember(value: unknown, name: PropertyKey): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return Reflect.get(value, name);
}

function describeRule(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `must be ${typeWords[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `must be ${new Intl.ListFormat("en", { type: "disjunction" }).format(issue.values.map(quote))}`;
    case "too_small":
      return describeBound(issue.origin, issue.minimum, issue.inclusive ? "at least" : "greater than");
    case "too_big":
      return describeBound(issue.origin, issue.maximum, issue.inclusive ? "at most" : "less than");
    default:
      return issue.message.charAt(0).toLowerCase() + issue.message.slice(1);
  }
}

function quote(value: z.core.util.Primitive): string {
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}

function describeBound(origin: string, bound: number | bigint, comparison: string): string {
  if (origin !== "array" && origin !== "string") return `must be ${comparison} ${bound}`;
  if (bound === 1 && comparison === "at least") return "must not be empty";
  return `must have ${comparison} ${bound} ${origin === "array" ? "entries" : "characters"}`;
}
