import { expect, it } from "vitest";
import { DEFAULT_FETCH_RULES } from "../../../shared/media/fetch-rules.ts";
import { COMMON_MEDIA_CODES } from "../../../shared/media/media-codes.ts";
import { DEFAULT_MEDIA_LIMITS } from "../../../shared/media/media-limits.ts";
import { readToldMeal, type ToldMeal } from "../../../shared/reading/read-told-meal.ts";
import type { ReadingContext } from "../../../shared/reading/reading-context.ts";
import type { ReadingPorts } from "../../../shared/reading/reading-ports.ts";
import { makePng } from "../media/support/image-files.ts";
import { createMemoryStorage } from "../media/support/memory-storage.ts";

const PICTURE = makePng(10, 10);

/** A job of a picture and words, on a deployment without model and way out. */
async function readPicture(meal: Partial<ToldMeal>) {
  const storage = createMemoryStorage();
  await storage.put("job/0", { bytes: PICTURE, mimeType: "image/png" });
  const ports: ReadingPorts = {
    model: null,
    storage,
    remote: null,
    mediaLimits: DEFAULT_MEDIA_LIMITS,
    fetchRules: DEFAULT_FETCH_RULES,
  };
  const context: ReadingContext = {
    store: { findFoods: () => Promise.reject(new Error("no words are read")) },
    signal: new AbortController().signal,
    log: () => {},
  };
  const whole = { text: "a banana", storedMedia: [], remoteMedia: [], mediaFields: ["foodImage"], ...meal };
  return readToldMeal(whole, context, ports, { job: null, mediaCodes: COMMON_MEDIA_CODES });
}

it("a picture that came to a deployment without a model is never read as no food", async () => {
  const stored = { field: "foodImage", kind: "image" as const, path: "job/0", sizeBytes: PICTURE.length };
  await expect(readPicture({ storedMedia: [stored] })).rejects.toMatchObject({
    code: "service_unavailable",
    cause: { message: "Cannot read media: this deployment has no language model" },
  });
});

it("a URL that came to a deployment without a way out is never passed over", async () => {
  const remote = { field: "foodImage", expects: "image" as const, url: "https://pictures.example.com/a.png" };
  await expect(readPicture({ remoteMedia: [remote] })).rejects.toMatchObject({
    code: "service_unavailable",
    cause: { message: "Cannot fetch media: this deployment has no guarded way out" },
  });
});
