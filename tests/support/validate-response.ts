import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { operationNames } from "../../shared/platform/kernel/operation-name.ts";
import { type DescribedResponse, findResponse, readApiDocument } from "./api-document.ts";

/** A request that was sent, by its method and its path from the root; the query does not matter. */
export type SentRequest = { method: string; path: string };

/** The response to it; `text` is its whole body. */
export type ReceivedResponse = { status: number; headers: Headers; text: string };

const documentId = "https://nutrition.example.org/openapi.json";
const operationPath = new RegExp(`^(?:/functions/v1)?/(${operationNames.join("|")})((?:/[^?]*)?)(?:\\?|$)`);

/** Headers of the contract: a response must have none that the document does not list for it. */
const contractHeader = /^(allow|retry-after|www-authenticate|service-api-version|x-.*)$/;

/** The route for the sweep is not part of the contract. */
const workPath = "/work";

const document = readApiDocument();
const schemas = new Ajv2020({ strict: false });
// A header is text, whatever the type in its schema.
const headerSchemas = new Ajv2020({ strict: false, coerceTypes: true });
for (const ajv of [schemas, headerSchemas])
  addFormats.default(ajv).addSchema({ ...document, $id: documentId });

/** Throws where the response of an operation does not match docs/openapi.json. */
export function validateResponse(sent: SentRequest, response: ReceivedResponse): void {
  const route = findRoute(sent);
  if (!route) return;
  const described = findResponse(document, route, response.status);
  const problem = described
    ? findProblem(sent, response, described)
    : "the document has no response with this status";
  if (problem === null) return;
  const request = `${sent.method} ${sent.path}`;
  throw new Error(
    `Cannot accept the response ${response.status} of ${request}: ${problem}\n${response.text.slice(0, 1000)}`,
  );
}

/** The route of the document for a request; null where it is not for an operation. */
function findRoute({ method, path }: SentRequest): { path: string; method: string } | null {
  const [, operation, rest = ""] = operationPath.exec(path) ?? [];
  if (!operation || rest === workPath) return null;
  const base = `/functions/v1/${operation}`;
  const methods = Object.keys(document.paths[base + rest] ?? {});
  // An unknown path responds as the health route does, an unknown method as a known one.
  if (methods.length === 0) return { path: `${base}/health`, method: "get" };
  const [first = ""] = methods;
  const own = method.toLowerCase();
  return { path: base + rest, method: methods.includes(own) ? own : first };
}

function findProblem(
  { method }: SentRequest,
  response: ReceivedResponse,
  { headers, bodyPointer }: DescribedResponse,
): string | null {
  const problems = headers.map(({ name, isRequired, schemaPointer }) => {
    const value = response.headers.get(name);
    if (value === null) return isRequired ? `the header ${name} is missing` : null;
    const problem = findSchemaProblem(headerSchemas, schemaPointer, { value });
    return problem && `the header ${name}: ${value} ${problem.trim()}`;
  });
  const known = new Set(headers.map(({ name }) => name));
  const unknown = [...response.headers.keys()].filter(
    (name) => contractHeader.test(name) && !known.has(name),
  );
  const problem = problems.find((text) => text !== null);
  if (problem) return problem;
  if (unknown.length > 0) return `the document does not list the header ${unknown.join(", ")}`;
  return method === "HEAD" ? null : findBodyProblem(response, bodyPointer);
}

function findBodyProblem({ headers, text }: ReceivedResponse, bodyPointer: string | null): string | null {
  if (bodyPointer === null) return text === "" ? null : "it has a body";
  const mediaType = headers.get("content-type");
  if (!mediaType?.startsWith("application/json")) return `its media type is ${mediaType}`;
  return findSchemaProblem(schemas, bodyPointer, { value: JSON.parse(text) });
}

function findSchemaProblem(ajv: Ajv2020, pointer: string, data: { value: unknown }): string | null {
  const validate = compile(ajv, pointer);
  if (validate(data)) return null;
  return ajv.errorsText(validate.errors, { dataVar: "" }).replaceAll("/value", "").slice(0, 1000);
}

/** Wrapped, so that the text of a header can be coerced to a number. */
function compile(ajv: Ajv2020, pointer: string): ValidateFunction {
  const id = `${documentId}/${pointer.slice("#/".length)}`;
  const known = ajv.getSchema(id);
  if (known) return known;
  return ajv.compile({ $id: id, properties: { value: { $ref: documentId + pointer } } });
}
