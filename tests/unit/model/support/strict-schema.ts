import type { ModelRequest } from "../../../support/model-endpoint.ts";

/** The JSON Schema that a request sets for its response, as JSON text. */
export function findStrictSchema(request: ModelRequest | undefined): string {
  const format = request?.body?.response_format;
  if (format?.json_schema?.strict !== true) throw new TypeError("Cannot find the schema: none is strict");
  return JSON.stringify(format.json_schema.schema);
}
