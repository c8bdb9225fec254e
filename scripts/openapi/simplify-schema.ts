import type { Side } from "./convert-schema.ts";
import { isJsonObject, type JsonObject } from "./json-object.ts";

/** Formats whose patterns say nothing that the format does not. */
const KNOWN_FORMATS: ReadonlySet<unknown> = new Set(["date-time", "duration", "uuid"]);

/**
 * The same schema in fewer words: a value or null as one list of types, no `readOnly` (zod means immutable, OpenAPI
 * means answered only), and of answers neither the bounds of safe integers nor patterns beside a format.
 */
export function simplifySchema(schema: JsonObject, side: Side): JsonObject {
  const { readOnly: _, ...kept } = joinNull(schema);
  if (side === "input") return kept;
  if (KNOWN_FORMATS.has(kept.format)) delete kept.pattern;
  if (kept.maximum === Number.MAX_SAFE_INTEGER) delete kept.maximum;
  if (kept.minimum === Number.MIN_SAFE_INTEGER) delete kept.minimum;
  return kept;
}

function joinNull(schema: JsonObject): JsonObject {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const [value, nothing]: unknown[] = anyOf;
  if (!isJsonObject(value) || !isJsonObject(nothing) || nothing.type !== "null") return schema;
  if (typeof value.type !== "string" || "const" in value) return schema;
  const listed = Array.isArray(value.enum) ? { enum: [...value.enum, null] } : {};
  return { ...value, ...listed, type: [value.type, "null"], ...rest };
}
