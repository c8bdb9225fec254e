import type { OperationName } from "../../../client/src/mod.ts";
import type { Body } from "../forms/to-body.ts";

/** What code of a call is written from; `baseUrl` is the service's address, `jobId` that of the job it made. */
export type SnippetFacts = {
  operation: OperationName;
  /** `get` for the operation that takes a query, `job` for those that make a job. */
  kind: "get" | "post" | "job";
  baseUrl: string;
  body: Body;
  jobId: string | null;
};
