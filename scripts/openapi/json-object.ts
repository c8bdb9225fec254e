/** A JSON object of the document whose members nobody here looks into. */
export type JsonObject = { [member: string]: unknown };

/** Narrows a JSON value to an object that is no array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
