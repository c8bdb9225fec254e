import type { JsonObject } from "./json-object.ts";

/** The schema of an object with these members and no others; all are required but the `optional` ones. */
export function closedObject(properties: JsonObject, optional: readonly string[] = []): JsonObject {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: "object", properties, required, additionalProperties: false };
}
