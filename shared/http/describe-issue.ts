import type * as z from "zod";
import { type FieldIssue, formatFieldPath } from "../kernel/field-error.ts";

const TYPE_WORDS: Record<string, string> = {
  array: "an array",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  object: "an object",
  string: "a string",
};

/** One complaint about `input` as a caller reads it: the field, and what it must be. */
export function describeIssue(issue: z.core.$ZodIssue, input: unknown): FieldIssue {
  if (issue.code === "unrecognized_keys") {
    const [name = ""] = issue.keys;
    return { field: formatFieldPath([...issue.path, name]), message: "this field is not known" };
  }
  const field = formatFieldPath(issue.path);
  const missing = issue.code !== "custom" && isMissing(input, issue.path);
  return { field, message: missing ? "this field is required" : sentence(issue) };
}

function isMissing(input: unknown, path: readonly PropertyKey[]): boolean {
  return path.length > 0 && path.reduce(readMember, input) === undefined;
}

function readMember(value: unknown, name: PropertyKey): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return Reflect.get(value, name);
}

function sentence(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `must be ${TYPE_WORDS[issue.expected] ?? issue.expected}`;
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
