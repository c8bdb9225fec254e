import { closedObject } from "./closed-object.ts";
import { describeJob } from "./describe-job.ts";
import type { SchemaCollector } from "./schema-collector.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const nothing = { type: "null" };

/** Adds what jobs of every operation have alike: the accepted one, and those that have not ended. */
export function addJobSchemas(schemas: SchemaCollector): void {
  const progress = closedObject({
    step: { ...integer, description: "The step that is done" },
    of: { ...integer, description: "How many there are" },
    label: { ...text, description: "What it does, in words" },
  });
  schemas.add("JobProgress", { ...progress, description: "How far a job in several steps has come" });
  const accepted = closedObject({
    job_id: { ...text, format: "uuid", description: "Id of the job" },
    status: { ...text, const: "queued" },
    status_url: { ...text, format: "uri", description: "Where to poll the job" },
  });
  schemas.add("AcceptedJob", accepted);
  schemas.add("QueuedJob", describeJob("queued", { result: nothing, error: nothing }));
  schemas.add("ProcessingJob", describeJob("processing", { result: nothing, error: nothing }));
}
