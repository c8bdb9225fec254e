import * as z from "zod";
import type { OperationReference } from "../../shared/platform/http/mod.ts";
import { apiVersion, type OperationName } from "../../shared/platform/kernel/mod.ts";
import { closedObject, type JsonObject } from "./json-object.ts";
import type { OperationSource } from "./operation-source.ts";
import type { SchemaCollector } from "./schema-collector.ts";

/** References to the schemas of an operation's successful responses: the only one, or the 202 and the poll. */
type ResponseSchemas = { response: JsonObject } | { accepted: JsonObject; polled: JsonObject };

type Job = { prefix: string; reference: OperationReference; result: JsonObject };

const metaSchema = { $ref: "#/components/schemas/Meta" };
const text = { type: "string" };
const integer = { type: "integer" };
const nothing = { type: "null" };
const instant = { type: "string", format: "date-time" };

/** Members of `meta` in every response. */
export const metaMembers = {
  request_id: { type: "string", description: "Same as the header x-request-id" },
  api_version: { type: "string", const: apiVersion },
};

/** Members of `meta` in every poll. */
const jobMetaMembers = {
  ...metaMembers,
  created_at: { ...instant, description: "When the job was created" },
  started_at: { ...instant, description: "When work on it started" },
  completed_at: { ...instant, description: "When it completed or failed" },
  catalogue_release: {
    type: "string",
    description: "Release of the food catalogue that the result is based on",
  },
  progress: { $ref: "#/components/schemas/JobProgress" },
  retry_after_seconds: { type: "integer", minimum: 1, description: "Seconds to wait before the next poll" },
  warnings: {
    type: "array",
    items: { type: "string" },
    description:
      "What the result lacks or assumes, as codes in snake case; empty where there is nothing to report",
  },
};

/** Members of `meta` that a poll may lack. */
const optionalJobMeta = [
  "started_at",
  "completed_at",
  "catalogue_release",
  "progress",
  "retry_after_seconds",
] as const;

/** Adds the schemas of an operation's successful responses. */
export function addResponseSchemas(
  { name, reference }: OperationSource,
  schemas: SchemaCollector,
): ResponseSchemas {
  const prefix = schemaPrefix(name);
  const result = schemas.describe(reference.result, "output");
  if (reference.jobErrors === undefined) {
    const meta = describeOwnMeta(`${prefix}Meta`, reference.meta?.responded, schemas);
    return { response: schemas.add(`${prefix}Response`, closedObject({ data: result, meta })) };
  }
  return {
    accepted: schemas.add(
      `${prefix}AcceptedResponse`,
      describeAccepted({ prefix, reference, result }, schemas),
    ),
    polled: schemas.add(`${prefix}JobResponse`, describePolled({ prefix, reference, result }, schemas)),
  };
}

function describeAccepted({ prefix, reference }: Job, schemas: SchemaCollector): JsonObject {
  const meta = describeOwnMeta(`${prefix}AcceptedMeta`, reference.meta?.accepted, schemas);
  return closedObject({ data: { $ref: "#/components/schemas/AcceptedJob" }, meta });
}

/** The `meta` of every response, or one with the members of an operation. */
function describeOwnMeta(
  name: string,
  shape: z.ZodRawShape | undefined,
  schemas: SchemaCollector,
): JsonObject {
  const { properties, optional } = describeMembers(shape, schemas);
  if (Object.keys(properties).length === 0) return metaSchema;
  return schemas.add(name, closedObject({ ...metaMembers, ...properties }, optional));
}

function describePolled({ prefix, reference, result }: Job, schemas: SchemaCollector): JsonObject {
  const { properties, optional } = describeMembers(reference.meta?.polled, schemas);
  const meta = closedObject({ ...jobMetaMembers, ...properties }, [...optionalJobMeta, ...optional]);
  const error = schemas.add(`${prefix}JobError`, describeJobError(reference));
  const states = {
    queued: { $ref: "#/components/schemas/QueuedJob" },
    processing: { $ref: "#/components/schemas/ProcessingJob" },
    completed: schemas.add(`${prefix}CompletedJob`, describeJob("completed", { result, error: nothing })),
    failed: schemas.add(`${prefix}FailedJob`, describeJob("failed", { result: nothing, error })),
  };
  const mapping = Object.fromEntries(Object.entries(states).map(([status, { $ref }]) => [status, $ref]));
  const data = schemas.add(`${prefix}Job`, {
    oneOf: Object.values(states),
    discriminator: { propertyName: "status", mapping },
  });
  return closedObject({ data, meta: schemas.add(`${prefix}JobMeta`, meta) });
}

function describeJobError({ jobErrors = [] }: OperationReference): JsonObject {
  const code = { type: "string", enum: [...new Set(jobErrors.map(({ code }) => code))] };
  return {
    description: "Why the job failed",
    allOf: [{ $ref: "#/components/schemas/Error" }, { properties: { code } }],
  };
}

function describeMembers(shape: z.ZodRawShape = {}, schemas: SchemaCollector) {
  const described = schemas.describe(z.strictObject(shape), "output");
  const properties = z.record(z.string(), z.unknown()).parse(described.properties);
  const required = z.array(z.string()).default([]).parse(described.required);
  return { properties, optional: Object.keys(properties).filter((name) => !required.includes(name)) };
}

/** The prefix of the names of an operation's schemas: `decode_sensory` -> `DecodeSensory`. */
function schemaPrefix(name: OperationName): string {
  return name
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

/** Adds the schemas that jobs of all operations share: the accepted job, and unfinished jobs. */
export function addJobSchemas(schemas: SchemaCollector): void {
  const progress = closedObject({
    step: { ...integer, description: "Number of the finished step" },
    of: { ...integer, description: "Number of steps" },
    label: { ...text, description: "What the step does, in words" },
  });
  schemas.add("JobProgress", { ...progress, description: "Progress of a job with several steps" });
  const accepted = closedObject({
    job_id: { ...text, format: "uuid", description: "Id of the job" },
    status: { ...text, const: "queued" },
    status_url: { ...text, format: "uri", description: "Address to poll the job at" },
  });
  schemas.add("AcceptedJob", accepted);
  schemas.add("QueuedJob", describeJob("queued", { result: nothing, error: nothing }));
  schemas.add("ProcessingJob", describeJob("processing", { result: nothing, error: nothing }));
}

/** The `data` of a poll for a job in one state; `result` is absent where the poll excludes it. */
function describeJob(status: string, { result, error }: { result: JsonObject; error: JsonObject }) {
  const id = { type: "string", format: "uuid", description: "Id of the job" };
  return closedObject({ job_id: id, status: { type: "string", const: status }, result, error }, ["result"]);
}
