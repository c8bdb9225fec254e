import type { ErrorCode } from "./error-code.ts";
import { ServiceError } from "./service-error.ts";

/** What is wrong with one field; `field` is a path such as `items[0].unit`, empty for the body itself. */
export type FieldIssue = { field: string; message: string };

/** A 400 for one or more fields; the first issue gives the field and the message. */
export function fieldError(code: ErrorCode, issues: [FieldIssue, ...FieldIssue[]]): ServiceError {
  const [first] = issues;
  const message = `Cannot read ${first.field || "the body"}: ${first.message}`;
  return new ServiceError(code, message, { details: { field: first.field, issues } });
}

/** Writes a path of keys and indexes as `items[0].unit`. */
export function formatFieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === "number") return `${text}[${part}]`;
    return text ? `${text}.${String(part)}` : String(part);
  }, "");
}
