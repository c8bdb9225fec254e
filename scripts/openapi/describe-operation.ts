import {
  listPollErrors,
  listRequestErrors,
  type OperationReference,
} from "../../shared/platform/http/mod.ts";
import { type OperationName, scopeOf } from "../../shared/platform/kernel/mod.ts";
import { limitHeaders, referToParameters } from "./components.ts";
import { describeErrors, describeSuccess } from "./describe-responses.ts";
import type { JsonObject } from "./json-object.ts";
import type { OperationSource } from "./operation-source.ts";
import { addResponseSchemas } from "./response-schemas.ts";
import type { SchemaCollector } from "./schema-collector.ts";

/** The path of an operation: the request that returns its result or creates a job, and the poll of the job. */
export function describeOperation(source: OperationSource, schemas: SchemaCollector): JsonObject {
  const responses = addResponseSchemas(source, schemas);
  const request = describeRequest(source, schemas);
  if ("polled" in responses) {
    const accepted = describeSuccess(source, { schema: responses.accepted, kind: "accepted" });
    return {
      get: describePoll(source, responses.polled),
      post: addResponses(source, { ...request, responses: { 202: accepted } }),
    };
  }
  const success = describeSuccess(source, { schema: responses.response, kind: "response" });
  const method = source.reference.request === null ? "get" : "post";
  return { [method]: addResponses(source, { ...request, responses: { 200: success } }) };
}

function addResponses(
  source: OperationSource,
  operation: JsonObject & { responses: JsonObject },
): JsonObject {
  const { name, reference, errors: recorded } = source;
  const errors = listRequestErrors(reference);
  const described = describeErrors(name, { errors, recorded, limits: limitHeaders(name) });
  return { ...operation, responses: { ...operation.responses, ...described } };
}

function describeRequest({ name, reference }: OperationSource, schemas: SchemaCollector): JsonObject {
  const { summary, description, request, parameter, jobErrors, limits } = reference;
  const headers = referToParameters(
    jobErrors === undefined ? ["ApiVersion", "RequestId"] : ["ApiVersion", "RequestId", "IdempotencyKey"],
  );
  return {
    operationId: name,
    tags: [name],
    summary,
    ...describeAccess(name, `${description}\n\n${describeLimits(limits)}`),
    parameters: [...(parameter ? [describeParameter(parameter, reference)] : []), ...headers],
    ...(request === null ? {} : { requestBody: describeBody(reference, schemas.describe(request, "input")) }),
  };
}

function describeBody({ examples }: OperationReference, schema: JsonObject): JsonObject {
  const values = examples.map(({ name, summary, body }) => [name, { summary, value: body }]);
  return {
    required: true,
    content: { "application/json": { schema, examples: Object.fromEntries(values) } },
  };
}

function describeParameter(
  { name, description, maxCharacters }: NonNullable<OperationReference["parameter"]>,
  { examples }: OperationReference,
): JsonObject {
  const values = examples.map((example) => [
    example.name,
    { summary: example.summary, value: example.query?.[name] },
  ]);
  return {
    name,
    in: "query",
    required: true,
    description,
    schema: { type: "string", minLength: 1, maxLength: maxCharacters, pattern: "\\S" },
    examples: Object.fromEntries(values),
  };
}

/** The scope is in the description and in `x-scope`: validators accept scopes in `security` for OAuth only. */
function describeAccess(name: OperationName, description: string): JsonObject {
  const scope = scopeOf(name);
  return {
    description: `${description}\n\nThe key needs the scope \`${scope}\`.`,
    security: [{ apiKey: [] }],
    "x-scope": scope,
  };
}

function describeLimits(limits: Readonly<Record<string, string>>): string {
  const rows = Object.entries(limits).map(([what, most]) => `| ${what} | ${most} |`);
  return ["| limit | value |", "|---|---|", ...rows].join("\n");
}

function describePoll(source: OperationSource, schema: JsonObject): JsonObject {
  const { name, pollErrors: recorded } = source;
  const errors = { errors: listPollErrors(), recorded, limits: [] };
  const success = describeSuccess(source, { schema, kind: "completed" });
  return {
    operationId: `${name}_job`,
    tags: [name],
    summary: `Get a job of ${name}`,
    ...describeAccess(name, describePolling(source)),
    parameters: referToParameters(["JobId", "IncludeResult", "Result", "ApiVersion", "RequestId"]),
    responses: { 200: success, ...describeErrors(name, errors) },
  };
}

function describePolling({ reference }: OperationSource): string {
  const rows = (reference.jobErrors ?? []).map(({ code, when }) => `| \`${code}\` | ${when} |`);
  return [
    "The status is 200 for a job in every state; `data.error` has the cause of a failed job. Only the key that created the",
    "job can read it. Polls do not count as usage.",
    "",
    "| `data.error.code` | when |",
    "|---|---|",
    ...rows,
  ].join("\n");
}
