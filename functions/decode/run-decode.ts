import type { JobContext, JobOutcome } from "../../shared/jobs/job-operation.ts";
import type { DecodeRequest } from "./contract.ts";

export async function runDecode(_input: DecodeRequest, { store, tier }: JobContext): Promise<JobOutcome> {
  const evidence = await store.mealEvidence({
    foodIds: [9003],
    tier: tier ?? "macros",
    compoundIds: [],
    compoundNames: [],
  });
  return { result: evidence, catalogueRelease: evidence.catalogueRelease };
}
