import * as z from "zod";
import type { JsonObject } from "./json-object.ts";

/** Whether a schema describes what is sent or what is answered. */
export type Side = "input" | "output";

/**
 * The JSON Schema of a zod schema, schemas with an id in `$defs`. What zod's own translation cannot know is said
 * in the schemas' metadata, where every JSON Schema keyword may stand; `orSingle` there marks a list whose only
 * entry may be sent by itself.
 */
export function convertSchema(schema: z.core.$ZodType, side: Side): JsonObject {
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

/** Of a pipe whose first part only counts or forbids, the part that tells the form; null for everything else. */
function findCheckedSchema({ _zod }: z.core.$ZodTypes): z.core.$ZodType | null {
  if (_zod.def.type !== "pipe") return null;
  const first: z.core.$ZodTypes = asKnownType(_zod.def.in);
  const { def } = first._zod;
  const tellsNothing =
    (def.type === "array" && asKnownType(def.element)._zod.def.type === "unknown") ||
    (def.type === "object" && Object.keys(def.shape).length === 0);
  return tellsNothing ? _zod.def.out : null;
}

/** How the member that tells the parts of a union apart names their schemas; null where one of them has no id. */
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
  // Every schema of the library is one of its known types; the wider name is only for schemas made elsewhere.
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
