import type { Answer, Job, JobMethod } from "../../../client/src/mod.ts";
import type { Body } from "../forms/to-body.ts";
import type { ResultMeta } from "../views/view-props.ts";
import type { Outcome } from "./run.ts";

/** A job as runs see it, whatever its operation. */
export type AnyJob = {
  id: string;
  wait: (options: Parameters<Job<unknown, unknown>["wait"]>[0]) => Promise<Outcome>;
};

/** How an operation is called: with an answer at once, or with a job. */
export type Caller =
  | { kind: "now"; call: (body: Body, signal: AbortSignal) => Promise<Outcome> }
  | {
      kind: "job";
      submit: (body: Body, signal: AbortSignal) => Promise<AnyJob>;
      takeUp: (id: string) => AnyJob;
    };

type Told = { result: unknown; meta: object; requestId: string; limits: Outcome["limits"] };

/** Calls a method that answers at once; `request` makes what the method takes of a form's body. */
export function callNow<Result, Meta extends object>(
  call: (body: Body, options: { signal: AbortSignal }) => Promise<Answer<Result, Meta>>,
): Caller {
  return { kind: "now", call: async (body, signal) => toOutcome(await call(body, { signal })) };
}

/** Calls a method whose answer is a job. */
export function callForJob<Request, Result, Meta extends object>(
  method: JobMethod<Request, Result, Meta>,
): Caller {
  const wrap = (job: Job<Result, Meta>): AnyJob => ({
    id: job.id,
    wait: async (options) => toOutcome(await job.wait(options)),
  });
  return {
    kind: "job",
    submit: async (body, signal) => wrap(await method.submit(trustBody<Request>(body), { signal })),
    takeUp: (id) => wrap(method.job(id)),
  };
}

/**
 * Takes what a form makes as the request it is a form for. The service checks each request, and the page is there
 * to show what it says of wrong ones, so a form may send what the type does not allow.
 */
export function trustBody<Request>(body: Body): Request {
  return body as Request;
}

function toOutcome({ result, meta, requestId, limits }: Told): Outcome {
  const members: ResultMeta = Object.fromEntries(Object.entries(meta));
  return { result, meta: members, requestId, limits };
}
