import type { CallFunction } from "../../shared/platform/kernel/call-function.ts";
import {
  createCallFunction,
  createStore,
  type StoreConnection,
} from "../../shared/platform/store/create-store.ts";
import type { Store } from "../../shared/platform/store/store.ts";
import type { DirectConnection } from "../../shared/platform/store/transports/direct.ts";
import { readConnectionString } from "../../shared/platform/store/transports/read-connection-string.ts";

/** Where a stack is; with `databaseUrl` it is spoken to without its Data API. */
export type StackAddress = {
  url: string;
  serviceKey: string;
  databaseUrl?: string;
  keptConnections?: number | null;
  timeoutMs?: number;
};

/** The store of a stack, for what runs the work of jobs in this process. */
export function openStore(address: StackAddress): Store {
  const limits = { backlogPerOperation: 10_000, inFlightPerKey: 100 };
  return createStore({ ...toConnection(address), ...limits });
}

/** The functions of a stack's database. */
export function openCalls(address: StackAddress): CallFunction {
  return createCallFunction(toConnection(address));
}

function toConnection({ url, serviceKey, timeoutMs = 30_000, ...others }: StackAddress): StoreConnection {
  const { databaseUrl, keptConnections = 4 } = others;
  const direct = databaseUrl === undefined ? undefined : readDirect(databaseUrl, keptConnections);
  return { url, serviceKey, timeoutMs, fetch, direct };
}

function readDirect(databaseUrl: string, keptConnections: number | null): DirectConnection {
  const address = readConnectionString(databaseUrl);
  if (!address) throw new Error("Cannot open the store: its database URL is malformed");
  return { ...address, keptConnections };
}
