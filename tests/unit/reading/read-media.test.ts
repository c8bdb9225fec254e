import { describe, expect, it } from "vitest";
import { createDecode } from "../../../functions/decode/operation.ts";
import { createDecodeSensory } from "../../../functions/decode_sensory/operation.ts";
import { createDecodeSymptoms } from "../../../functions/decode_symptoms/operation.ts";
import { readTiming } from "../../../functions/decode_symptoms/timing.ts";
import { englishLanguage } from "../../../shared/language/language-name.ts";
import type { JobContext } from "../../../shared/platform/jobs/job-operation.ts";
import type { MediaRequest } from "../../../shared/platform/media/read-media.ts";
import type { ReadingPorts } from "../../../shared/platform/media/reading-ports.ts";
import { readingWithoutModel } from "../../support/reading-without-model.ts";
import { makePng } from "../media/support/image-files.ts";
import { createMemoryStorage } from "../media/support/memory-storage.ts";

const picture = makePng(10, 10);

const context: JobContext = {
  jobId: "job",
  state: null,
  call: () => Promise.reject(new Error("no words are read")),
  tier: null,
  keyId: "key-1",
  signal: new AbortController().signal,
  log: () => {},
};

const source = {
  user_id: null,
  conversation_id: null,
  source_message_id: null,
  correlation_id: null,
  supersedes_event_id: null,
};

type Run = (request: MediaRequest, ports: ReadingPorts) => Promise<unknown>;

const operations: [name: string, run: Run][] = [
  [
    "decode",
    (request, ports) =>
      createDecode(ports).run({ ...request, items: [], compoundIds: [], compoundNames: [] }, context),
  ],
  [
    "decode_sensory",
    (request, ports) =>
      createDecodeSensory(ports).run(
        { ...request, output: "whole_meal", language: englishLanguage },
        context,
      ),
  ],
  [
    "decode_symptoms",
    (request, ports) =>
      createDecodeSymptoms(ports).run({ ...request, timing: readTiming({}), source }, context),
  ],
];

describe.each(operations)("a job of %s", (_, run) => {
  /** Runs with a picture and words, on a deployment without model and outbound access. */
  async function readPicture(media: Partial<MediaRequest>) {
    const storage = createMemoryStorage();
    await storage.put("job/0", { bytes: picture, mimeType: "image/png" });
    const request = { text: "a banana", storedMedia: [], remoteMedia: [], mediaFields: ["foodImage"] };
    return run({ ...request, ...media }, { ...readingWithoutModel, storage });
  }

  it("a request with a picture fails on a deployment without a model instead of finding no food", async () => {
    const stored = { field: "foodImage", kind: "image" as const, path: "job/0", sizeBytes: picture.length };
    await expect(readPicture({ storedMedia: [stored] })).rejects.toMatchObject({
      code: "service_unavailable",
      cause: { message: "Cannot read media: this deployment has no language model" },
    });
  });

  it("a request with a URL fails on a deployment without outbound access instead of ignoring it", async () => {
    const url = "https://pictures.example.com/a.png";
    const remote = { field: "foodImage", expects: "image" as const, url };
    await expect(readPicture({ remoteMedia: [remote] })).rejects.toMatchObject({
      code: "service_unavailable",
      cause: { message: "Cannot fetch media: this deployment has no guarded network access" },
    });
  });
});
