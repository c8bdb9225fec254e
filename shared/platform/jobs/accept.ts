import type { Context, Handler } from "hono";
import {
  type Ports,
  requireAdmitted,
  respondSuccess,
  type StackEnv,
  setLimitHeaders,
  type ValidBody,
} from "../http/mod.ts";
import { createUuidV7, hashJson, readUuidV7TimeMs, ServiceError } from "../kernel/mod.ts";
import { readTraceparent } from "../telemetry/mod.ts";
import { eraseJobFiles } from "./job-files.ts";
import type { JobOperation, WorkWithFiles } from "./job-operation.ts";
import type { StartWork } from "./start-work.ts";

const idempotencyKeyForm = /^[\x21-\x7e]{1,255}$/;

/** Creates a job in one database call, responds with 202, and starts work on it after the response. */
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
    const { work } = preparation;
    const hasFiles = "storeFiles" in work;
    const bodyHash = idempotencyKey === null ? null : await hashJson(input);
    const job = {
      id,
      input: hasFiles ? work.nameFiles(id) : work.input,
      awaitsFiles: hasFiles,
      bodyHash,
      idempotencyKey,
      version: ports.version,
      traceparent: readTraceparent(),
    };
    const request = { keyHash: c.var.keyHash, operation: name, valid: true, job, ...preparation.needs };
    const admission = await store.admit(request);
    setLimitHeaders(c, operation, admission);
    requireAdmitted(operation, admission);
    if (hasFiles && admission.jobId === id) await storeFiles(id, work);
    return respond(c, admission.jobId ?? id);
  };

  async function prepare(c: Context<StackEnv>, input: Input) {
    try {
      const idempotencyKey = readIdempotencyKey(c.req.header("idempotency-key"));
      return { idempotencyKey, preparation: await operation.prepare(input) };
    } catch (error) {
      const inputMode = operation.findInputMode?.(input);
      const request = { keyHash: c.var.keyHash, operation: name, valid: false, inputMode };
      requireAdmitted(operation, await store.admit(request));
      throw error;
    }
  }

  /** Only an admitted job stores its files. Until they are stored no worker can claim it. */
  async function storeFiles(jobId: string, work: WorkWithFiles<Work>): Promise<void> {
    try {
      await work.storeFiles(jobId);
      if (await store.releaseJob(jobId)) return;
    } catch (error) {
      await withdraw(jobId);
      throw error;
    }
    await eraseJobFiles(operation, jobId, ports.log);
    throw new ServiceError("service_unavailable", "Cannot accept: the media were not stored in time");
  }

  /** What cannot be withdrawn now is left to the sweep, its files to the orphan eraser. */
  async function withdraw(jobId: string): Promise<void> {
    await store.withdrawJob(jobId).catch((error: unknown) => {
      ports.log({ event: "job_not_withdrawn", operation: name, jobId, cause: String(error) });
    });
    await eraseJobFiles(operation, jobId, ports.log);
  }

  function respond(c: Context<StackEnv>, jobId: string): Response {
    c.executionCtx.waitUntil(startWork(jobId));
    const accepted = { job_id: jobId, status: "queued", status_url: `${path}?job_id=${jobId}` };
    const createdAt = new Date(readUuidV7TimeMs(jobId) ?? now()).toISOString();
    return respondSuccess(c, 202, accepted, operation.meta?.accepted(createdAt));
  }
}

/** The header's value, or null without one; throws `invalid_request` if it is malformed. */
function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (idempotencyKeyForm.test(header)) return header;
  const message = "Cannot accept: Idempotency-Key must be 1 to 255 visible ASCII characters";
  throw new ServiceError("invalid_request", message, { details: { field: "Idempotency-Key" } });
}
