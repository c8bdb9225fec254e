import type { JobOutcome } from "../../shared/platform/jobs/job-operation.ts";
import type { Store } from "../../shared/platform/store/store.ts";
import { decode } from "./decode-without-model.ts";
import { runJob } from "./run-job.ts";

/** What a text decode is asked for beside the text. */
type Options = { store: Store; tier: string; compoundIds?: number[] };

/** The work of a decode job on a text, in this process. */
export async function decodeText(
  foodText: string,
  { store, tier, compoundIds = [] }: Options,
): Promise<JobOutcome> {
  const request = { input_mode: "unstructured", foodText, compound_identifier_ids: compoundIds } as const;
  const { work } = await decode.prepare(request);
  if (!("input" in work)) throw new TypeError("Cannot decode: a text has no files");
  return runJob(decode, work.input, { store, tier });
}
