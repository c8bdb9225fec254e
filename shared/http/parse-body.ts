import { fieldError } from "../kernel/field-error.ts";
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

/** The JSON object in a body's text; throws what is wrong with it under the operation's codes. */
export function parseBody(text: string, rules: Pick<BodyRules<unknown>, "shapeCode" | "fieldCode">): object {
  if (text.trim() === "") throw new ServiceError("invalid_json", "Cannot read the body: it is empty");
  const read = readStrictJson(text);
  if ("problem" in read) {
    if (read.problem.kind === "field") throw fieldError(rules.fieldCode, [read.problem.issue]);
    const code = read.problem.kind === "size" ? "input_too_large" : "invalid_json";
    throw new ServiceError(code, `Cannot read the body: ${read.problem.message}`);
  }
  if (typeof read.value === "object" && read.value !== null && !Array.isArray(read.value)) return read.value;
  throw new ServiceError(rules.shapeCode, "Cannot read the body: it must be a JSON object");
}
