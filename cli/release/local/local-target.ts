import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type OperationName,
  overrideVersion,
  versionOverridesHeader,
} from "../../../shared/platform/kernel/mod.ts";
import { findProject, type Project } from "../../admin/project/find-project.ts";
import { RefusedError, UnreachableError } from "../../run/command-error.ts";
import type { CreateReleaseTarget, Deployment } from "../release-target.ts";

/** A request to the deployments of the local stack; `task` completes "Cannot …" in its errors. */
export type StackRequest = { method: "GET" | "POST" | "PUT"; path: string; body?: unknown; task: string };

/** The gateway switches versions between two requests. */
const settlesWithinMs = 2_000;
/** The stack itself gives up on a version that has not started after 15 s. */
const timeoutMs = 60_000;

/**
 * The stack running on DATA_DIR, or at `url` with SUPABASE_SERVICE_ROLE_KEY. Released versions live as long as the
 * stack runs; its next start serves the checkout again.
 */
export const createLocalTarget: CreateReleaseTarget = ({ url, variables }) => {
  const { DATA_DIR, SUPABASE_SERVICE_ROLE_KEY } = variables;
  // Without --url the environment may name a hosted project, which this target must not use.
  const serviceKey = url === undefined ? undefined : SUPABASE_SERVICE_ROLE_KEY;
  const stack = findProject({ url, serviceKey }, DATA_DIR === undefined ? {} : { DATA_DIR });

  const read = async (operation: OperationName): Promise<{ current: Deployment; history: Deployment[] }> => {
    const task = `read the deployment of ${operation}`;
    const { versions, history } = await callStack(stack, { method: "GET", path: operation, task });
    return { current: readShares(versions), history: Array.isArray(history) ? history.map(readShares) : [] };
  };

  return {
    name: "local",
    testsFirst: true,
    project: stack,
    settlesWithinMs,
    current: async (operation) => (await read(operation)).current,
    async findPrevious(operation, version) {
      const { current, history } = await read(operation);
      return findPrevious([...history, current], version);
    },
    async upload({ operation, dir, modules }) {
      const texts = modules.map((name) => [name, readFileSync(join(dir, name), "utf8")] as const);
      const body = { modules: Object.fromEntries(texts) };
      const task = `upload ${operation}`;
      const path = `${operation}/versions`;
      const version = String((await callStack(stack, { method: "POST", path, body, task })).version);
      if ((await read(operation)).current.every((served) => served.version !== version)) return version;
      throw new RefusedError(`Cannot upload ${operation}: version ${version} of this build already serves`, {
        hint: "change the function to get a new version",
      });
    },
    async serve(operation, versions) {
      const task = `change the deployment of ${operation}`;
      await callStack(stack, { method: "PUT", path: operation, body: { versions }, task });
    },
    reach: (operation, version) => ({
      url: `${stack.url}/functions/v1/${operation}`,
      headers: { [versionOverridesHeader]: overrideVersion(operation, version) },
      expectedVersion: version,
    }),
  };
};

/** Reads a deployment from a response of the stack. */
export function readShares(value: unknown): Deployment {
  const rows: unknown[] = Array.isArray(value) ? value : [];
  return rows.map((row) => {
    const { version, share }: { version?: unknown; share?: unknown } = Object(row);
    return { version: String(version), share: Number(share) };
  });
}

/**
 * The version that had all requests before `version` first had any; null if the stack started with it. `deployments`
 * are sorted from the earliest.
 */
export function findPrevious(deployments: readonly Deployment[], version: string): string | null {
  const first = deployments.findIndex((shares) =>
    shares.some((served) => served.version === version && served.share > 0),
  );
  const whole = deployments.slice(0, Math.max(first, 0)).map(findWhole);
  return whole.findLast((name) => name !== null && name !== version) ?? null;
}

function findWhole(shares: Deployment): string | null {
  return shares.find(({ share }) => share === 100)?.version ?? null;
}

/** Calls the gateway of the stack with the service key; a refusal rejects with the gateway's message. */
export async function callStack(
  { url, serviceKey }: Pick<Project, "url" | "serviceKey">,
  { method, path, body, task }: StackRequest,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/deployments/${path}`, {
    method,
    headers: { authorization: `Bearer ${serviceKey}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new UnreachableError(`Cannot ${task}: the stack does not respond at ${url}`, { cause });
  });
  const members = readMembers(await response.text());
  if (response.ok) return members;
  const { message } = Object(members.error);
  const reason = typeof message === "string" ? message : `there are no deployments at ${url}`;
  throw new RefusedError(`Cannot ${task}: ${reason} (${response.status})`, {
    requestId: response.headers.get("x-request-id") ?? undefined,
  });
}

function readMembers(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
