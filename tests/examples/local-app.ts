import type { Ports } from "../../shared/platform/http/ports.ts";
import type { OperationName } from "../../shared/platform/kernel/operation-name.ts";
import type { ReadingPorts } from "../../shared/platform/media/reading-ports.ts";
import { createLanguageModel } from "../../shared/platform/model/create-language-model.ts";
import type { Store } from "../../shared/platform/store/store.ts";
import { callApp, type LocalRequest, openPortsOn } from "../contract/support/in-process.ts";
import { type ApiResponse, readResponse } from "../support/read-response.ts";
import { readingWithoutModel } from "../support/reading-without-model.ts";
import { createAppOf } from "./create-app-of.ts";
import type { Stage } from "./stage.ts";

/** What the app of this process has otherwise than the stack. */
export type LocalChange = {
  variables?: Record<string, string>;
  store?: Partial<Store>;
  hasModel?: boolean;
};

/** An operation's app in this process, for responses that no request to the stack causes. */
export type LocalApp = (request: LocalRequest, query?: string) => Promise<ApiResponse>;

/** Opens an operation over the database of a stack. */
export function openLocalApp(stage: Stage, name: OperationName, change: LocalChange = {}): LocalApp {
  const { ports } = openPortsOn(stage, change.variables);
  const changed: Ports = { ...ports, store: { ...ports.store, ...change.store } };
  const reading = change.hasModel ? withModel(changed) : readingWithoutModel;
  const app = createAppOf(name, changed, reading);
  return async (request, query = "") =>
    readResponse(await callApp(app, `/functions/v1/${name}${query}`, request));
}

/** A model that is configured and never called: errors are reported before. */
function withModel(ports: Ports): ReadingPorts {
  const settings = {
    baseUrl: "http://127.0.0.1:9/v1",
    apiKey: null,
    textModel: "text-model",
    visionModel: "vision-model",
    transcriptionModel: "speech-model",
    imageModel: null,
    callTimeoutMs: 1_000,
    imageTimeoutMs: 1_000,
    jobTimeoutMs: 1_000,
    attemptsPerKey: 1_000,
  };
  return {
    ...readingWithoutModel,
    model: createLanguageModel(settings, { ...ports, takeModelAttempt: ports.store.takeModelAttempt }),
  };
}
