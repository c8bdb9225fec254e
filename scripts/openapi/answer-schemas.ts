import * as z from "zod";
import type { OperationReference } from "../../shared/http/operation-reference.ts";
import { closedObject, describeJob, jobMetaMembers, metaMembers } from "./common-schemas.ts";
import type { JsonObject } from "./json-object.ts";
import type { OperationSource } from "./operation-source.ts";
import { schemaPrefix } from "./operation-titles.ts";
import type { SchemaCollector } from "./schema-collector.ts";

/** References to the schemas of an operation's good answers: at once, or the 202 and the poll. */
export type AnswerSchemas = { answer: JsonObject } | { accepted: JsonObject; polled: JsonObject };

/** Adds the schemas of what an operation answers where nothing is wrong. */
export function addAnswerSchemas(
  { name, reference }: OperationSource,
  schemas: SchemaCollector,
): AnswerSchemas {
  const prefix = schemaPrefix(name);
  const result = schemas.describe(reference.result, "output");
  if (reference.jobErrors === undefined)
    return {
      answer: schemas.add(`${prefix}Answer`, describeEnvelope(result, { $ref: "#/components/schemas/Meta" })),
    };
  return {
    accepted: schemas.add(`${prefix}AcceptedAnswer`, describeAccepted(reference, schemas)),
    polled: schemas.add(`${prefix}JobAnswer`, describePolled({ prefix, reference, result }, schemas)),
  };
}

function describeEnvelope(data: JsonObject, meta: JsonObject): JsonObject {
  return closedObject({ data, meta }, ["data", "meta"]);
}

function describeAccepted({ meta }: OperationReference, schemas: SchemaCollector): JsonObject {
  const own = describeMembers(meta?.accepted, schemas);
  return describeEnvelope(
    { $ref: "#/components/schemas/AcceptedJob" },
    closedObject({ ...metaMembers, ...own.properties }, ["request_id", "api_version", ...own.required]),
  );
}

type Job = { prefix: string; reference: OperationReference; result: JsonObject };

function describePolled({ prefix, reference, result }: Job, schemas: SchemaCollector): JsonObject {
  const own = describeMembers(reference.meta?.polled, schemas);
  const required = ["request_id", "api_version", "created_at", "warnings", ...own.required];
  const error = schemas.add(`${prefix}JobError`, describeJobError(reference));
  const nothing = { type: "null" };
  const states = {
    queued: { $ref: "#/components/schemas/QueuedJob" },
    processing: { $ref: "#/components/schemas/ProcessingJob" },
    completed: schemas.add(`${prefix}CompletedJob`, describeJob("completed", { result, error: nothing })),
    failed: schemas.add(`${prefix}FailedJob`, describeJob("failed", { result: nothing, error })),
  };
  const job = schemas.add(`${prefix}Job`, {
    oneOf: Object.values(states),
    discriminator: {
      propertyName: "status",
      mapping: Object.fromEntries(Object.entries(states).map(([status, { $ref }]) => [status, $ref])),
    },
  });
  return describeEnvelope(job, closedObject({ ...jobMetaMembers, ...own.properties }, required));
}

function describeJobError({ jobErrors = [] }: OperationReference): JsonObject {
  const codes = [...new Set(jobErrors.map(({ code }) => code))];
  return {
    description: "Why the job failed",
    allOf: [
      { $ref: "#/components/schemas/Error" },
      { properties: { code: { type: "string", enum: codes } } },
    ],
  };
}

function describeMembers(shape: z.ZodRawShape | undefined, schemas: SchemaCollector) {
  const described = schemas.describe(z.strictObject(shape ?? {}), "output");
  const { properties, required } = described;
  return {
    properties: z.record(z.string(), z.unknown()).parse(properties),
    required: z.array(z.string()).default([]).parse(required),
  };
}
