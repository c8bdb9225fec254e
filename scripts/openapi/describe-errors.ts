import { statusOf } from "../../shared/http/operation-errors.ts";
import type { ErrorReference } from "../../shared/http/operation-reference.ts";
import type { OperationName } from "../../shared/kernel/operation-name.ts";
import { findErrorForm } from "./find-error-form.ts";
import { type HeaderName, referToHeaders } from "./headers.ts";
import type { JsonObject } from "./json-object.ts";
import type { RecordedErrors } from "./operation-source.ts";

const OWN_HEADERS: Readonly<Record<number, readonly HeaderName[]>> = {
  401: ["Authenticate"],
  405: ["Allow"],
  429: ["RetryAfter"],
  503: ["RetryAfter"],
};

/** Told before a key is known, and so before its limits are. */
const BEFORE_LIMITS: ReadonlySet<number> = new Set([401, 405]);

/** What a route of an operation may answer that is no good answer. */
export type RouteErrors = {
  errors: readonly ErrorReference[];
  recorded: RecordedErrors;
  /** Headers that tell what is left of the limits of the key. */
  limits: readonly HeaderName[];
};

/** The error answers of a route by status, each code with when it occurs and a recorded example. */
export function describeErrors(name: OperationName, route: RouteErrors): JsonObject {
  const statuses = [...new Set(route.errors.map(statusOf))].sort((a, b) => a - b);
  return Object.fromEntries(statuses.map((status) => [String(status), describeStatus(name, status, route)]));
}

function describeStatus(name: OperationName, status: number, { errors, recorded, limits }: RouteErrors) {
  const ofStatus = errors.filter((error) => statusOf(error) === status);
  const headers = [...(OWN_HEADERS[status] ?? []), ...(BEFORE_LIMITS.has(status) ? [] : limits)];
  const examples = ofStatus.map(({ code, when }) => {
    const answer = recorded[status]?.[code];
    if (!answer) throw new Error(`Cannot describe ${name}: no answer ${status} ${code} is recorded`);
    return [code, { summary: when, value: answer.body }];
  });
  return {
    description: ofStatus.map(({ code, when }) => `\`${code}\`: ${when}.`).join("\n\n"),
    headers: referToHeaders(headers),
    content: {
      "application/json": {
        schema: describeForms(name, status, ofStatus),
        examples: Object.fromEntries(examples),
      },
    },
  };
}

function describeForms(name: OperationName, status: number, errors: readonly ErrorReference[]): JsonObject {
  const forms = Map.groupBy(errors, ({ code }) => findErrorForm(name, code, status));
  const schemas = [...forms].map(([form, ofForm]) =>
    restrictCodes(
      form,
      ofForm.map(({ code }) => code),
    ),
  );
  const [only] = schemas;
  return schemas.length === 1 && only ? only : { oneOf: schemas };
}

function restrictCodes(form: string, codes: readonly string[]): JsonObject {
  const reference = { $ref: `#/components/schemas/${form}` };
  if (form === "SentenceErrorAnswer") return reference;
  const error = { properties: { code: { type: "string", enum: codes } } };
  const properties = form === "FailedDecisionAnswer" ? { data: { properties: { error } } } : { error };
  return { allOf: [reference, { properties }] };
}
