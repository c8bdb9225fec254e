import type { JobOutcome } from "../../shared/platform/jobs/job-operation.ts";
import type { Store } from "../../shared/platform/store/store.ts";
import { decodeRequest } from "./decode-request.ts";

/** What a text decode is asked for beside the text. */
type Options = { store: Store; tier: string; compoundIds?: number[] };

/** The work of a decode job on a text, in this process. */
export async function decodeText(
  foodText: string,
  { compoundIds = [], ...options }: Options,
): Promise<JobOutcome> {
  const request = { input_mode: "unstructured", foodText, compound_identifier_ids: compoundIds } as const;
  return decodeRequest(request, options);
}
