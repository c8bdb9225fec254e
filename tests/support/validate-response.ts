import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { operationNames } from "../../shared/platform/kernel/operation-name.ts";
import { findResponse, readApiDocument, type ToldResponse } from "./api-document.ts";

/** A request that was sent, by its method and its path from the root; the query does not matter. */
export type SentRequest = { method: string; path: string };

/** The answer to it; `text` is its whole body. */
export type ReceivedAnswer = { status: number; headers: Headers; text: string };

const documentId = "https://nutrition.example.org/openapi.json";
const operationPath = new RegExp(`^(?:/functions/v1)?/(${operationNames.join("|")})((?:/[^?]*)?)(?:\\?|$)`);

/** Headers of the contract: an answer must not have one of which its response does not tell. */
const contractHeader = /^(allow|retry-after|www-authenticate|service-api-version|x-.*)$/;

/** The route for the sweep is none of the contract. */
const workPath = "/work";

const document = readApiDocument();
const schemas = new Ajv2020({ strict: false });
// A header is text, whatever its schema says of its value.
const headerSchemas = new Ajv2020({ strict: false, coerceTypes: true });
for (const ajv of [schemas, headerSchemas])
  addFormats.default(ajv).addSchema({ ...document, $id: documentId });

/** Throws where an answer of one of the eight operations is none that docs/openapi.json tells of. */
export function validateAnswer(sent: SentRequest, answer: ReceivedAnswer): void {
  const route = findRoute(sent);
  if (!route) return;
  const told = findResponse(document, route, answer.status);
  const problem = told ? findProblem(sent, answer, told) : "the document tells of no such answer";
  if (problem === null) return;
  const request = `${sent.method} ${sent.path}`;
  throw new Error(
    `Cannot accept the answer ${answer.status} of ${request}: ${problem}\n${answer.text.slice(0, 1000)}`,
  );
}

/** The route of the document that a request has come to; null where it went to no operation. */
function findRoute({ method, path }: SentRequest): { path: string; method: string } | null {
  const [, operation, rest = ""] = operationPath.exec(path) ?? [];
  if (!operation || rest === workPath) return null;
  const base = `/functions/v1/${operation}`;
  const methods = Object.keys(document.paths[base + rest] ?? {});
  // A path that is not there is answered as any below the health route, a method as those that are there.
  if (methods.length === 0) return { path: `${base}/health`, method: "get" };
  const [first = ""] = methods;
  const own = method.toLowerCase();
  return { path: base + rest, method: methods.includes(own) ? own : first };
}

function findProblem(
  { method }: SentRequest,
  answer: ReceivedAnswer,
  { headers, bodyPointer }: ToldResponse,
): string | null {
  const problems = headers.map(({ name, isRequired, schemaPointer }) => {
    const value = answer.headers.get(name);
    if (value === null) return isRequired ? `the header ${name} is missing` : null;
    const problem = findSchemaProblem(headerSchemas, schemaPointer, { value });
    return problem && `the header ${name}: ${value} ${problem.trim()}`;
  });
  const known = new Set(headers.map(({ name }) => name));
  const unknown = [...answer.headers.keys()].filter((name) => contractHeader.test(name) && !known.has(name));
  const problem = problems.find((text) => text !== null);
  if (problem) return problem;
  if (unknown.length > 0) return `the document does not tell of the header ${unknown.join(", ")}`;
  return method === "HEAD" ? null : findBodyProblem(answer, bodyPointer);
}

function findBodyProblem({ headers, text }: ReceivedAnswer, bodyPointer: string | null): string | null {
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

/** Wrapped, so that a header's text can be read as the number that it stands for. */
function compile(ajv: Ajv2020, pointer: string): ValidateFunction {
  const id = `${documentId}/${pointer.slice("#/".length)}`;
  const known = ajv.getSchema(id);
  if (known) return known;
  return ajv.compile({ $id: id, properties: { value: { $ref: documentId + pointer } } });
}
