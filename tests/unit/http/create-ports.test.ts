import { getEventListeners } from "node:events";
import { expect, it } from "vitest";
import { createPorts } from "../../../shared/http/create-ports.ts";

const VARIABLES: Record<string, string> = {
  SUPABASE_URL: "https://project.example.org",
  SUPABASE_SERVICE_ROLE_KEY: "service",
  PUBLIC_BASE_URL: "https://api.example.org",
  WORK_SECRET: "a-secret-of-the-sweep",
};

const { sleep } = createPorts({
  readVariable: (name) => VARIABLES[name],
  keepsConnections: true,
  version: "v-1",
  enqueue: null,
  backgroundSeconds: Number.POSITIVE_INFINITY,
});

it("a sleep leaves nothing behind with a signal that outlives it", async () => {
  const { signal } = new AbortController();
  await Promise.all(Array.from({ length: 20 }, () => sleep(0, signal)));
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

it("a signal ends a sleep at once, before it and during it", async () => {
  const ended = new AbortController();
  const sleeping = sleep(3_600_000, ended.signal);
  ended.abort();
  await sleeping;
  await sleep(3_600_000, ended.signal);
  expect(getEventListeners(ended.signal, "abort")).toEqual([]);
});
