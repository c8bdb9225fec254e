import { errorStatus } from "../../shared/platform/kernel/mod.ts";
import { closedObject, type JsonObject } from "./json-object.ts";
import { metaMembers } from "./response-schemas.ts";
import type { SchemaCollector } from "./schema-collector.ts";

const text = { type: "string" };
const number = { type: "number" };
const texts = { type: "array", items: text };

/** By name or by id, as in the request. */
const compounds = { type: "array", items: { type: ["string", "integer"] } };
const issue = closedObject({ field: text, message: text });
const relaxation = closedObject({ constraint: text, limit: number, needed: number, relative_change: number });

const violation = closedObject({
  constraint: text,
  value: { type: ["number", "null"] },
  limit: number,
  slack: { type: ["number", "null"] },
  day: { type: ["integer", "null"] },
});

const plannedMeal = closedObject({ slot: text, title: text, portions: number });

const plannedDay = closedObject({
  day: { type: "integer" },
  meals: { type: "array", items: plannedMeal },
});

/** The schema of `details`: the members that a program may act on, all of them optional. */
const errorDetails: JsonObject = {
  type: "object",
  description: "Details for programs; the code decides which members are present",
  properties: {
    field: { ...text, description: "Path of the first invalid field, such as `items[0].unit`" },
    issues: { type: "array", items: issue, description: "The invalid fields, at most 20" },
    supported: { ...texts, description: "Supported versions" },
    unknown: { ...compounds, description: "Compounds that are not in the catalogue" },
    compounds: { ...compounds, description: "Compounds outside the content tier of the key" },
    reason: {
      ...text,
      enum: ["infeasible", "not_found"],
      description: "For a failed design: proven infeasible, or no plan found in the time allowed",
    },
    conflict: {
      ...texts,
      description: "A minimal set of conflicting constraints, by their names in `verification`",
    },
    descriptions: { ...texts, description: "The same constraints in words" },
    relaxation: {
      type: "array",
      items: relaxation,
      description: "Changed limits with which a plan was found",
    },
    least_relaxation: {
      type: "array",
      items: relaxation,
      description: "The smallest changes that any plan needs, where finding one took larger changes",
    },
    nearest: {
      ...closedObject({
        days: { type: "array", items: plannedDay },
        violations: { type: "array", items: violation },
      }),
      description: "The closest plan, and the constraints that it violates",
    },
  },
  additionalProperties: false,
};

/** Adds the three forms of error responses and their parts. */
export function addErrorSchemas(schemas: SchemaCollector): void {
  const code = schemas.add("ErrorCode", {
    ...text,
    enum: Object.keys(errorStatus),
    description: "All error codes; each operation lists those that it returns",
  });
  const message = { ...text, description: "What failed, then why" };
  const details = schemas.add("ErrorDetails", errorDetails);
  const error = schemas.add("Error", closedObject({ code, message, details }, ["details"]));
  const meta = schemas.add("Meta", closedObject(metaMembers));
  schemas.add("ErrorResponse", closedObject({ error, meta }));
  const sentence = { ...text, description: "What failed, then why, in one sentence" };
  schemas.add("SentenceErrorResponse", closedObject({ error: sentence, meta }));
  const failed = { status: { ...text, const: "failed" }, result: { type: "null" }, error };
  const data = schemas.add("FailedDecision", closedObject(failed));
  schemas.add("FailedDecisionResponse", closedObject({ data, meta }));
}
