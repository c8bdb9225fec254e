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
};

/** The record of a project. Its methods reject with the reason. */
export function createCanaryRecord({
  url,
  serviceKey,
}: Pick<SupabaseProject, "url" | "serviceKey">): CanaryRecord {
  const { call } = createCalls({ url, serviceKey, isLocal: false });
  return {
    async find(operation) {
      const [row] = readRows(await call("find_canary", { p_operation: operation }));
      return row
        ? { build: String(row.build), version: String(row.version), share: Number(row.share) }
        : null;
    },
    async set(operation, { build, version, share }) {
      await call("set_canary", {
        p_operation: operation,
        p_version: version,
        p_build: build,
        p_share: share,
      });
    },
    async end(operation) {
      await call("end_canary", { p_operation: operation });
    },
  };
}
