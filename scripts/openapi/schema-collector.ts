import type * as z from "zod";
import { convertSchema, type Side } from "./convert-schema.ts";
import { isJsonObject, type JsonObject } from "./json-object.ts";
import { simplifySchema } from "./simplify-schema.ts";

const DEFINITIONS = "#/$defs/";
const COMPONENTS = "#/components/schemas/";

/** Turns zod schemas into JSON Schema and keeps those with an id as components of the document. */
export class SchemaCollector {
  readonly #components = new Map<string, JsonObject>();

  /** The schema of what is sent (`input`) or answered (`output`); one with an id becomes a reference. */
  describe(schema: z.core.$ZodType, side: Side): JsonObject {
    return this.#takeDefinitions(convertSchema(schema, side), side);
  }

  /** Keeps a component and gives its reference. Throws where another one has the name. */
  add(name: string, component: JsonObject): JsonObject {
    const known = this.#components.get(name);
    if (known && JSON.stringify(known) !== JSON.stringify(component))
      throw new Error(`Cannot describe ${name}: two schemas have this name`);
    this.#components.set(name, component);
    return { $ref: COMPONENTS + name };
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
    return typeof value === "string" && value.startsWith(DEFINITIONS)
      ? COMPONENTS + value.slice(DEFINITIONS.length)
      : value;
  }
}
