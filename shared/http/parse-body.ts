import type { FieldIssue } from "../kernel/field-error.ts";
import { ServiceError } from "../kernel/service-error.ts";
import { readStrictJson } from "../kernel/strict-json.ts";
import type { BodyRules } from "./operation.ts";

const JSON_MEDIA_TYPE = /^application\/json\s*(;|$)/i;

/** Throws unless the request declares a JSON body. */
export function requireJsonMediaType(contentType: string | undefined): void {
  if (contentType !== undefined && JSON_MEDIA_TYPE.test(contentType)) return;
  throw new ServiceError("invalid_request", "Cannot read the body: its media type must be application/json", {
    status: 415,
  });
}

/**
 * The JSON object in a body's text, and the first value in it that cannot be stored or represented; throws
 * what is wrong with the text, or `shapeCode`.
 */
export function parseBody(
  text: string,
  shapeCode: BodyRules<unknown>["shapeCode"],
): { body: object; issue: FieldIssue | null } {
  if (text.trim() === "") throw new ServiceError("invalid_json", "Cannot read the body: it is empty");
  const read = readStrictJson(text);
  if ("problem" in read) {
    const code = read.problem.kind === "size" ? "input_too_large" : "invalid_json";
    throw new ServiceError(code, `Cannot read the body: ${read.problem.message}`);
  }
  const { value: body, issue } = read;
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return { body, issue };
  throw new ServiceError(shapeCode, "Cannot read the body: it must be a JSON object");
}
