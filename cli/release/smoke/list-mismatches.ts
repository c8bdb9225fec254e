import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

const DOCUMENT_ID = "https://nutrition.example.org/openapi.json";

/** Where a value is not what a schema of an OpenAPI document says, as `/data/result/items/0 must be object`. */
export function listMismatches(document: object, schema: object, value: unknown): string[] {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv).addSchema({ ...document, $id: DOCUMENT_ID });
  const check = ajv.compile(pointInto(schema));
  if (check(value)) return [];
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath || "/"} ${message}`);
}

/** A reference within the document is one into it from outside. */
function pointInto<Value>(schema: Value): Value {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${DOCUMENT_ID}#/`));
}
