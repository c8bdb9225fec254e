import { OPERATION_NAMES } from "../../shared/kernel/operation-name.ts";
import { closedObject } from "./closed-object.ts";
import { type HeaderName, referToHeaders } from "./headers.ts";
import type { JsonObject } from "./json-object.ts";
import { referToParameters } from "./parameters.ts";

const TAG = "service";

/** The paths that need neither key nor version: the health of each operation, and the document itself. */
export function describeOpenPaths(): JsonObject {
  const health = OPERATION_NAMES.map((name) => [
    `/functions/v1/${name}/health`,
    { get: describeHealth(name) },
  ]);
  return { ...Object.fromEntries(health), "/functions/v1/openapi.json": { get: describeDocument() } };
}

function describeHealth(name: string): JsonObject {
  const data = closedObject({
    operation: { type: "string", const: name },
    status: { type: "string", const: "ok" },
  });
  return {
    operationId: `${name}_health`,
    tags: [TAG],
    summary: `Tell whether ${name} is up`,
    description: "Answers without key and version, and without asking the database.",
    security: [],
    parameters: referToParameters(["RequestId"]),
    responses: {
      200: describeOk(
        "The function answers",
        closedObject({ data, meta: { $ref: "#/components/schemas/Meta" } }),
      ),
      404: describeRefusal("`invalid_request`: The method is neither GET nor HEAD"),
    },
  };
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
      200: describeOk("The OpenAPI document", { type: "object", additionalProperties: true }),
      405: describeRefusal("`method_not_allowed`: The method is neither GET nor HEAD", ["Allow"]),
    },
  };
}

function describeRefusal(description: string, headers: readonly HeaderName[] = []): JsonObject {
  const schema = { $ref: "#/components/schemas/ErrorAnswer" };
  return { description, headers: referToHeaders(headers), content: { "application/json": { schema } } };
}

function describeOk(description: string, schema: JsonObject): JsonObject {
  return { description, headers: referToHeaders([]), content: { "application/json": { schema } } };
}
