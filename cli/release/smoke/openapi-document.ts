import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { OperationName } from "../../../shared/platform/kernel/mod.ts";

/** An object of a JSON document. */
type Node = Record<string, unknown>;

/** The first example of an operation, and the schema of its response. */
export type Example = {
  name: string;
  method: "GET" | "POST";
  /** Query of a GET, with its question mark; else empty. */
  query: string;
  body: unknown;
  document: object;
  /** Schema of the response with the result; of an operation with jobs, the response of a poll. */
  schema: object;
  createsJob: boolean;
};

const documentPath = join(import.meta.dirname, "..", "..", "..", "docs", "openapi.json");
const documentId = "https://nutrition.example.org/openapi.json";

/** Reads the first example of an operation from the API document. */
export function findExample(operation: OperationName): Example {
  const document: object = JSON.parse(readFileSync(documentPath, "utf8"));
  const path = readNode(readNode(readNode(document).paths)[`/functions/v1/${operation}`]);
  const post = readNode(path.post);
  const common = { document, schema: schemaOf(document, path.get ?? path.post) };
  if (path.post === undefined) {
    const parameters = readNode(path.get).parameters;
    const [parameter] = Array.isArray(parameters) ? parameters.map(readNode) : [];
    const [name = "", value] = firstExample(readNode(parameter).examples);
    const query = `?${new URLSearchParams({ [String(readNode(parameter).name)]: String(value) })}`;
    return { ...common, name, method: "GET", query, body: undefined, createsJob: false };
  }
  const content = readNode(readNode(readNode(post.requestBody).content)["application/json"]);
  const [name = "", body] = firstExample(content.examples);
  return { ...common, name, method: "POST", query: "", body, createsJob: path.get !== undefined };
}

function schemaOf(document: unknown, method: unknown): object {
  const response = resolve(readNode(document), readNode(readNode(readNode(method).responses)["200"]));
  return readNode(readNode(readNode(response.content)["application/json"]).schema);
}

function firstExample(examples: unknown): [string, unknown] | [] {
  const [first] = Object.entries(readNode(examples));
  return first ? [first[0], readNode(first[1]).value] : [];
}

/** Lists where a value violates a schema of an OpenAPI document: `/data/result/items/0 must be object`. */
export function listMismatches(document: object, schema: object, value: unknown): string[] {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv).addSchema({ ...document, $id: documentId });
  const check = ajv.compile(pointInto(schema));
  if (check(value)) return [];
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath || "/"} ${message}`);
}

/** References relative to the document become absolute. */
function pointInto<Value>(schema: Value): Value {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${documentId}#/`));
}

/** Follows the `$ref` of a node within the document, if it has one. */
function resolve(document: Node, node: Node): Node {
  if (typeof node.$ref !== "string") return node;
  const steps = node.$ref.replace(/^#\//, "").split("/");
  return resolve(document, readNode(steps.reduce<unknown>((at, step) => readNode(at)[step], document)));
}

/** The members of a value; none if it is not an object. */
export function readNode(value: unknown): Node {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
