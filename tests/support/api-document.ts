import { readFileSync } from "node:fs";
import { join } from "node:path";

const path = join(import.meta.dirname, "..", "..", "docs", "openapi.json");

type Reference = { $ref: string };
type Header = { required?: boolean; schema: object };
type Response = { headers?: Record<string, Header | Reference>; content?: object };

/** The members of docs/openapi.json that responses are validated against. */
export type ApiDocument = {
  paths: Record<string, Record<string, { responses: Record<string, Response | Reference> }>>;
  components: { responses: Record<string, Response>; headers: Record<string, Header> };
};

/** A response of the document: which headers it must have, and JSON pointers to their schemas and to its body's. */
export type DescribedResponse = {
  headers: { name: string; isRequired: boolean; schemaPointer: string }[];
  /** Null where it has no body. */
  bodyPointer: string | null;
};

/** Reads the committed document. */
export function readApiDocument(): ApiDocument {
  return JSON.parse(readFileSync(path, "utf8"));
}

/** The response of a route with a status; null where the document has none. */
export function findResponse(
  document: ApiDocument,
  { path, method }: { path: string; method: string },
  status: number,
): DescribedResponse | null {
  const response = document.paths[path]?.[method]?.responses[status];
  if (!response) return null;
  const at = ["paths", path, method, "responses", String(status)];
  const { place, value } = follow(response, at, "responses", document.components.responses);
  const headers = Object.entries(value.headers ?? {}).map(([name, header]) => {
    const found = follow(header, [...place, "headers", name], "headers", document.components.headers);
    return {
      name,
      isRequired: found.value.required === true,
      schemaPointer: toPointer([...found.place, "schema"]),
    };
  });
  const bodyPointer = value.content ? toPointer([...place, "content", "application/json", "schema"]) : null;
  return { headers, bodyPointer };
}

/** A value of the document and its place, or those of the component that it refers to. */
function follow<Value extends object>(
  value: Value | Reference,
  place: string[],
  kind: string,
  components: Record<string, Value>,
): { place: string[]; value: Value } {
  if (!("$ref" in value)) return { place, value };
  const name = value.$ref.slice(`#/components/${kind}/`.length);
  const component = components[name];
  if (!component) throw new Error(`Cannot read the API's document: it has no ${value.$ref}`);
  return { place: ["components", kind, name], value: component };
}

function toPointer(names: readonly string[]): string {
  const escaped = names.map((name) => name.replaceAll("~", "~0").replaceAll("/", "~1"));
  return `#/${escaped.map(encodeURIComponent).join("/")}`;
}
