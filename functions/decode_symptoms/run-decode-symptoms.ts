import type { JobContext, JobOutcome } from "../../shared/jobs/job-operation.ts";
import type { ReadingPorts } from "../../shared/reading/reading-ports.ts";
import type { SymptomsResult } from "./contract.ts";
import { matchTriggers } from "./match-triggers.ts";
import { readReport } from "./read-report.ts";
import { showEvent } from "./show-event.ts";
import type { SymptomsWork } from "./symptoms-work.ts";

/** Reads the report, matches the foods that it blames, and shows each symptom as an event. */
export async function runDecodeSymptoms(
  work: SymptomsWork,
  context: JobContext,
  ports: ReadingPorts,
): Promise<JobOutcome> {
  const { events, warnings } = await readReport(work, context, ports);
  const foods = await matchTriggers(events, context.store);
  const symptoms = await Promise.all(
    events.map((event, index) => showEvent(event, { jobId: context.jobId, index, foods })),
  );
  const type = symptoms.length > 0 ? "symptom_detected" : "no_symptom_detected";
  const result: SymptomsResult = { type, symptoms };
  return { result, catalogueRelease: null, meta: { warnings } };
}
