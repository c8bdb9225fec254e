// Serves decode without database, storage and model: it accepts every job and works on none. For `deno serve`.
import { createDecode } from "../../functions/decode/operation.ts";
import { createJobApp } from "../../shared/platform/jobs/create-job-app.ts";
import { admission, fakePorts } from "../unit/support/fake-ports.ts";
import { readingWithoutModel } from "./reading-without-model.ts";

const { ports } = fakePorts({
  checkKey: async () => "ok",
  admit: async (request) => admission({ jobId: request.job?.id ?? null }),
  releaseJob: async () => true,
  claimJob: async () => null,
});
const storage = { ...readingWithoutModel.storage, put: async () => {} };
const model = {
  reads: { text: true, images: true, recordings: true },
  draws: false,
  attemptsPerKey: 1_000,
  startJob: () => {
    throw new Error("Cannot ask the model: nothing is worked on here");
  },
};
const app = createJobApp(createDecode({ ...readingWithoutModel, storage, model }), ports);
const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };

export default { fetch: (request: Request) => app.fetch(request, {}, context) };
