import { isJsonObject, type JsonObject, readObjects, readText, readTexts } from "../document/json-object.ts";

/** The type of a schema in words: "string or null", "list of StructuredItem", "one of A, B". */
export function describeType(schema: JsonObject): string {
  const reference = readText(schema.$ref);
  if (reference !== "") return reference.slice(reference.lastIndexOf("/") + 1);
  if ("const" in schema) return JSON.stringify(schema.const);
  const variants = listVariants(schema);
  if (variants.length > 0 && schema.properties === undefined) return variants.map(describeType).join(" or ");
  const types = typeof schema.type === "string" ? [schema.type] : readTexts(schema.type);
  const words = types.map((type) => (type === "array" ? describeList(schema) : type));
  return words.length === 0 ? "anything" : words.join(" or ");
}

/** The schemas that a value may match instead of one. */
export function listVariants(schema: JsonObject): JsonObject[] {
  const oneOf = readObjects(schema.oneOf);
  return oneOf.length > 0 ? oneOf : readObjects(schema.anyOf);
}

function describeList(schema: JsonObject): string {
  return isJsonObject(schema.items) ? `list of ${describeType(schema.items)}` : "list";
}
