import type { DecodeRequest } from "../../functions/decode/contract.ts";
import type { JobOutcome } from "../../shared/platform/jobs/job-operation.ts";
import type { Store } from "../../shared/platform/store/store.ts";
import { decode } from "./decode-without-model.ts";
import { runJob } from "./run-job.ts";

/** The work of a decode job, in this process; the request has no media. */
export async function decodeRequest(
  request: DecodeRequest,
  { store, tier }: { store: Store; tier: string },
): Promise<JobOutcome> {
  const { work } = await decode.prepare(request);
  if (!("input" in work)) throw new TypeError("Cannot decode: a request in this process has no files");
  return runJob(decode, work.input, { store, tier });
}
