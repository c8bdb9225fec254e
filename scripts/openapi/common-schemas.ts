import { API_VERSION } from "../../shared/kernel/api-version.ts";
import { ERROR_STATUS } from "../../shared/kernel/error-code.ts";
import type { JsonObject } from "./json-object.ts";
import type { SchemaCollector } from "./schema-collector.ts";

const text = { type: "string" };
const instant = { type: "string", format: "date-time" };
const nothing = { type: "null" };

/** Members of `meta` in every answer. */
export const metaMembers = {
  request_id: { type: "string", description: "The same as the header x-request-id" },
  api_version: { type: "string", const: API_VERSION },
};

/** Members of `meta` in every poll, of which `created_at` and `warnings` are always there. */
export const jobMetaMembers = {
  ...metaMembers,
  created_at: { ...instant, description: "When the job was made" },
  started_at: { ...instant, description: "When work on it began" },
  completed_at: { ...instant, description: "When it was completed or failed" },
  catalogue_release: {
    type: "string",
    description: "Release of the food catalogue that the result rests on",
  },
  progress: { $ref: "#/components/schemas/JobProgress" },
  retry_after_seconds: { type: "integer", minimum: 1, description: "Seconds to wait before the next poll" },
  warnings: {
    type: "array",
    items: text,
    description:
      "What the result lacks or had to assume, as codes in snake case; empty where there is nothing",
  },
};

/** An object of the document: closed, with its required members first in the list. */
export function closedObject(properties: JsonObject, required: readonly string[]): JsonObject {
  return { type: "object", properties, required, additionalProperties: false };
}

/** Adds the schemas that every operation refers to. */
export function addCommonSchemas(schemas: SchemaCollector): void {
  const code = schemas.add("ErrorCode", {
    type: "string",
    enum: Object.keys(ERROR_STATUS),
    description: "Every error code; which of them an operation answers stands with the operation",
  });
  const details = schemas.add("ErrorDetails", describeDetails());
  const members = { code, message: { ...text, description: "What failed, then why" }, details };
  const error = schemas.add("Error", closedObject(members, ["code", "message"]));
  const meta = schemas.add("Meta", closedObject(metaMembers, ["request_id", "api_version"]));
  schemas.add("ErrorAnswer", closedObject({ error, meta }, ["error", "meta"]));
  schemas.add(
    "SentenceErrorAnswer",
    closedObject({ error: { ...text, description: "What failed, then why, in one sentence" }, meta }, [
      "error",
      "meta",
    ]),
  );
  const failed = { status: { type: "string", const: "failed" }, result: nothing, error };
  const failure = schemas.add("FailedDecision", closedObject(failed, ["status", "result", "error"]));
  schemas.add("FailedDecisionAnswer", closedObject({ data: failure, meta }, ["data", "meta"]));
  addJobSchemas(schemas);
}

function addJobSchemas(schemas: SchemaCollector): void {
  const id = { type: "string", format: "uuid", description: "Id of the job" };
  const progress = {
    step: { type: "integer", description: "The step that is done" },
    of: { type: "integer", description: "How many there are" },
    label: { ...text, description: "What it does, in words" },
  };
  schemas.add("JobProgress", {
    ...closedObject(progress, ["step", "of", "label"]),
    description: "How far a job in several steps has come",
  });
  const accepted = {
    job_id: id,
    status: { type: "string", const: "queued" },
    status_url: { type: "string", format: "uri", description: "Where to poll the job" },
  };
  schemas.add("AcceptedJob", closedObject(accepted, ["job_id", "status", "status_url"]));
  for (const [name, status] of [
    ["QueuedJob", "queued"],
    ["ProcessingJob", "processing"],
  ] as const)
    schemas.add(name, describeJob(status, { result: nothing, error: nothing }));
}

/** A job in one state; `result` is absent where the poll asked for none. */
export function describeJob(status: string, { result, error }: { result: JsonObject; error: JsonObject }) {
  const id = { type: "string", format: "uuid", description: "Id of the job" };
  return closedObject({ job_id: id, status: { type: "string", const: status }, result, error }, [
    "job_id",
    "status",
    "error",
  ]);
}

function describeDetails(): JsonObject {
  const issue = closedObject({ field: text, message: text }, ["field", "message"]);
  return {
    type: "object",
    description: "What a program may act on; members beside these depend on the code",
    additionalProperties: true,
    properties: {
      field: { type: "string", description: "Path of the first wrong field, such as `items[0].unit`" },
      issues: { type: "array", items: issue, description: "Every wrong field, the first twenty" },
      supported: { type: "array", items: text, description: "Versions that are served" },
    },
  };
}
