// Writes src/generated/openapi.ts, the types of the API's document.
// Usage: node generate-types.ts [--check]
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import { dropSilentRules } from "./drop-silent-rules.ts";

const TYPES_PATH = fileURLToPath(new URL("src/generated/openapi.ts", import.meta.url));
const DOCUMENT_PATH = fileURLToPath(new URL("../docs/openapi.json", import.meta.url));
const HEADER =
  "// Written by `npm run types -w nutrition-analysis-client` from docs/openapi.json. Not edited by hand.\n";

type Document = { openapi: string; info: object; components: { schemas: object } };

const written = HEADER + (await formTypes(JSON.parse(readFileSync(DOCUMENT_PATH, "utf8"))));
if (!process.argv.includes("--check")) writeFileSync(TYPES_PATH, written);
else if (readFileSync(TYPES_PATH, "utf8") !== written) {
  console.error(
    "Cannot pass the types: they are not those of docs/openapi.json; npm run types -w nutrition-analysis-client",
  );
  process.exit(1);
}

/** The schemas alone: paths and headers are the client's own affair. */
async function formTypes({ openapi, info, components }: Document): Promise<string> {
  const schemas = dropSilentRules(components.schemas);
  const source = JSON.stringify({ openapi, info, paths: {}, components: { schemas } });
  return astToString(await openapiTS(source, { silent: true }));
}
