import { expect, test } from "vitest";
import { chatResponse, errorResponse } from "../../support/model-endpoint.ts";
import { readItem, reading } from "./support/read-items.ts";
import { startBench } from "./support/start-job.ts";

const good = chatResponse(reading(readItem()));

/** Counts attempts like the database: the seconds to wait once `perHour` are taken. */
function countAttempts() {
  const taken: string[] = [];
  const takeModelAttempt = async (keyId: string, perHour: number) => {
    if (taken.length >= perHour) return 1_200;
    taken.push(keyId);
    return null;
  };
  return { taken, takeModelAttempt };
}

test("each request to the model counts against the key, those after a busy endpoint too", async () => {
  const { taken, takeModelAttempt } = countAttempts();
  const { endpoint, startJob } = await startBench({}, { takeModelAttempt });
  endpoint.script(errorResponse(503), good);
  await startJob().readMealText("porridge");
  expect(taken).toEqual(["key-1", "key-1"]);
});

test("once the attempts of the hour are spent nothing is sent, and the error says when to come back", async () => {
  const { takeModelAttempt } = countAttempts();
  const { endpoint, startJob } = await startBench({ attemptsPerKey: 1 }, { takeModelAttempt });
  endpoint.script(good, good);
  const job = startJob();
  await job.readMealText("porridge");
  await expect(job.readMealText("porridge")).rejects.toMatchObject({
    code: "rate_limited",
    status: 429,
    retryAfterSeconds: 1_200,
  });
  expect(endpoint.requests).toHaveLength(1);
});

test("a second job of the same key has no attempts of its own", async () => {
  const { takeModelAttempt } = countAttempts();
  const { endpoint, startJob } = await startBench({ attemptsPerKey: 1 }, { takeModelAttempt });
  endpoint.script(good);
  await startJob().readMealText("porridge");
  await expect(
    startJob().transcribe({ bytes: new Uint8Array(8), mimeType: "audio/wav" }),
  ).rejects.toMatchObject({
    code: "rate_limited",
  });
});
