import {
  isJsonObject,
  type JsonObject,
  readObject,
  readObjects,
  readText,
  readTexts,
} from "../document/json-object.ts";

type Words = (value: unknown) => string;

/** The limiting keywords of JSON Schema in words. */
const limits: Readonly<Record<string, Words>> = {
  minLength: (value) => `at least ${count(value, "character")}`,
  maxLength: (value) => `at most ${count(value, "character")}`,
  minItems: (value) => `at least ${count(value, "entry")}`,
  maxItems: (value) => `at most ${count(value, "entry")}`,
  minimum: (value) => `from ${show(value)}`,
  maximum: (value) => `up to ${show(value)}`,
  exclusiveMinimum: (value) => `above ${show(value)}`,
  exclusiveMaximum: (value) => `below ${show(value)}`,
  format: (value) => `format ${String(value)}`,
  pattern: (value) => `pattern ${String(value)}`,
  default: (value) => `${JSON.stringify(value)} by default`,
};

const plurals: Readonly<Record<string, string>> = { entry: "entries", character: "characters" };
/** A pattern that only requires a text not to be blank. */
const notBlank = "\\S";
/** The greatest integer of JSON is not a real limit. */
const noLimit = Number.MAX_SAFE_INTEGER;

/** Describes the type of a schema: "string or null", "list of StructuredItem", "one of A, B". */
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

/** The alternatives of a schema. */
export function listVariants(schema: JsonObject): JsonObject[] {
  const oneOf = readObjects(schema.oneOf);
  return oneOf.length > 0 ? oneOf : readObjects(schema.anyOf);
}

function describeList(schema: JsonObject): string {
  return isJsonObject(schema.items) ? `list of ${describeType(schema.items)}` : "list";
}

/** Describes the limits of a value, one per keyword: "at most 200 characters". */
export function describeLimits(schema: JsonObject): string[] {
  return Object.entries(limits).flatMap(([keyword, words]) => {
    const value = schema[keyword];
    if (value === undefined || value === noLimit) return [];
    return [keyword === "pattern" && value === notBlank ? "not blank" : words(value)];
  });
}

function count(value: unknown, noun: string): string {
  return value === 1 ? `1 ${noun}` : `${show(value)} ${plurals[noun]}`;
}

function show(value: unknown): string {
  return typeof value === "number"
    ? value.toLocaleString("en", { maximumFractionDigits: 20 })
    : String(value);
}

/** Describes a variant that only restricts combinations of members: "input_mode "structured": needs items". */
export function describeRule(variant: JsonObject): string {
  const members = Object.entries(readObject(variant.properties));
  const given = members.flatMap(([name, schema]) =>
    isJsonObject(schema) && "const" in schema ? [`${name} ${JSON.stringify(schema.const)}`] : [],
  );
  const forbidden = members.flatMap(([name, schema]) => (schema === false ? [name] : []));
  const effects = [
    ...readTexts(variant.required).map((name) => `needs ${name}`),
    ...readObjects(variant.allOf).flatMap(describeChoice),
    ...describeChoice(variant),
    ...(forbidden.length > 0 ? [`without ${forbidden.join(", ")}`] : []),
  ];
  return [given.join(", "), effects.join("; ")].filter((part) => part !== "").join(": ");
}

function describeChoice(schema: JsonObject): string[] {
  const choices = readObjects(schema.anyOf).flatMap(({ required }) => readTexts(required));
  return choices.length > 0 ? [`needs one of ${choices.join(", ")}`] : [];
}
