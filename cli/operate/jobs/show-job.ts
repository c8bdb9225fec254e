import type { Output } from "../../output/output.ts";
import type { Row } from "../project/read-rows.ts";
import { showFields } from "../values/show-fields.ts";
import { tellMoment, tellValue } from "../values/tell-value.ts";

/** Prints one job, field by field, without what its caller sent and got; times in UTC. */
export function showJob(output: Output, row: Row): void {
  const { id, operation, status, error_code, key_id, key_name, tier, input_mode, worker } = row;
  const isQueued = status === "queued";
  showFields(output, {
    id: tellValue(id),
    operation: tellValue(operation),
    status: tellValue(status),
    ...(error_code ? { error: tellValue(error_code) } : {}),
    key: `${tellValue(key_id)} ${tellValue(key_name)}`,
    ...(tier ? { tier: tellValue(tier) } : {}),
    ...(input_mode ? { "input mode": tellValue(input_mode) } : {}),
    ...(row.version ? { "taken by version": tellValue(row.version) } : {}),
    ...(row.worker_version ? { "worked on by": tellValue(row.worker_version) } : {}),
    attempts: `${tellValue(row.attempts)} of ${tellValue(row.max_attempts)}`,
    fence: tellValue(row.fence),
    created: tellMoment(row.created_at),
    started: tellMoment(row.started_at),
    ...(isQueued ? { "claimable from": tellMoment(row.available_at) } : {}),
    ...(row.lease_until ? { worker: tellValue(worker), "lease until": tellMoment(row.lease_until) } : {}),
    ended: tellMoment(row.completed_at),
    ...(row.catalogue_release ? { catalogue: tellValue(row.catalogue_release) } : {}),
    "counts in": tellValue(row.usage_month).slice(0, 7),
  });
}
