import type { JsonObject } from "../document/json-object.ts";

type Words = (value: unknown) => string;

/** Keywords of JSON Schema that bound a value, in words. */
const LIMITS: Readonly<Record<string, Words>> = {
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

const PLURALS: Readonly<Record<string, string>> = { entry: "entries", character: "characters" };
/** Says only that a text is not blank. */
const NOT_BLANK = "\\S";
/** The greatest whole number of JSON says nothing that a reader needs. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** What bounds a value, one entry a keyword: "at most 200 characters". */
export function describeLimits(schema: JsonObject): string[] {
  return Object.entries(LIMITS).flatMap(([keyword, words]) => {
    const value = schema[keyword];
    if (value === undefined || value === NO_LIMIT) return [];
    return [keyword === "pattern" && value === NOT_BLANK ? "not blank" : words(value)];
  });
}

function count(value: unknown, noun: string): string {
  return value === 1 ? `1 ${noun}` : `${show(value)} ${PLURALS[noun]}`;
}

function show(value: unknown): string {
  return typeof value === "number"
    ? value.toLocaleString("en", { maximumFractionDigits: 20 })
    : String(value);
}
