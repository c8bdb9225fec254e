// Writes src/generated/openapi.ts, the types of the OpenAPI document.
// Usage: node generate-types.ts [--check]
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const typesPath = fileURLToPath(new URL("src/generated/openapi.ts", import.meta.url));
const documentPath = fileURLToPath(new URL("../docs/openapi.json", import.meta.url));
const combinators = ["allOf", "anyOf", "oneOf"];
const conditions = ["required", "if", "then", "else", "not"];
const header =
  "// Written by `npm run types -w nutrition-analysis-client` from docs/openapi.json. Not edited by hand.\n";

type Document = { openapi: string; info: object; components: { schemas: object } };

const written = header + (await generateTypes(JSON.parse(readFileSync(documentPath, "utf8"))));
if (!process.argv.includes("--check")) writeFileSync(typesPath, written);
else if (readFileSync(typesPath, "utf8") !== written) {
  console.error(
    "The types are out of date with docs/openapi.json; run npm run types -w nutrition-analysis-client",
  );
  process.exit(1);
}

/** Uses only the schemas: the client itself knows paths and headers. */
async function generateTypes({ openapi, info, components }: Document): Promise<string> {
  const schemas = dropUntypableRules(components.schemas);
  const source = JSON.stringify({ openapi, info, paths: {}, components: { schemas } });
  return astToString(await openapiTS(source, { silent: true }));
}

/**
 * Drops the rules of JSON Schema that no type can express, such as "one of these members is required":
 * openapi-typescript would write `unknown` for each of their branches.
 */
function dropUntypableRules(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(dropUntypableRules);
  if (typeof schema !== "object" || schema === null) return schema;
  const kept = Object.entries(schema).filter(([keyword, rule]) => !isUntypableCombinator(keyword, rule));
  return Object.fromEntries(kept.map(([keyword, rule]) => [keyword, dropUntypableRules(rule)]));
}

function isUntypableCombinator(keyword: string, rule: unknown): boolean {
  return combinators.includes(keyword) && Array.isArray(rule) && rule.every(isUntypable);
}

function isUntypable(branch: unknown): boolean {
  if (typeof branch !== "object" || branch === null) return false;
  return Object.entries(branch).every(
    ([keyword, rule]) => conditions.includes(keyword) || isUntypableCombinator(keyword, rule),
  );
}
