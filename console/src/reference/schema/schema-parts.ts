import type { ApiDocument } from "../document/api-document.ts";
import {
  isJsonObject,
  type JsonObject,
  readObject,
  readObjects,
  readTexts,
} from "../document/json-object.ts";
import { describeRule, describeType, listVariants } from "./describe-schema.ts";

/** The parts of a schema: members of an object, variants, and rules between members. */
type SchemaParts = {
  members: readonly { name: string; schema: JsonObject; isRequired: boolean }[];
  variants: readonly { name: string; schema: JsonObject }[];
  rules: readonly string[];
};

/** Reads the parts of a schema through references, lists, `allOf`, and alternatives of which only one has members. */
export function readParts(schema: JsonObject, resolve: ApiDocument["resolve"]): SchemaParts {
  const own = resolve(schema);
  if (isJsonObject(own.items)) return readParts(own.items, resolve);
  const variants = listVariants(own);
  const members = listMembers(own, resolve);
  if (members.length > 0) return { members, variants: [], rules: variants.map(describeRule).filter(Boolean) };
  const kinds = variants.filter((variant) => variant.type !== "null");
  const open = kinds.filter((kind) => hasParts(readParts(kind, resolve)));
  const [single] = open;
  if (open.length === 1 && single) return readParts(single, resolve);
  return { members, variants: open.map((kind) => ({ name: describeType(kind), schema: kind })), rules: [] };
}

/** Whether there are members or variants to open. */
export function hasParts({ members, variants }: SchemaParts): boolean {
  return members.length > 0 || variants.length > 0;
}

function listMembers(schema: JsonObject, resolve: ApiDocument["resolve"]): SchemaParts["members"] {
  const required = new Set(readTexts(schema.required));
  const own = Object.entries(readObject(schema.properties)).flatMap(([name, member]) =>
    isJsonObject(member) ? [{ name, schema: member, isRequired: required.has(name) }] : [],
  );
  const parts = readObjects(schema.allOf).flatMap((part) => listMembers(resolve(part), resolve));
  const known = new Set(own.map(({ name }) => name));
  return [...own, ...parts.filter(({ name }) => !known.has(name))];
}
