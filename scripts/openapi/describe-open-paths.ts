import { OPERATION_NAMES } from "../../shared/kernel/operation-name.ts";
import { closedObject } from "./closed-object.ts";
import { referToCommonHeaders, referToHeaders } from "./headers.ts";
import type { JsonObject } from "./json-object.ts";
import { referToParameters } from "./parameters.ts";

const TAG = "service";
const ERROR = { $ref: "#/components/schemas/ErrorAnswer" };
const VERSION = { type: "string", description: "Which deployment of the operation answers" };

/** The paths that need neither key nor version: the health of each operation, and the document itself. */
export function describeOpenPaths(): JsonObject {
  const health = OPERATION_NAMES.map((name) => [
    `/functions/v1/${name}/health`,
    { get: describeHealth(name) },
  ]);
  return { ...Object.fromEntries(health), "/functions/v1/openapi.json": { get: describeDocument() } };
}

function describeHealth(name: string): JsonObject {
  const answer = closedObject({
    data: { oneOf: [describeLiveness(name), describeReadiness(name)] },
    meta: { $ref: "#/components/schemas/Meta" },
  });
  return {
    operationId: `${name}_health`,
    tags: [TAG],
    summary: `Tell whether ${name} is up`,
    description:
      "Answers without key and version, and without asking the database. With the work secret of the deployment it tells whether the operation can do its work.",
    security: [],
    parameters: referToParameters(["RequestId", "WorkSecret"]),
    responses: {
      200: describeOk("The function answers; with the work secret, it is ready", answer),
      404: describeRefusal(
        "`invalid_request`: The method is neither GET nor HEAD, or the work secret is wrong",
      ),
      503: describeRefusal("`service_unavailable`: It is not ready; `details.missing` names what is missing"),
    },
  };
}

function describeLiveness(name: string): JsonObject {
  return closedObject({
    operation: { type: "string", const: name },
    status: { type: "string", const: "ok" },
    version: VERSION,
  });
}

function describeReadiness(name: string): JsonObject {
  const count = { type: "integer", minimum: 0 };
  const seconds = { type: ["integer", "null"], minimum: 0 };
  return closedObject(
    {
      operation: { type: "string", const: name },
      status: { type: "string", const: "ready" },
      version: VERSION,
      catalogue_release: { type: ["string", "null"] },
      queue: closedObject({
        queued: count,
        processing: count,
        lost: count,
        longest_wait_seconds: seconds,
        swept_seconds_ago: seconds,
      }),
      model: { type: "string", enum: ["configured", "none"] },
    },
    ["model"],
  );
}

function describeDocument(): JsonObject {
  return {
    operationId: "openapi",
    tags: [TAG],
    summary: "Show this document",
    description: "Answers without key and version.",
    security: [],
    parameters: referToParameters(["RequestId"]),
    responses: {
      200: describe(
        "The OpenAPI document",
        { type: "object", additionalProperties: true },
        referToCommonHeaders([]),
      ),
      405: describe(
        "`method_not_allowed`: The method is neither GET nor HEAD",
        ERROR,
        referToCommonHeaders(["Allow"]),
      ),
    },
  };
}

function describeRefusal(description: string): JsonObject {
  return describe(description, ERROR, referToHeaders([]));
}

function describeOk(description: string, schema: JsonObject): JsonObject {
  return describe(description, schema, referToHeaders([]));
}

function describe(description: string, schema: JsonObject, headers: JsonObject): JsonObject {
  return { description, headers, content: { "application/json": { schema } } };
}
