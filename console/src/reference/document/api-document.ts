import type { JsonObject } from "./json-object.ts";

/** An example of a body; for an answer of an error its name is the code. */
export type ApiExample = { name: string; summary: string; note: string; value: unknown };
/** A body of JSON: its schema, as it stands in the document, and examples. */
export type ApiContent = { schema: JsonObject; examples: readonly ApiExample[] };
export type ApiParameter = {
  name: string;
  place: string;
  isRequired: boolean;
  description: string;
  schema: JsonObject;
};
export type ApiHeader = { name: string; description: string };
export type ApiAnswer = {
  status: string;
  description: string;
  headers: readonly ApiHeader[];
  content: ApiContent | null;
};

/** One method of one path; `scope` is what a key needs, empty where none is needed. */
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
  answers: readonly ApiAnswer[];
};

/** Operations that belong together. */
export type ApiTag = { name: string; description: string; operations: readonly ApiOperation[] };

/** What the reference shows of an OpenAPI document. */
export type ApiDocument = {
  title: string;
  version: string;
  description: string;
  tags: readonly ApiTag[];
  /** Follows references such as "#/components/schemas/Recipe"; other schemas come back as they are. */
  resolve: (schema: JsonObject) => JsonObject;
};
