import type { ApiContent, ApiDocument, ApiOperation, ApiParameter, ApiResponse } from "./api-document.ts";
import {
  isJsonObject,
  type JsonObject,
  readObject,
  readObjects,
  readText,
  readTexts,
} from "./json-object.ts";

type Resolve = ApiDocument["resolve"];

const methods = ["post", "get", "put", "patch", "delete"] as const;
const jsonType = "application/json";

/** Reads an OpenAPI 3.1 document; missing parts are left out. */
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
    methods.flatMap((method) => {
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
    responses: Object.entries(readObject(operation.responses)).map(([status, response]) =>
      readApiResponse(status, resolve(readObject(response)), resolve),
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

function readApiResponse(status: string, response: JsonObject, resolve: Resolve): ApiResponse {
  const headers = Object.entries(readObject(response.headers));
  return {
    status,
    description: readText(response.description),
    headers: headers.map(([name, header]) => ({
      name,
      description: readText(resolve(readObject(header)).description),
    })),
    content: readContent(response, resolve),
  };
}

function readContent(holder: JsonObject, resolve: Resolve): ApiContent | null {
  const media = readObject(holder.content)[jsonType];
  if (!isJsonObject(media)) return null;
  const examples = Object.entries(readObject(media.examples)).map(([name, entry]) => {
    const example = resolve(readObject(entry));
    const [summary, note] = [readText(example.summary), readText(example.description)];
    return { name, summary, note, value: example.value };
  });
  return { schema: readObject(media.schema), examples };
}
