import type { NasApi } from "./generated/nas-api.ts";

/**
 * Calls a function of `nas_api` with named arguments and resolves to its result. Calls are never retried; every
 * failure is a `ServiceError` with `service_unavailable`.
 */
export type CallFunction = <Name extends keyof NasApi>(
  name: Name,
  args: NasApi[Name]["args"],
) => Promise<NasApi[Name]["returns"]>;
