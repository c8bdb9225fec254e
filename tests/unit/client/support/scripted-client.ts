import {
  type ClientOptions,
  createClient,
  type NutritionAnalysisClient,
  NutritionAnalysisError,
} from "../../../../client/src/mod.ts";
import { createManualClock, type ManualClock } from "./manual-clock.ts";

/** Returns the response of one request. */
export type ScriptedResponse = () => Response | Promise<Response>;

/** A request as the client sent it, and when. */
export type SentRequest = {
  atMs: number;
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
  init: RequestInit;
};

export type ScriptedClient = {
  client: NutritionAnalysisClient;
  clock: ManualClock;
  requests: SentRequest[];
  /** Runs the clock until the call is settled. */
  run: <Value>(promise: Promise<Value>) => Promise<Value>;
  /** Runs the clock until the call has failed; throws if it does not. */
  fail: (promise: Promise<unknown>) => Promise<NutritionAnalysisError>;
};

type Script = { responses: ScriptedResponse[]; random?: number; options?: Partial<ClientOptions> };

/** A client with scripted responses in turn, a manual clock and fixed randomness. */
export function createScriptedClient({ responses, random = 0, options }: Script): ScriptedClient {
  const clock = createManualClock();
  const requests: SentRequest[] = [];
  const left = [...responses];
  let ids = 0;
  const client = createClient({
    baseUrl: "https://nutrition.example",
    apiKey: "nas_test_key",
    fetch: async (url, init) => {
      requests.push(describeRequest(url, init, clock.now()));
      const next = left.shift();
      if (!next) throw new RangeError("Cannot respond: the script has ended");
      return next();
    },
    ports: { ...clock, random: () => random, createId: () => `id-${++ids}` },
    ...options,
  });
  return { client, clock, requests, run: clock.run, fail: (promise) => fail(clock.run(promise)) };
}

async function fail(promise: Promise<unknown>): Promise<NutritionAnalysisError> {
  const error: unknown = await promise.then(
    () => new Error("The call did not fail"),
    (thrown: unknown) => thrown,
  );
  if (error instanceof NutritionAnalysisError) return error;
  throw error;
}

function describeRequest(url: string, init: RequestInit, atMs: number): SentRequest {
  const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
  return { atMs, url, method: init.method ?? "GET", headers: new Headers(init.headers), body, init };
}
