import { expect, inject, it } from "vitest";
import { createStore } from "../../shared/platform/store/create-store.ts";
import { readEverydayTexts } from "../accuracy/everyday/everyday-texts.ts";
import { decodeText } from "../support/decode-text.ts";
import { decodeToEnd } from "./support/run-job.ts";

const replayedMeals = 50;
const meals = readEverydayTexts().slice(0, replayedMeals);

const store = () =>
  createStore({
    url: inject("baseUrl"),
    serviceKey: inject("serviceKey"),
    timeoutMs: 10_000,
    backlogPerOperation: 1,
    inFlightPerKey: 1,
    fetch,
  });

async function runInProcess(foodText: string): Promise<string> {
  const { result } = await decodeText(foodText, { store: store(), tier: "molecular" });
  return JSON.stringify(result);
}

it("fifty meals give the same bytes over HTTP, in this process, and again", async () => {
  expect(meals).toHaveLength(replayedMeals);
  for (const foodText of meals) {
    const first = await runInProcess(foodText);
    expect(await runInProcess(foodText), foodText).toBe(first);
    const job = await decodeToEnd({ input_mode: "unstructured", foodText });
    expect(job.text, foodText).toContain(`"result":${first}`);
  }
});
