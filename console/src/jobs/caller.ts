import type { Job, JobMethod, OperationResponse } from "../../../client/src/mod.ts";
import type { Body } from "../forms/request-body.ts";
import type { ResultMeta } from "../views/view-props.ts";
import type { Outcome } from "./run.ts";

/** A job of any operation. */
export type AnyJob = {
  id: string;
  wait: (options: Parameters<Job<unknown, unknown>["wait"]>[0]) => Promise<Outcome>;
};

/** How an operation is called: directly, or as a job. */
export type Caller =
  | { kind: "direct"; call: (body: Body, signal: AbortSignal) => Promise<Outcome> }
  | {
      kind: "job";
      submit: (body: Body, signal: AbortSignal) => Promise<AnyJob>;
      openJob: (id: string) => AnyJob;
    };

type ClientResponse = { result: unknown; meta: object; requestId: string; limits: Outcome["limits"] };

/** Creates the caller of an operation without jobs. */
export function callDirectly<Result, Meta extends object>(
  call: (body: Body, options: { signal: AbortSignal }) => Promise<OperationResponse<Result, Meta>>,
): Caller {
  return { kind: "direct", call: async (body, signal) => toOutcome(await call(body, { signal })) };
}

/** Creates the caller of an operation with jobs. */
export function callAsJob<Request, Result, Meta extends object>(
  method: JobMethod<Request, Result, Meta>,
): Caller {
  const wrap = (job: Job<Result, Meta>): AnyJob => ({
    id: job.id,
    wait: async (options) => toOutcome(await job.wait(options)),
  });
  return {
    kind: "job",
    submit: async (body, signal) => wrap(await method.submit(trustBody<Request>(body), { signal })),
    openJob: (id) => wrap(method.job(id)),
  };
}

/**
 * Types the body of a form as the request of its operation, unchecked: the service validates it, and the page shows
 * the problems. A form may therefore send what the type does not allow.
 */
export function trustBody<Request>(body: Body): Request {
  return body as Request;
}

function toOutcome({ result, meta, requestId, limits }: ClientResponse): Outcome {
  const members: ResultMeta = Object.fromEntries(Object.entries(meta));
  return { result, meta: members, requestId, limits };
}
