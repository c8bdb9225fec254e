import { resolve } from "node:path";

/** The settings of a stack; `port` 0 selects a free one. */
export type Config = {
  dataDir: string;
  port: number;
  publicBaseUrl: string | null;
  /** False starts without the food catalogue. */
  loadsCatalogue: boolean;
  /** Whether functions call the database by PostgREST or on connections of their own. */
  storeTransport: "data-api" | "direct";
  /** How long a version that no longer serves is kept running for the jobs that it has begun. */
  versionGraceSeconds: number;
};

const longestGraceSeconds = 3_600;

/**
 * Reads DATA_DIR, PORT, PUBLIC_BASE_URL, CATALOGUE (`none` leaves it out), STORE_TRANSPORT and
 * VERSION_GRACE_SECONDS; throws when one is malformed.
 */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const { DATA_DIR = ".data", PORT = "8787", PUBLIC_BASE_URL, CATALOGUE = "load" } = variables;
  const { VERSION_GRACE_SECONDS = "90", STORE_TRANSPORT = "data-api" } = variables;
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535) {
    throw new Error("Cannot start: PORT is not a number from 0 to 65535");
  }
  if (CATALOGUE !== "load" && CATALOGUE !== "none") {
    throw new Error("Cannot start: CATALOGUE is neither load nor none");
  }
  if (STORE_TRANSPORT !== "data-api" && STORE_TRANSPORT !== "direct") {
    throw new Error("Cannot start: STORE_TRANSPORT is neither data-api nor direct");
  }
  if (!/^\d{1,4}$/.test(VERSION_GRACE_SECONDS) || Number(VERSION_GRACE_SECONDS) > longestGraceSeconds) {
    throw new Error(`Cannot start: VERSION_GRACE_SECONDS is not a number from 0 to ${longestGraceSeconds}`);
  }
  return {
    dataDir: resolve(DATA_DIR),
    port: Number(PORT),
    publicBaseUrl: PUBLIC_BASE_URL ?? null,
    loadsCatalogue: CATALOGUE === "load",
    storeTransport: STORE_TRANSPORT,
    versionGraceSeconds: Number(VERSION_GRACE_SECONDS),
  };
}
