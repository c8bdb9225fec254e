import type { Context, Handler } from "hono";
import { requireAdmitted, requireAllowed } from "../http/admit.ts";
import { setLimitHeaders } from "../http/limit-headers.ts";
import type { Ports } from "../http/ports.ts";
import type { StackEnv } from "../http/stack-env.ts";
import { answerSuccess } from "../http/success-answer.ts";
import type { ValidBody } from "../http/validate-body.ts";
import { canonicalJson } from "../kernel/canonical-json.ts";
import { sha256Hex } from "../kernel/sha256.ts";
import { createUuidV7, readUuidV7TimeMs } from "../kernel/uuid.ts";
import type { Admission } from "../store/store.ts";
import { readTraceparent } from "../telemetry/current-activity.ts";
import { readIdempotencyKey } from "./idempotency-key.ts";
import type { JobOperation, Preparation } from "./job-operation.ts";
import type { StartWork } from "./start-work.ts";

/** Makes a job in one database call, answers 202, and starts on it after the answer. */
export function acceptJob<Input, Work>(
  operation: JobOperation<Input, Work>,
  ports: Ports,
  startWork: StartWork,
): Handler<StackEnv, string, ValidBody<Input>> {
  const { store, settings, now, randomBytes } = ports;
  const { name } = operation;
  const path = `${settings.PUBLIC_BASE_URL}/functions/v1/${name}`;

  return async function acceptJobHandler(c) {
    const input = c.req.valid("json");
    const { idempotencyKey, preparation } = await prepare(c, input);
    const id = createUuidV7(now(), randomBytes(10));
    const work = await provideWork(c.var.keyHash, id, preparation);
    const bodyHash = idempotencyKey === null ? null : await sha256Hex(canonicalJson(input));
    const job = {
      id,
      input: work,
      bodyHash,
      idempotencyKey,
      version: ports.version,
      traceparent: readTraceparent(),
    };
    const request = { keyHash: c.var.keyHash, operation: name, valid: true, job, ...preparation.needs };
    const admission = await store.admit(request);
    if (admission.jobId !== id) await eraseFiles(id, preparation);
    return answer(c, admission, id);
  };

  async function prepare(c: Context<StackEnv>, input: Input) {
    try {
      const idempotencyKey = readIdempotencyKey(c.req.header("idempotency-key"));
      return { idempotencyKey, preparation: await operation.prepare(input) };
    } catch (error) {
      const inputMode = operation.findInputMode?.(input);
      const request = { keyHash: c.var.keyHash, operation: name, valid: false, inputMode };
      requireAdmitted(await store.admit(request));
      throw error;
    }
  }

  /** Nothing is stored for a caller who is not known. */
  async function provideWork(keyHash: string, jobId: string, { work }: Preparation<Work>): Promise<Work> {
    if ("input" in work) return work.input;
    requireAllowed(await store.checkKey(keyHash, name));
    return work.storeFiles(jobId);
  }

  /** The answer stands whatever becomes of the files: what cannot be erased now is an orphan for the sweep. */
  async function eraseFiles(jobId: string, { work }: Preparation<Work>): Promise<void> {
    if (!("storeFiles" in work)) return;
    await operation.files?.erase(jobId).catch((error: unknown) => {
      ports.log({ event: "files_not_erased", operation: name, jobId, cause: String(error) });
    });
  }

  function answer(c: Context<StackEnv>, admission: Admission, newId: string): Response {
    setLimitHeaders(c, name, admission);
    requireAdmitted(admission);
    const jobId = admission.jobId ?? newId;
    c.executionCtx.waitUntil(startWork(jobId));
    const accepted = { job_id: jobId, status: "queued", status_url: `${path}?job_id=${jobId}` };
    const createdAt = new Date(readUuidV7TimeMs(jobId) ?? now()).toISOString();
    return answerSuccess(c, 202, accepted, operation.meta?.accepted(createdAt));
  }
}
