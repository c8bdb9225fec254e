import { getEventListeners } from "node:events";
import { expect, it } from "vitest";
import { createPorts } from "../../../shared/platform/http/create-ports.ts";

const variables: Record<string, string> = {
  SUPABASE_URL: "https://project.example.org",
  SUPABASE_SERVICE_ROLE_KEY: "service",
  PUBLIC_BASE_URL: "https://api.example.org",
  WORK_SECRET: "a-secret-of-the-sweep",
};

const { sleep } = createPorts({
  readVariable: (name) => variables[name],
  keepsConnections: true,
  forwardsToCanary: false,
  version: "v-1",
  enqueue: null,
  backgroundSeconds: Number.POSITIVE_INFINITY,
});

it("a sleep leaves no listener on a signal that outlives it", async () => {
  const { signal } = new AbortController();
  await Promise.all(Array.from({ length: 20 }, () => sleep(0, signal)));
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

it("a signal that aborts before or during a sleep ends it at once", async () => {
  const ended = new AbortController();
  const sleeping = sleep(3_600_000, ended.signal);
  ended.abort();
  await sleeping;
  await sleep(3_600_000, ended.signal);
  expect(getEventListeners(ended.signal, "abort")).toEqual([]);
});
