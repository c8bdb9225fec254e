import type { Sql } from "postgres";
import { inject } from "vitest";
import { createDecode } from "../../../functions/decode/operation.ts";
import { createJobApp } from "../../../shared/platform/jobs/create-job-app.ts";
import { defaultFetchRules, defaultMediaLimits } from "../../../shared/platform/media/media-limits.ts";
import { createSocketTransport } from "../../../shared/platform/media/remote/create-socket-transport.ts";
import type { RemoteConnector } from "../../../shared/platform/media/remote/remote-transport.ts";
import { createLanguageModel } from "../../../shared/platform/model/create-language-model.ts";
import type { LogEntry } from "../../../shared/platform/telemetry/current-activity.ts";
import { createKey } from "../../support/create-key.ts";
import { readUsage } from "./database.ts";
import { holdJobs } from "./held-jobs.ts";
import { callApp, openPorts } from "./in-process.ts";
import { unstructured } from "./media-bodies.ts";
import { openStorage } from "./stored-media.ts";

/** A decode of this process over the stack's database and storage, and the test's own network. */
export type OwnDecode = {
  /** Sends a request and works on its job to the end. */
  post: (members: Record<string, unknown>) => Promise<Response>;
  key: string;
  logged: LogEntry[];
  readUsage: () => ReturnType<typeof readUsage>;
};

/** Opens it with the file's model and small limits; a null connector is a runtime without a way out. */
export async function openOwnDecode(sql: Sql, connector: RemoteConnector | null): Promise<OwnDecode> {
  const { id, key } = await createKey();
  const { ports, logged } = openPorts();
  const settings = {
    baseUrl: `http://127.0.0.1:${inject("modelPort")}/v1`,
    apiKey: null,
    textModel: "text-model",
    visionModel: "vision-model",
    transcriptionModel: "speech-model",
    imageModel: null,
    callTimeoutMs: 5_000,
    imageTimeoutMs: 60_000,
    jobTimeoutMs: 5_000,
    attemptsPerKey: 1_000,
  };
  const startTimeout = (durationMs: number) => AbortSignal.timeout(durationMs);
  const decode = createDecode({
    model: createLanguageModel(settings, { ...ports, takeModelAttempt: ports.store.takeModelAttempt }),
    storage: openStorage(),
    remote: connector && { transport: createSocketTransport(connector), startTimeout },
    mediaLimits: { ...defaultMediaLimits, imageBytes: 2_000, recordingBytes: 9_000, totalBytes: 10_000 },
    fetchRules: defaultFetchRules,
  });
  const store = { ...ports.store, claimJob: await holdJobs(sql, id) };
  const app = createJobApp(decode, { ...ports, store });
  return {
    post: (members) => callApp(app, "/decode", { key, body: unstructured(members) }),
    key,
    logged,
    readUsage: () => readUsage(sql, id, "decode"),
  };
}
