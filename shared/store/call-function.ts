import { lazily } from "../kernel/lazily.ts";
import { measure } from "../telemetry/measure.ts";
import type { DataApi } from "./transports/data-api.ts";
import type { DirectConnection } from "./transports/direct.ts";
import { toUnavailable } from "./transports/to-unavailable.ts";
import type { Transport } from "./transports/transport.ts";

/** How the database is reached: by its Data API, unless a `direct` connection to Postgres is given. */
export type StoreConnection = DataApi & { direct?: DirectConnection | undefined };

/** Calls one function of the database; resolves to what it returns. */
export type CallFunction = Transport;

/** One call is never repeated; whatever fails is `service_unavailable`, its cause for the log. */
export function createCallFunction(connection: StoreConnection): CallFunction {
  // A client is evaluated when it is first needed: the entry of a bundle carries none.
  const openTransport = lazily(async (): Promise<Transport> => {
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
