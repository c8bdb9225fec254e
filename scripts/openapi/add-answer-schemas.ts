import * as z from "zod";
import type { OperationReference } from "../../shared/http/operation-reference.ts";
import { closedObject } from "./closed-object.ts";
import { describeJob } from "./describe-job.ts";
import type { JsonObject } from "./json-object.ts";
import { jobMetaMembers, metaMembers, OPTIONAL_JOB_META } from "./meta-members.ts";
import type { OperationSource } from "./operation-source.ts";
import type { SchemaCollector } from "./schema-collector.ts";
import { schemaPrefix } from "./schema-prefix.ts";

/** References to the schemas of an operation's good answers: at once, or the 202 and the poll. */
export type AnswerSchemas = { answer: JsonObject } | { accepted: JsonObject; polled: JsonObject };

type Job = { prefix: string; reference: OperationReference; result: JsonObject };

const META = { $ref: "#/components/schemas/Meta" };

/** Adds the schemas of what an operation answers where nothing is wrong. */
export function addAnswerSchemas(
  { name, reference }: OperationSource,
  schemas: SchemaCollector,
): AnswerSchemas {
  const prefix = schemaPrefix(name);
  const result = schemas.describe(reference.result, "output");
  if (reference.jobErrors === undefined)
    return { answer: schemas.add(`${prefix}Answer`, closedObject({ data: result, meta: META })) };
  return {
    accepted: schemas.add(
      `${prefix}AcceptedAnswer`,
      describeAccepted({ prefix, reference, result }, schemas),
    ),
    polled: schemas.add(`${prefix}JobAnswer`, describePolled({ prefix, reference, result }, schemas)),
  };
}

function describeAccepted({ prefix, reference }: Job, schemas: SchemaCollector): JsonObject {
  const { properties, optional } = describeMembers(reference.meta?.accepted, schemas);
  const own = closedObject({ ...metaMembers, ...properties }, optional);
  const hasOwn = Object.keys(properties).length > 0;
  const meta = hasOwn ? schemas.add(`${prefix}AcceptedMeta`, own) : META;
  return closedObject({ data: { $ref: "#/components/schemas/AcceptedJob" }, meta });
}

function describePolled({ prefix, reference, result }: Job, schemas: SchemaCollector): JsonObject {
  const { properties, optional } = describeMembers(reference.meta?.polled, schemas);
  const meta = closedObject({ ...jobMetaMembers, ...properties }, [...OPTIONAL_JOB_META, ...optional]);
  const error = schemas.add(`${prefix}JobError`, describeJobError(reference));
  const nothing = { type: "null" };
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
