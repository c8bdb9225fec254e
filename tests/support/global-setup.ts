import type { TestProject } from "vitest/node";
import { createKeyOn } from "./create-key-on.ts";
import { startThrowawayStack, type ThrowawayStack } from "./throwaway-stack.ts";

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
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = await startThrowawayStack();
  await provideStack(project, stack);
  return stack.remove;
}

/** Provides a stack to the project's tests, with keys of their own. */
export async function provideStack(project: TestProject, stack: ThrowawayStack): Promise<void> {
  const { url: baseUrl, databaseUrl, serviceKey, workSecret, dataDir } = stack;
  const keyOf = async (tier: "macros" | "micros" | "molecular") =>
    (await createKeyOn({ baseUrl, serviceKey }, { tier })).key;
  const keys = {
    macros: await keyOf("macros"),
    micros: await keyOf("micros"),
    molecular: await keyOf("molecular"),
  };
  project.provide("baseUrl", baseUrl);
  project.provide("databaseUrl", databaseUrl);
  project.provide("serviceKey", serviceKey);
  project.provide("workSecret", workSecret);
  project.provide("dataDir", dataDir);
  project.provide("keys", keys);
}
