import { ERROR_STATUS } from "../../shared/kernel/error-code.ts";
import { closedObject } from "./closed-object.ts";
import { errorDetails } from "./error-details.ts";
import { metaMembers } from "./meta-members.ts";
import type { SchemaCollector } from "./schema-collector.ts";

const text = { type: "string" };

/** Adds the three forms of error answers and what they are made of. */
export function addErrorSchemas(schemas: SchemaCollector): void {
  const code = schemas.add("ErrorCode", {
    ...text,
    enum: Object.keys(ERROR_STATUS),
    description: "Every error code; which of them an operation answers stands with the operation",
  });
  const message = { ...text, description: "What failed, then why" };
  const details = schemas.add("ErrorDetails", errorDetails);
  const error = schemas.add("Error", closedObject({ code, message, details }, ["details"]));
  const meta = schemas.add("Meta", closedObject(metaMembers));
  schemas.add("ErrorAnswer", closedObject({ error, meta }));
  const sentence = { ...text, description: "What failed, then why, in one sentence" };
  schemas.add("SentenceErrorAnswer", closedObject({ error: sentence, meta }));
  const failed = { status: { ...text, const: "failed" }, result: { type: "null" }, error };
  const data = schemas.add("FailedDecision", closedObject(failed));
  schemas.add("FailedDecisionAnswer", closedObject({ data, meta }));
}
