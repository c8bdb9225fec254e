import type { TestProject } from "vitest/node";
import { createKeyOn } from "./create-key-on.ts";
import { startThrowawayStack } from "./throwaway-stack.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The gateway's address, without a slash at the end. */
    baseUrl: string;
    /** Connects as the database's superuser. */
    databaseUrl: string;
    serviceKey: string;
    workSecret: string;
    dataDir: string;
    /** A key of each tier with every scope, both modes and ample limits, shared by all tests. */
    keys: { macros: string; micros: string; molecular: string };
  }
}

/** Starts the one stack that all tests of the project share, and removes it after them. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return provideStack(project);
}

/** Starts a stack with these settings and provides it to the project's tests; resolves to its removal. */
export async function provideStack(
  project: TestProject,
  variables: Record<string, string> = {},
): Promise<() => Promise<void>> {
  const { url: baseUrl, ...stack } = await startThrowawayStack({ variables });
  const keyOf = async (tier: "macros" | "micros" | "molecular") =>
    (await createKeyOn({ baseUrl, serviceKey: stack.serviceKey }, { tier })).key;
  const keys = {
    macros: await keyOf("macros"),
    micros: await keyOf("micros"),
    molecular: await keyOf("molecular"),
  };
  project.provide("baseUrl", baseUrl);
  project.provide("databaseUrl", stack.databaseUrl);
  project.provide("serviceKey", stack.serviceKey);
  project.provide("workSecret", stack.workSecret);
  project.provide("dataDir", stack.dataDir);
  project.provide("keys", keys);
  return stack.remove;
}
