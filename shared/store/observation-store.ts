import type { CallFunction } from "./call-function.ts";
import type { Store, TrafficRow } from "./store.ts";

type ObservationStore = Pick<Store, "recordTraffic" | "readiness">;

/** What a function tells of itself, and asks of the database's state. */
export function createObservationStore(call: CallFunction): ObservationStore {
  return {
    async recordTraffic(rows) {
      await call("record_traffic", { p_rows: rows.map(toStoredRow) });
    },

    async readiness(operation) {
      const [row] = await call("readiness", { p_operation: operation });
      if (!row) throw new TypeError("Cannot read the readiness: the database returned no row");
      return {
        catalogueRelease: row.catalogue_release,
        queued: row.queued ?? 0,
        processing: row.processing ?? 0,
        lost: row.lost ?? 0,
        longestWaitSeconds: row.longest_wait_seconds,
        sweptSecondsAgo: row.swept_seconds_ago,
      };
    },
  };
}

function toStoredRow(row: TrafficRow) {
  const { operation, version, route, requests, latency } = row;
  return {
    operation,
    version,
    route,
    requests,
    server_errors: row.serverErrors,
    latency,
    jobs_completed: row.jobsCompleted,
    jobs_failed: row.jobsFailed,
    contract_checks: row.contractChecks,
    contract_mismatches: row.contractMismatches,
  };
}
