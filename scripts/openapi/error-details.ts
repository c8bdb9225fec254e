import { closedObject } from "./closed-object.ts";
import type { JsonObject } from "./json-object.ts";

const text = { type: "string" };
const number = { type: "number" };
const texts = { type: "array", items: text };
/** As the request named them: by name or by id. */
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

/** The schema of `details`: every member that a program may act on, none of them always there. */
export const errorDetails: JsonObject = {
  type: "object",
  description: "What a program may act on; which members there are depends on the code",
  properties: {
    field: { ...text, description: "Path of the first wrong field, such as `items[0].unit`" },
    issues: { type: "array", items: issue, description: "Every wrong field, the first twenty" },
    supported: { ...texts, description: "Versions that are served" },
    unknown: { ...compounds, description: "Compounds that the catalogue does not have" },
    compounds: { ...compounds, description: "Compounds outside the content tier of the key" },
    reason: {
      ...text,
      enum: ["infeasible", "not_found"],
      description: "Of a design that failed: proven impossible, or not found within the time",
    },
    conflict: {
      ...texts,
      description: "A smallest set of constraints that cannot go together, by the names of `verification`",
    },
    descriptions: { ...texts, description: "The same constraints in words" },
    relaxation: { type: "array", items: relaxation, description: "Limits with which a result was found" },
    least_relaxation: {
      type: "array",
      items: relaxation,
      description: "The least that any result needs, where more was needed to find one",
    },
    nearest: {
      ...closedObject({
        days: { type: "array", items: plannedDay },
        violations: { type: "array", items: violation },
      }),
      description: "The plan that came nearest, and the constraints that it breaks",
    },
  },
  additionalProperties: false,
};
