import { API_VERSION, API_VERSION_HEADER } from "../../shared/kernel/api-version.ts";
import type { JsonObject } from "./json-object.ts";

/** `components.parameters`: what requests carry beside a body. */
export const parameters = {
  ApiVersion: {
    name: API_VERSION_HEADER,
    in: "header",
    required: true,
    description: "Contract version",
    schema: { type: "string", const: API_VERSION },
  },
  RequestId: {
    name: "x-request-id",
    in: "header",
    description: "An id of the caller's for this request; a malformed one is replaced",
    schema: { type: "string", pattern: "^[A-Za-z0-9._-]{1,128}$" },
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description:
      "Makes a repetition safe: the same key and body answer with the same job for 24 hours, without a second charge",
    schema: { type: "string", pattern: "^[!-~]{1,255}$" },
  },
  JobId: {
    name: "job_id",
    in: "query",
    required: true,
    description: "`data.job_id` of the answer that made the job",
    schema: { type: "string", format: "uuid" },
  },
  IncludeResult: {
    name: "include_result",
    in: "query",
    description: "`false` leaves `data.result` away",
    schema: { type: "boolean", default: true },
  },
  Result: {
    name: "result",
    in: "query",
    description: "`none` leaves `data.result` away",
    schema: { type: "string", enum: ["none"] },
  },
  WorkSecret: {
    name: "x-work-secret",
    in: "header",
    description: "The work secret of the deployment: tells its operator whether the operation is ready",
    schema: { type: "string" },
  },
} as const satisfies Record<string, JsonObject>;

/** References to parameters, by the names of their components. */
export function referToParameters(names: readonly (keyof typeof parameters)[]): JsonObject[] {
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}
