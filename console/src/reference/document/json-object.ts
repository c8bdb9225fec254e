/** An object of parsed JSON. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The value as an object; empty if it is not one. */
export function readObject(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** The objects of a list. */
export function readObjects(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/** The value as a text; empty if it is not one. */
export function readText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The texts of a list. */
export function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}

/** Whether a value is an object, not a list or null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
