import { type CallFunction, type Canary, lazily } from "../kernel/mod.ts";
import type { SupabaseProject } from "../supabase/mod.ts";
import { measure } from "../telemetry/mod.ts";
import { type BacklogLimits, createAdmissionStore } from "./admission.ts";
import { createJobStore } from "./job-store.ts";
import { noteCanaries } from "./note-canaries.ts";
import type { Store, TrafficRow } from "./store.ts";
import type { DirectConnection } from "./transports/direct.ts";
import { toUnavailable } from "./transports/to-unavailable.ts";

/** How the database is reached: through its Data API, unless a `direct` connection to Postgres is given. */
export type StoreConnection = SupabaseProject & { direct?: DirectConnection | undefined };

type StoreOptions = StoreConnection &
  BacklogLimits & {
    /** Gets what each admission and poll returns of the canary of its operation. */
    noteCanary?: ((canary: Canary | null) => void) | undefined;
  };

/** The store of a deployment. */
export function createStore({ noteCanary, ...options }: StoreOptions): Store {
  const callFunction = createCallFunction(options);
  const call = noteCanary ? noteCanaries(callFunction, noteCanary) : callFunction;
  return {
    call,
    ...createAdmissionStore(call, options),
    ...createJobStore(call),
    ...createObservationStore(call),
  };
}

/** Calls database functions, never twice; failures are `service_unavailable`, with the cause for the log. */
export function createCallFunction(connection: StoreConnection): CallFunction {
  // Clients are loaded when first needed, so that the entry of a bundle contains none.
  const openTransport = lazily(async (): Promise<CallFunction> => {
    if (connection.direct) {
      const { callDirectly } = await import("./transports/direct.ts");
      return callDirectly(connection.direct, connection.timeoutMs);
    }
    const { callOverDataApi } = await import("./transports/data-api.ts");
    return callOverDataApi(connection);
  });

  return async function callFunction(name, args) {
    const call = await openTransport().catch((error: unknown) => {
      throw toUnavailable(name, `its client did not load: ${error instanceof Error ? error.message : error}`);
    });
    return measure("database", name, () => call(name, args));
  };
}

/** The part of the store that records traffic, and reads the canary and the state of the database. */
function createObservationStore(
  call: CallFunction,
): Pick<Store, "recordTraffic" | "readiness" | "findCanary"> {
  return {
    async recordTraffic(rows) {
      await call("record_traffic", { p_rows: rows.map(toStoredRow) });
    },

    async findCanary(operation) {
      const [row] = await call("find_canary", { p_operation: operation });
      return row?.version && row.share !== null ? { version: row.version, share: row.share } : null;
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
