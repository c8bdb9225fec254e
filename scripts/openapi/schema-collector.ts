import * as z from "zod";
import { isJsonObject, type JsonObject } from "./json-object.ts";

/** Formats that make a pattern redundant. */
const knownFormats: ReadonlySet<unknown> = new Set(["date-time", "duration", "uuid"]);
const definitions = "#/$defs/";
const components = "#/components/schemas/";

/** Whether a schema describes a request or a response. */
type Side = "input" | "output";

/** Turns zod schemas into JSON Schema and keeps those with an id as components of the document. */
export class SchemaCollector {
  readonly #components = new Map<string, JsonObject>();

  /** The JSON Schema of a request (`input`) or a response (`output`); a schema with an id becomes a reference. */
  describe(schema: z.core.$ZodType, side: Side): JsonObject {
    return this.#takeDefinitions(convertSchema(schema, side), side);
  }

  /** Adds a component and returns its reference. Throws where a different one has the name. */
  add(name: string, component: JsonObject): JsonObject {
    const known = this.#components.get(name);
    if (known && JSON.stringify(known) !== JSON.stringify(component))
      throw new Error(`Cannot describe ${name}: two schemas have this name`);
    this.#components.set(name, component);
    return { $ref: components + name };
  }

  /** All components, by name. */
  list(): JsonObject {
    return Object.fromEntries([...this.#components].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #takeDefinitions({ $defs, $schema: _, ...schema }: JsonObject, side: Side): JsonObject {
    for (const [name, definition] of Object.entries(isJsonObject($defs) ? $defs : {}))
      if (isJsonObject(definition)) this.add(name, this.#takeDefinitions(definition, side));
    const members = Object.entries(schema).map(([name, value]) => [name, this.#takeValue(value, side)]);
    return simplifySchema(Object.fromEntries(members), side);
  }

  #takeValue(value: unknown, side: Side): unknown {
    if (Array.isArray(value)) return value.map((entry) => this.#takeValue(entry, side));
    if (isJsonObject(value)) return this.#takeDefinitions(value, side);
    return typeof value === "string" && value.startsWith(definitions)
      ? components + value.slice(definitions.length)
      : value;
  }
}

/**
 * Shortens a schema: a value or null as one list of types, no `readOnly` (zod means immutable, OpenAPI means absent
 * from requests), and in responses neither the bounds of safe integers nor patterns beside a format.
 */
function simplifySchema(schema: JsonObject, side: Side): JsonObject {
  const { readOnly: _, ...kept } = joinNull(schema);
  if (side === "input") return kept;
  if (knownFormats.has(kept.format)) delete kept.pattern;
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

/**
 * Converts a zod schema to JSON Schema, with schemas that have an id in `$defs`. What zod cannot translate is in the
 * metadata of the schemas, which may hold any JSON Schema keyword; `orSingle` marks a list whose single entry may be
 * sent without the list.
 */
function convertSchema(schema: z.core.$ZodType, side: Side): JsonObject {
  return z.toJSONSchema(schema, {
    io: side,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const checked = side === "input" ? findCheckedSchema(zodSchema) : null;
      if (checked) replaceMembers(jsonSchema, { ...convertSchema(checked, side), ...readMeta(zodSchema) });
      if (jsonSchema.orSingle === true) allowSingle(jsonSchema);
      const discriminator = findDiscriminator(zodSchema);
      if (discriminator) Object.assign(jsonSchema, { discriminator });
    },
  });
}

/** The second part of a pipe whose first part only counts or forbids; null for everything else. */
function findCheckedSchema({ _zod }: z.core.$ZodTypes): z.core.$ZodType | null {
  if (_zod.def.type !== "pipe") return null;
  const first: z.core.$ZodTypes = asKnownType(_zod.def.in);
  const { def } = first._zod;
  const isOpen =
    (def.type === "array" && asKnownType(def.element)._zod.def.type === "unknown") ||
    (def.type === "object" && Object.keys(def.shape).length === 0);
  return isOpen ? _zod.def.out : null;
}

/** The discriminator of a union with the schemas of its values; null where one of the schemas has no id. */
function findDiscriminator({ _zod }: z.core.$ZodTypes): JsonObject | null {
  const { def } = _zod;
  if (def.type !== "union" || !("discriminator" in def)) return null;
  const propertyName = String(def.discriminator);
  const mapping = def.options.flatMap((option) => {
    const id = z.globalRegistry.get(option)?.id;
    const values = [...(option._zod.propValues?.[propertyName] ?? [])];
    return id === undefined ? [] : values.map((value) => [String(value), `#/$defs/${id}`]);
  });
  if (mapping.length < def.options.length) return null;
  return { propertyName, mapping: Object.fromEntries(mapping) };
}

function asKnownType(schema: z.core.$ZodType): z.core.$ZodTypes {
  // Every schema of the library is one of its known types; the wider type allows for other libraries' schemas.
  return schema as z.core.$ZodTypes;
}

function readMeta(schema: z.core.$ZodTypes): JsonObject {
  return z.globalRegistry.get(schema) ?? {};
}

function replaceMembers(target: JsonObject, members: JsonObject): void {
  for (const name of Object.keys(target)) delete target[name];
  Object.assign(target, members);
}

function allowSingle(target: JsonObject): void {
  const { orSingle: _, description, id, ...list } = target;
  const named = {
    ...(description === undefined ? {} : { description }),
    ...(id === undefined ? {} : { id }),
  };
  replaceMembers(target, { ...named, anyOf: [list.items, list] });
}
