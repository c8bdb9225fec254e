import type { RecordedErrors, RecordedResponse } from "../../scripts/openapi/operation-source.ts";
import type { ErrorReference, OperationReference } from "../../shared/platform/http/operation-reference.ts";
import { toErrorBody } from "../../shared/platform/http/respond.ts";
import type { OperationName } from "../../shared/platform/kernel/operation-name.ts";
import { ServiceError } from "../../shared/platform/kernel/service-error.ts";
import { mediaError } from "../../shared/platform/media/media-errors.ts";
import type { JobView } from "../../shared/platform/store/store.ts";
import { jobView } from "../unit/support/fake-ports.ts";
import { openLocalApp } from "./local-app.ts";
import { playRequest } from "./play-request.ts";
import { settleResponse } from "./settle-response.ts";
import { makeKey, type Stage } from "./stage.ts";
import { stageError } from "./stagings.ts";
import { wrongMedia } from "./wrong-media.ts";

type Played = { name: OperationName; reference: OperationReference };

const jobId = "019f4b41-5280-7b1d-9c3f-2e8a4d6b7c10";
const moment = "2026-07-10T09:00:00.000Z";

/** Polls of jobs that have not ended. */
export async function playPending(stage: Stage, { name }: Played) {
  const progress = name === "design" ? { step: 2, of: 5, label: "searching" } : null;
  const queued = await showJob(stage, name, jobView());
  const processing = { status: "processing", attempt: 1, startedAt: moment, progress } as const;
  return { queued, processing: await showJob(stage, name, jobView(processing)) };
}

/** Polls of failed jobs, by the code of their error; what a URL gave is refused as the same media is inline. */
export async function playJobErrors(
  stage: Stage,
  operation: Played,
  refused: RecordedErrors,
): Promise<Record<string, RecordedResponse>> {
  const recorded: Record<string, RecordedResponse> = {};
  for (const reference of operation.reference.jobErrors ?? [])
    recorded[reference.code] = await playJobError(stage, operation.name, reference, refused);
  return recorded;
}

async function playJobError(
  stage: Stage,
  name: OperationName,
  { code, body }: ErrorReference,
  refused: RecordedErrors,
): Promise<RecordedResponse> {
  if (isRecord(body)) {
    const played = await playRequest(stage, name, { body });
    if ("completed" in played) return settleResponse(played.completed);
    throw new Error(`Cannot record ${code} of ${name}: the request is refused at once`);
  }
  const error = await findJobError();
  const completedAt = moment;
  const failed = { status: "failed", attempt: 3, startedAt: moment, completedAt, error } as const;
  return showJob(stage, name, jobView(failed));

  async function findJobError(): Promise<unknown> {
    const field = name === "decode" ? "foodImage" : "symptomImageUrl";
    if (code === "invalid_request") return toErrorBody(mediaError(code, field, "the host cannot be reached"));
    const known = Object.values(refused).find((ofStatus) => ofStatus[code])?.[code];
    if (wrongMedia[name]?.[code]) {
      const inline = known ? known.body : (await stageError(0, code, { stage, name, body: {} })).body;
      return isRecord(inline) ? inline.error : null;
    }
    return toErrorBody(new ServiceError(code, ""));
  }
}

async function showJob(stage: Stage, name: OperationName, job: JobView): Promise<RecordedResponse> {
  const pollJob = async () => {
    return { outcome: "ok" as const, job: { ...job, createdAt: moment }, ratePerMinute: 60 };
  };
  const poll = openLocalApp(stage, name, { store: { pollJob } });
  return settleResponse(await poll({ key: await makeKey(stage) }, `?job_id=${jobId}`));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
