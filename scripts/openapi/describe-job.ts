import { closedObject } from "./closed-object.ts";
import type { JsonObject } from "./json-object.ts";

/** The `data` of polls of a job in one state; `result` is absent where the poll asked for none. */
export function describeJob(status: string, { result, error }: { result: JsonObject; error: JsonObject }) {
  const id = { type: "string", format: "uuid", description: "Id of the job" };
  return closedObject({ job_id: id, status: { type: "string", const: status }, result, error }, ["result"]);
}
