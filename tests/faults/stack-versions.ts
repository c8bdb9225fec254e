import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { callStack, readShares } from "../../cli/release/local/local-target.ts";
import { bundleFunction } from "../../scripts/bundle.ts";
import { apiKeyRandomBytes, createApiKey } from "../../shared/platform/kernel/api-key.ts";
import { apiVersion, apiVersionHeader } from "../../shared/platform/kernel/api-version.ts";
import type { OperationName } from "../../shared/platform/kernel/operation-name.ts";
import { findChildren } from "../support/child-processes.ts";

type Stack = { pid: number; url: string; serviceKey: string };

/** What a stack's gateway lets be done with the versions of one function. */
export type StackVersions = {
  upload: (modules: Record<string, string>) => Promise<string>;
  serve: (...shares: (readonly [version: string, share: number])[]) => Promise<void>;
  /** Versions with their shares, as `version@share`. */
  read: () => Promise<string[]>;
  /** The pids of its processes. */
  findProcesses: () => number[];
  /** The version that responds to a call without a body; `headers` as a caller sends them. */
  ask: (headers: Record<string, string>) => Promise<{ status: number; version: string | null }>;
};

export function openVersions(stack: Stack, operation: OperationName): StackVersions {
  const path = operation;
  return {
    async upload(modules) {
      const request = {
        method: "POST",
        path: `${path}/versions`,
        body: { modules },
        task: "upload",
      } as const;
      return String((await callStack(stack, request)).version);
    },
    async serve(...shares) {
      const versions = shares.map(([version, share]) => ({ version, share }));
      await callStack(stack, { method: "PUT", path, body: { versions }, task: "change the deployment" });
    },
    async read() {
      const { versions } = await callStack(stack, { method: "GET", path, task: "read the deployment" });
      return readShares(versions).map(({ version, share }) => `${version}@${share}`);
    },
    findProcesses: () =>
      findChildren(stack.pid).filter((pid) => readCommand(pid).includes(`/bundles/${operation}/`)),
    async ask(headers) {
      const response = await fetch(`${stack.url}/functions/v1/${operation}`, {
        method: "POST",
        headers: { [apiVersionHeader]: apiVersion, ...headers },
      });
      await response.body?.cancel();
      return { status: response.status, version: response.headers.get("x-function-version") };
    },
  };
}

function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

/** The modules of the checkout's build, with an edit of their texts. */
export async function readModules(
  operation: OperationName,
  edit: (text: string, name: string) => string,
): Promise<Record<string, string>> {
  const { dir, modules } = await bundleFunction(operation);
  return Object.fromEntries(modules.map((name) => [name, edit(readFileSync(join(dir, name), "utf8"), name)]));
}

/** Adds what makes another version and changes nothing that it does. */
export function mark(marker: string): (text: string, name: string) => string {
  return (text, name) => (name === "index.js" ? `${text}\n// ${marker}\n` : text);
}

/** Well-formed keys that are in no database; enough to choose versions by. */
export function makeKeys(count: number): string[] {
  return Array.from({ length: count }, () => createApiKey("test", randomBytes(apiKeyRandomBytes)).key);
}
