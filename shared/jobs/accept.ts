import type { Handler } from "hono";
import { requireAdmitted } from "../http/admit.ts";
import { setLimitHeaders } from "../http/limit-headers.ts";
import type { Ports } from "../http/ports.ts";
import type { StackEnv } from "../http/stack-env.ts";
import { answerSuccess } from "../http/success-answer.ts";
import type { ValidBody } from "../http/validate-body.ts";
import { canonicalJson } from "../kernel/canonical-json.ts";
import { ServiceError } from "../kernel/service-error.ts";
import { sha256Hex } from "../kernel/sha256.ts";
import { createUuidV7 } from "../kernel/uuid.ts";
import type { NewJob } from "../store/store.ts";
import type { AdmissionNeeds, JobOperation } from "./job-operation.ts";
import type { Worker } from "./worker.ts";

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

/** Makes a job in one database call, answers 202, and starts on it after the answer. */
export function acceptJob<Input>(
  operation: JobOperation<Input>,
  ports: Ports,
  worker: Worker,
): Handler<StackEnv, string, ValidBody<Input>> {
  const { store, settings, now, randomBytes } = ports;
  const path = `${settings.PUBLIC_BASE_URL}/functions/v1/${operation.name}`;

  async function createJob(input: Input, idempotencyKey: string | null): Promise<NewJob> {
    const id = createUuidV7(now(), randomBytes(10));
    return { id, input, bodyHash: await sha256Hex(canonicalJson(input)), idempotencyKey };
  }

  return async function acceptJobHandler(c) {
    const input = c.req.valid("json");
    const common = { keyHash: c.var.keyHash, operation: operation.name };
    const idempotencyKey = c.req.header("idempotency-key") ?? null;
    let needs: AdmissionNeeds;
    try {
      checkIdempotencyKey(idempotencyKey);
      needs = operation.prepare?.(input) ?? {};
    } catch (error) {
      const inputMode = operation.findInputMode?.(input);
      requireAdmitted(await store.admit({ ...common, valid: false, inputMode }));
      throw error;
    }
    const job = await createJob(input, idempotencyKey);
    const admission = await store.admit({ ...common, valid: true, job, ...needs });
    setLimitHeaders(c, operation.name, admission);
    requireAdmitted(admission);
    const jobId = admission.jobId ?? job.id;
    c.executionCtx.waitUntil(worker.work(jobId));
    return answerSuccess(c, 202, { job_id: jobId, status: "queued", status_url: `${path}?job_id=${jobId}` });
  };
}

function checkIdempotencyKey(key: string | null): void {
  if (key === null || IDEMPOTENCY_KEY.test(key)) return;
  throw new ServiceError(
    "invalid_request",
    "Cannot accept: Idempotency-Key must be 1 to 255 visible ASCII characters",
    {
      details: { field: "Idempotency-Key" },
    },
  );
}
