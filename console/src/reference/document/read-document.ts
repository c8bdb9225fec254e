import type { ApiAnswer, ApiContent, ApiDocument, ApiOperation, ApiParameter } from "./api-document.ts";
import {
  isJsonObject,
  type JsonObject,
  readObject,
  readObjects,
  readText,
  readTexts,
} from "./json-object.ts";

type Resolve = ApiDocument["resolve"];

const METHODS = ["post", "get", "put", "patch", "delete"] as const;
const JSON_TYPE = "application/json";

/** Reads an OpenAPI 3.1 document into what the reference shows; what is missing is left out. */
export function readDocument(document: unknown): ApiDocument {
  const root = readObject(document);
  const info = readObject(root.info);
  const resolve: Resolve = (schema) => resolveReference(root, schema);
  const operations = listOperations(root, resolve);
  return {
    title: readText(info.title),
    version: readText(info.version),
    description: readText(info.description),
    tags: readObjects(root.tags).map((tag) => {
      const name = readText(tag.name);
      const own = operations.filter(({ tags }) => tags.includes(name)).map(({ operation }) => operation);
      return { name, description: readText(tag.description), operations: own };
    }),
    resolve,
  };
}

function resolveReference(root: JsonObject, schema: JsonObject): JsonObject {
  const reference = readText(schema.$ref);
  if (!reference.startsWith("#/")) return schema;
  const names = reference.slice(2).split("/");
  const target = names.reduce<unknown>((node, name) => readObject(node)[name], root);
  return isJsonObject(target) ? target : schema;
}

function listOperations(root: JsonObject, resolve: Resolve): { tags: string[]; operation: ApiOperation }[] {
  return Object.entries(readObject(root.paths)).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = readObject(item)[method];
      if (!isJsonObject(operation)) return [];
      return [
        { tags: readTexts(operation.tags), operation: readOperation({ path, method, operation, resolve }) },
      ];
    }),
  );
}

type Place = { path: string; method: string; operation: JsonObject; resolve: Resolve };

function readOperation({ path, method, operation, resolve }: Place): ApiOperation {
  const { security } = operation;
  return {
    id: readText(operation.operationId),
    method: method.toUpperCase(),
    path,
    summary: readText(operation.summary),
    description: readText(operation.description),
    scope: readText(operation["x-scope"]),
    needsKey: !(Array.isArray(security) && security.length === 0),
    parameters: readObjects(operation.parameters).map((parameter) => readParameter(resolve(parameter))),
    body: isJsonObject(operation.requestBody) ? readContent(resolve(operation.requestBody), resolve) : null,
    answers: Object.entries(readObject(operation.responses)).map(([status, answer]) =>
      readAnswer(status, resolve(readObject(answer)), resolve),
    ),
  };
}

function readParameter(parameter: JsonObject): ApiParameter {
  return {
    name: readText(parameter.name),
    place: readText(parameter.in),
    isRequired: parameter.required === true,
    description: readText(parameter.description),
    schema: readObject(parameter.schema),
  };
}

function readAnswer(status: string, answer: JsonObject, resolve: Resolve): ApiAnswer {
  const headers = Object.entries(readObject(answer.headers));
  return {
    status,
    description: readText(answer.description),
    headers: headers.map(([name, header]) => ({
      name,
      description: readText(resolve(readObject(header)).description),
    })),
    content: readContent(answer, resolve),
  };
}

function readContent(holder: JsonObject, resolve: Resolve): ApiContent | null {
  const media = readObject(holder.content)[JSON_TYPE];
  if (!isJsonObject(media)) return null;
  const examples = Object.entries(readObject(media.examples)).map(([name, entry]) => {
    const example = resolve(readObject(entry));
    const [summary, note] = [readText(example.summary), readText(example.description)];
    return { name, summary, note, value: example.value };
  });
  return { schema: readObject(media.schema), examples };
}
