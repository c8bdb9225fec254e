import type { OperationName } from "../../../shared/platform/kernel/mod.ts";
import { createCalls } from "../../admin/project/open-project.ts";
import { readRows } from "../../admin/project/read-rows.ts";
import type { SupabaseProject } from "./supabase-settings.ts";

/** The second function of an operation: its build, what it reports as its version, and its share in percent. */
export type HostedCanary = { build: string; version: string; share: number };

/** Which operations have a canary, as the database of the project records it and the functions read it. */
export type CanaryRecord = {
  find: (operation: OperationName) => Promise<HostedCanary | null>;
  set: (operation: OperationName, canary: HostedCanary) => Promise<void>;
  end: (operation: OperationName) => Promise<void>;
  /** The canary as it was last found or set here; null if it was not, or has ended. */
  lastSeen: (operation: OperationName) => HostedCanary | null;
};

/** The record of a project. Its methods reject with the reason. */
export function createCanaryRecord({
  url,
  serviceKey,
}: Pick<SupabaseProject, "url" | "serviceKey">): CanaryRecord {
  const { call } = createCalls({ url, serviceKey, isLocal: false });
  const seen = new Map<OperationName, HostedCanary | null>();
  return {
    async find(operation) {
      const [row] = readRows(await call("find_canary", { p_operation: operation }));
      const canary = row
        ? { build: String(row.build), version: String(row.version), share: Number(row.share) }
        : null;
      seen.set(operation, canary);
      return canary;
    },
    async set(operation, canary) {
      const { version, build, share } = canary;
      const row = { p_operation: operation, p_version: version, p_build: build, p_share: share };
      await call("set_canary", row);
      seen.set(operation, canary);
    },
    async end(operation) {
      await call("end_canary", { p_operation: operation });
      seen.set(operation, null);
    },
    lastSeen: (operation) => seen.get(operation) ?? null,
  };
}
