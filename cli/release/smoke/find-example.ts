import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OperationName } from "../../../shared/kernel/operation-name.ts";
import { readNode, resolve } from "./read-node.ts";

const DOCUMENT_PATH = join(import.meta.dirname, "..", "..", "..", "docs", "openapi.json");

/** The first example of an operation's description, and what its answers must hold. */
export type Example = {
  name: string;
  method: "GET" | "POST";
  /** Query of a GET, with its question mark; else empty. */
  query: string;
  body: unknown;
  document: object;
  /** Schema of the answer with the result: that of a poll where the operation makes jobs. */
  schema: object;
  makesJob: boolean;
};

/** Reads the example from the service's own description. */
export function findExample(operation: OperationName): Example {
  const document: object = JSON.parse(readFileSync(DOCUMENT_PATH, "utf8"));
  const path = readNode(readNode(readNode(document).paths)[`/functions/v1/${operation}`]);
  const post = readNode(path.post);
  const common = { document, schema: schemaOf(document, path.get ?? path.post) };
  if (path.post === undefined) {
    const parameters = readNode(path.get).parameters;
    const [parameter] = Array.isArray(parameters) ? parameters.map(readNode) : [];
    const [name = "", value] = firstExample(readNode(parameter).examples);
    const query = `?${new URLSearchParams({ [String(readNode(parameter).name)]: String(value) })}`;
    return { ...common, name, method: "GET", query, body: undefined, makesJob: false };
  }
  const content = readNode(readNode(readNode(post.requestBody).content)["application/json"]);
  const [name = "", body] = firstExample(content.examples);
  return { ...common, name, method: "POST", query: "", body, makesJob: path.get !== undefined };
}

function schemaOf(document: unknown, method: unknown): object {
  const answer = resolve(readNode(document), readNode(readNode(readNode(method).responses)["200"]));
  return readNode(readNode(readNode(answer.content)["application/json"]).schema);
}

function firstExample(examples: unknown): [string, unknown] | [] {
  const [first] = Object.entries(readNode(examples));
  return first ? [first[0], readNode(first[1]).value] : [];
}
