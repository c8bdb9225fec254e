import { createJobMedia, type JobMedia } from "../../shared/jobs/job-media.ts";
import type { JobOperation, Preparation } from "../../shared/jobs/job-operation.ts";
import { COMMON_NAMING } from "../../shared/reading/error-naming.ts";
import type { ReadingPorts } from "../../shared/reading/reading-ports.ts";
import { receiveMedia } from "../../shared/reading/receive-media.ts";
import type { SymptomSource } from "../../shared/store/store.ts";
import { type SymptomsRequest, symptomsRequest, symptomsResult } from "./contract.ts";
import { listMediaMembers } from "./media-members.ts";
import type { SymptomsWork } from "./symptoms-work.ts";
import { readTiming } from "./timing.ts";

/** Reports of symptoms in text or media to symptom events. */
export function createDecodeSymptoms(ports: ReadingPorts): JobOperation<SymptomsRequest, SymptomsWork> {
  const media = createJobMedia<SymptomsWork>("decode_symptoms", ports.storage);
  return {
    name: "decode_symptoms",
    loadResult: async () => symptomsResult,
    hasModel: ports.model !== null,
    body: {
      schema: symptomsRequest,
      size: "media",
      shapeCode: "invalid_request_shape",
      fieldCode: "validation_error",
    },
    prepare: (request) => prepareSymptoms(request, ports, media),
    run: async (work, context) =>
      (await import("./run-decode-symptoms.ts")).runDecodeSymptoms(work, context, ports),
    finish: ({ source }, { store, attempt, outcome }) => store.finishSymptomJob(attempt, outcome, source),
    files: media.files,
    meta: {
      accepted: (createdAt) => ({ async: { retry_count: 0, created_at: createdAt } }),
      polled: ({ attempt }) => ({ retry_count: Math.max(0, attempt - 1) }),
    },
  };
}

async function prepareSymptoms(
  request: SymptomsRequest,
  ports: ReadingPorts,
  media: JobMedia<SymptomsWork>,
): Promise<Preparation<SymptomsWork>> {
  const rules = { naming: COMMON_NAMING, textField: "symptomText" };
  const { inline, mediaWork } = await receiveMedia(listMediaMembers(request), ports, rules);
  const work: SymptomsWork = {
    text: request.symptomText ?? null,
    timing: readTiming(request),
    source: readSource(request),
    ...mediaWork,
  };
  return { work: media.keep(work, inline) };
}

function readSource(request: SymptomsRequest): SymptomSource {
  return {
    user_id: request.user_id ?? null,
    conversation_id: request.conversation_id ?? null,
    source_message_id: request.source_message_id ?? null,
    correlation_id: request.correlation_id ?? null,
    supersedes_event_id: request.supersedes_event_id ?? null,
  };
}
