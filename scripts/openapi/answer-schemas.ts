import * as z from "zod";
import type { OperationReference } from "../../shared/http/operation-reference.ts";
import { closedObject, describeJob, jobMetaMembers, metaMembers } from "./common-schemas.ts";
import type { JsonObject } from "./json-object.ts";
import type { OperationSource } from "./operation-source.ts";
import { schemaPrefix } from "./operation-titles.ts";
import type { SchemaCollector } from "./schema-collector.ts";

/** References to the schemas of an operation's good answers: at once, or the 202 and the poll. */
export type AnswerSchemas = { answer: JsonObject } | { accepted: JsonObject; polled: JsonObject };

type Job = { prefix: string; reference: OperationReference; result: JsonObject };

/** Adds the schemas of what an operation answers where nothing is wrong. */
export function addAnswerSchemas(
  { name, reference }: OperationSource,
  schemas: SchemaCollector,
): AnswerSchemas {
  const result = schemas.describe(reference.result, "output");
  const job: Job = { prefix: schemaPrefix(name), reference, result };
  if (reference.jobErrors === undefined)
    return {
      answer: schemas.add(
        `${job.prefix}Answer`,
        describeEnvelope(result, { $ref: "#/components/schemas/Meta" }),
      ),
    };
  return {
    accepted: schemas.add(`${job.prefix}AcceptedAnswer`, describeAccepted(job, schemas)),
    polled: schemas.add(`${job.prefix}JobAnswer`, describePolled(job, schemas)),
  };
}

function describeEnvelope(data: JsonObject, meta: JsonObject): JsonObject {
  return closedObject({ data, meta }, ["data", "meta"]);
}

function describeAccepted({ prefix, reference }: Job, schemas: SchemaCollector): JsonObject {
  const own = describeMembers(reference.meta?.accepted, schemas);
  const members = closedObject({ ...metaMembers, ...own.properties }, [
    "request_id",
    "api_version",
    ...own.required,
  ]);
  const meta =
    Object.keys(own.properties).length === 0
      ? { $ref: "#/components/schemas/Meta" }
      : schemas.add(`${prefix}AcceptedMeta`, members);
  return describeEnvelope({ $ref: "#/components/schemas/AcceptedJob" }, meta);
}

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
  const members = closedObject({ ...jobMetaMembers, ...own.properties }, required);
  return describeEnvelope(job, schemas.add(`${prefix}JobMeta`, members));
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
