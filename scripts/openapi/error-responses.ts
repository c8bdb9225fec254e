import type { ErrorReference } from "../../shared/http/operation-reference.ts";
import { API_VERSION } from "../../shared/kernel/api-version.ts";
import { ERROR_STATUS } from "../../shared/kernel/error-code.ts";
import type { OperationName } from "../../shared/kernel/operation-name.ts";
import { findErrorForm, showError } from "./error-forms.ts";
import { type HeaderName, referToHeaders } from "./headers.ts";
import type { JsonObject } from "./json-object.ts";
import type { OperationSource } from "./operation-source.ts";

const EXAMPLE_REQUEST_ID = "0198a3b0-5a1c-7d2e-8f40-3b6c9d1e2f70";

const OWN_HEADERS: Readonly<Record<number, readonly HeaderName[]>> = {
  401: ["Authenticate"],
  405: ["Allow"],
  429: ["RetryAfter"],
  503: ["RetryAfter"],
};

type StatedError = ErrorReference & { status: number };

/** The error answers of a route by status, each code with when it occurs and an example. */
export function describeErrors(
  { name, recorded }: OperationSource,
  errors: readonly ErrorReference[],
  limits: readonly HeaderName[],
): JsonObject {
  const stated = errors.map(
    (error): StatedError => ({ ...error, status: error.status ?? ERROR_STATUS[error.code] }),
  );
  const statuses = [...new Set(stated.map(({ status }) => status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const ofStatus = stated.filter((error) => error.status === status);
      const own = [...(OWN_HEADERS[status] ?? []), ...(status === 429 ? limits : [])];
      return [
        String(status),
        {
          description: ofStatus.map(({ code, when }) => `\`${code}\`: ${when}.`).join("\n\n"),
          headers: referToHeaders(own),
          content: {
            "application/json": {
              schema: describeForms(name, ofStatus),
              examples: Object.fromEntries(
                ofStatus.map((error) => [
                  error.code,
                  {
                    summary: error.when,
                    value: recorded.errors[status]?.[error.code]?.body ?? makeBody(name, error),
                  },
                ]),
              ),
            },
          },
        },
      ];
    }),
  );
}

function describeForms(name: OperationName, errors: readonly StatedError[]): JsonObject {
  const forms = new Set(errors.map(({ code, status }) => findErrorForm(name, code, status)));
  const schemas = [...forms].map((form) => {
    const codes = errors
      .filter(({ code, status }) => findErrorForm(name, code, status) === form)
      .map(({ code }) => code);
    return restrictCodes(form, codes);
  });
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

function makeBody(name: OperationName, { code, status, when }: StatedError): JsonObject {
  return {
    ...showError(name, code, status, when),
    meta: { request_id: EXAMPLE_REQUEST_ID, api_version: API_VERSION },
  };
}
