/** An object of parsed JSON. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The value as an object; an empty one where it is none. */
export function readObject(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** The value as a list of objects; what is none is left out. */
export function readObjects(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/** The value as a text; an empty one where it is none. */
export function readText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The texts of a list. */
export function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}

/** Tells an object from lists, null and plain values. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
