import { expect, it } from "vitest";
import type { DecodePorts } from "../../../functions/decode/decode-ports.ts";
import type { DecodeWork } from "../../../functions/decode/decode-work.ts";
import { readUnstructured } from "../../../functions/decode/read-unstructured.ts";
import type { JobContext } from "../../../shared/jobs/job-operation.ts";
import { DEFAULT_FETCH_RULES } from "../../../shared/media/gather-media.ts";
import { DEFAULT_MEDIA_LIMITS } from "../../../shared/media/media-limits.ts";
import { makePng } from "../media/support/image-files.ts";
import { createMemoryStorage } from "../media/support/memory-storage.ts";

const PICTURE = makePng(10, 10);

/** A job of a picture and words, on a deployment without model and way out. */
async function readPicture(work: Partial<DecodeWork>) {
  const storage = createMemoryStorage();
  await storage.put("job/0", { bytes: PICTURE, mimeType: "image/png" });
  const ports: DecodePorts = {
    model: null,
    storage,
    remote: null,
    mediaLimits: DEFAULT_MEDIA_LIMITS,
    fetchRules: DEFAULT_FETCH_RULES,
  };
  const findFoods: JobContext["store"]["findFoods"] = () => Promise.reject(new Error("no words are read"));
  const context = { store: { findFoods }, tier: null, signal: new AbortController().signal, log: () => {} };
  const whole = { text: "a banana", items: [], storedMedia: [], remoteMedia: [], mediaFields: ["foodImage"] };
  return readUnstructured(
    { ...whole, compoundIds: [], compoundNames: [], ...work },
    asContext(context),
    ports,
  );
}

/** Reading touches no more of a context than this. */
function asContext(context: Omit<JobContext, "store"> & { store: Pick<JobContext["store"], "findFoods"> }) {
  return context as JobContext;
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
