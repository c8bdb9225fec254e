import type { DirectConnection } from "../store/transports/direct.ts";
import { readConnectionString } from "../store/transports/read-connection-string.ts";
import type { Settings } from "./settings.ts";

type DatabaseSettings = Pick<Settings, "DATABASE_URL" | "DATABASE_CA" | "DATABASE_CONNECTIONS">;

/**
 * The connection to Postgres that the configuration asks for, if it does. Where no connection is kept, on Workers,
 * TLS is left to Hyperdrive: their sockets do not change over to it as Postgres wants.
 */
export function readDirectConnection(
  { DATABASE_URL, DATABASE_CA, DATABASE_CONNECTIONS }: DatabaseSettings,
  keepsConnections: boolean,
): DirectConnection | undefined {
  const address = DATABASE_URL === undefined ? null : readConnectionString(DATABASE_URL);
  if (!address) return undefined;
  if (!keepsConnections && address.encryption !== "none")
    throw new Error("Cannot start: a Worker reaches Postgres by the binding HYPERDRIVE, not by DATABASE_URL");
  return {
    ...address,
    certificateAuthority: DATABASE_CA,
    keptConnections: keepsConnections ? DATABASE_CONNECTIONS : null,
  };
}
