import type { JsonObject } from "./json-object.ts";

/** An example of a body; the name of an error response is its code. */
export type ApiExample = { name: string; summary: string; note: string; value: unknown };
/** A JSON body: its schema in the document, and examples. */
export type ApiContent = { schema: JsonObject; examples: readonly ApiExample[] };
export type ApiParameter = {
  name: string;
  place: string;
  isRequired: boolean;
  description: string;
  schema: JsonObject;
};
export type ApiHeader = { name: string; description: string };
export type ApiResponse = {
  status: string;
  description: string;
  headers: readonly ApiHeader[];
  content: ApiContent | null;
};

/** One method of a path; `scope` is required of the key, empty if none is. */
export type ApiOperation = {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  scope: string;
  needsKey: boolean;
  parameters: readonly ApiParameter[];
  body: ApiContent | null;
  responses: readonly ApiResponse[];
};

/** A group of operations. */
export type ApiTag = { name: string; description: string; operations: readonly ApiOperation[] };

/** The parts of an OpenAPI document that the reference shows. */
export type ApiDocument = {
  title: string;
  version: string;
  description: string;
  tags: readonly ApiTag[];
  /** Follows a reference such as "#/components/schemas/Recipe"; returns other schemas unchanged. */
  resolve: (schema: JsonObject) => JsonObject;
};
