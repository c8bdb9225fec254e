import {
  createJobMedia,
  type JobMedia,
  type JobOperation,
  type Preparation,
} from "../../shared/platform/jobs/mod.ts";
import {
  commonNaming,
  listAttachments,
  type MediaInput,
  type ReadingPorts,
  receiveMedia,
} from "../../shared/platform/media/mod.ts";
import { type SymptomsRequest, symptomsRequest, symptomsResult } from "./contract.ts";
import type { SymptomSource, SymptomsWork } from "./symptoms-work.ts";
import { readTiming } from "./timing.ts";

const members = [
  { field: "symptomImage", expects: "image", source: "inline" },
  { field: "symptomImageUrl", expects: "image", source: "remote" },
  { field: "symptomVoice", expects: "audio", source: "inline" },
  { field: "symptomVoiceUrl", expects: "audio", source: "remote" },
] as const;

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
    // Stores the events of the result, where key and source permit it, in the transaction that ends the job.
    finish: ({ source }, { call, attempt, outcome }) =>
      call("finish_symptom_job", {
        p_job_id: attempt.jobId,
        p_attempt: attempt.attempt,
        p_result: outcome.result,
        p_meta: outcome.meta,
        p_source: source,
      }),
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
  const rules = { naming: commonNaming, textField: "symptomText" };
  const { inline, mediaWork, ...needs } = await receiveMedia(listMediaMembers(request), ports, rules);
  const work: SymptomsWork = {
    text: request.symptomText ?? null,
    timing: readTiming(request),
    source: readSource(request),
    ...mediaWork,
  };
  return { needs, work: media.keep(work, inline) };
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

/** The media members of a request, in the contract's order. */
function listMediaMembers(request: SymptomsRequest): MediaInput[] {
  const single = members.flatMap(({ field, ...rules }) => {
    const text = request[field];
    return text === undefined ? [] : [{ field, text, ...rules }];
  });
  return [...single, ...listAttachments(request.attachments ?? [])];
}
