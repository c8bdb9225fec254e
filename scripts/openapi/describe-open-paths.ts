import { operationNames } from "../../shared/platform/kernel/mod.ts";
import { referToCommonHeaders, referToHeaders, referToParameters } from "./components.ts";
import { closedObject, type JsonObject } from "./json-object.ts";

const tag = "service";
const error = { $ref: "#/components/schemas/ErrorResponse" };
const version = { type: "string", description: "Deployed version of the operation that sends the response" };

/** The paths that need neither key nor version: the health of each operation, and the document itself. */
export function describeOpenPaths(): JsonObject {
  const health = operationNames.map((name) => [
    `/functions/v1/${name}/health`,
    { get: describeHealth(name) },
  ]);
  return { ...Object.fromEntries(health), "/functions/v1/openapi.json": { get: describeDocument() } };
}

function describeHealth(name: string): JsonObject {
  const schema = closedObject({
    data: { oneOf: [describeLiveness(name), describeReadiness(name)] },
    meta: { $ref: "#/components/schemas/Meta" },
  });
  return {
    operationId: `${name}_health`,
    tags: [tag],
    summary: `Check the health of ${name}`,
    description:
      "Needs no key and no version, and does not query the database. With the work secret of the deployment it reports whether the operation is ready to work.",
    security: [],
    parameters: referToParameters(["RequestId", "WorkSecret"]),
    responses: {
      200: describeOk("The function is up; with the work secret, it is ready", schema),
      404: describeRefusal(
        "`invalid_request`: The method is neither GET nor HEAD, or the work secret is wrong",
      ),
      503: describeRefusal(
        "`service_unavailable`: The operation is not ready; `details.missing` lists what is missing",
      ),
    },
  };
}

function describeLiveness(name: string): JsonObject {
  return closedObject({
    operation: { type: "string", const: name },
    status: { type: "string", const: "ok" },
    version,
  });
}

function describeReadiness(name: string): JsonObject {
  const count = { type: "integer", minimum: 0 };
  const seconds = { type: ["integer", "null"], minimum: 0 };
  return closedObject(
    {
      operation: { type: "string", const: name },
      status: { type: "string", const: "ready" },
      version,
      catalogue_release: { type: ["string", "null"] },
      queue: closedObject({
        queued: count,
        processing: count,
        lost: count,
        longest_wait_seconds: seconds,
        swept_seconds_ago: seconds,
      }),
      memories: {
        type: "array",
        items: closedObject({ name: { type: "string" }, entries: count, bytes: count, most_bytes: count }),
      },
      model: { type: "string", enum: ["configured", "none"] },
    },
    ["model"],
  );
}

function describeDocument(): JsonObject {
  return {
    operationId: "openapi",
    tags: [tag],
    summary: "Get this document",
    description: "Needs no key and no version.",
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
        error,
        referToCommonHeaders(["Allow"]),
      ),
    },
  };
}

function describeRefusal(description: string): JsonObject {
  return describe(description, error, referToHeaders([]));
}

function describeOk(description: string, schema: JsonObject): JsonObject {
  return describe(description, schema, referToHeaders([]));
}

function describe(description: string, schema: JsonObject, headers: JsonObject): JsonObject {
  return { description, headers, content: { "application/json": { schema } } };
}
