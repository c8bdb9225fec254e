import { scopeOf } from "../kernel/operation-name.ts";
import { type CallFunction, createCallFunction, type StoreConnection } from "./call-function.ts";
import { createCatalogueStore } from "./catalogue-store.ts";
import { createJobStore } from "./job-store.ts";
import { createObservationStore } from "./observation-store.ts";
import type { AdmissionRequest, NewJob, Store } from "./store.ts";
import { toAdmission, toOutcome } from "./to-admission.ts";

type Options = StoreConnection & { backlogPerOperation: number; inFlightPerKey: number };

/** The store of a deployment. */
export function createStore(options: Options): Store {
  const call = createCallFunction(options);
  const limits = {
    backlog_per_operation: options.backlogPerOperation,
    in_flight_per_key: options.inFlightPerKey,
  };
  return {
    ...createJobStore(call),
    ...createCatalogueStore(call),
    ...createObservationStore(call),
    admit: (request) => admit(call, request, limits),
    async checkKey(keyHash, operation) {
      const args = { p_key_hash: keyHash, p_operation: operation, p_scope: scopeOf(operation) };
      const outcome = toOutcome(await call("check_key", args));
      if (outcome === "idempotency_conflict")
        throw new TypeError("Cannot read the key check: it made no job");
      return outcome;
    },
  };
}

async function admit(call: CallFunction, request: AdmissionRequest, limits: Record<string, number>) {
  const { job } = request;
  const [row] = await call("admit_request", {
    p_key_hash: request.keyHash,
    p_operation: request.operation,
    p_scope: scopeOf(request.operation),
    p_valid: request.valid,
    p_input_mode: request.inputMode ?? null,
    p_compound_ids: request.compoundIds ?? null,
    p_compound_names: request.compoundNames ?? null,
    p_job: job ? toStoredJob(job) : null,
    p_limits: limits,
  });
  return toAdmission(row);
}

function toStoredJob({ id, input, bodyHash, idempotencyKey, version, traceparent }: NewJob) {
  return { id, input, body_hash: bodyHash, idempotency_key: idempotencyKey, version, traceparent };
}
