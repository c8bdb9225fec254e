import type { ErrorCode } from "../../shared/platform/kernel/error-code.ts";
import type { OperationName } from "../../shared/platform/kernel/operation-name.ts";
import { ServiceError } from "../../shared/platform/kernel/service-error.ts";
import type { Admission } from "../../shared/platform/store/store.ts";
import type { KeyOptions } from "../support/create-key-on.ts";
import type { ApiResponse } from "../support/read-response.ts";
import { type LocalChange, openLocalApp } from "./local-app.ts";
import { callStage, makeKey, type Stage } from "./stage.ts";
import { wrongMedia } from "./wrong-media.ts";

/** Where an error is to be brought about. */
export type Scene = { stage: Stage; name: OperationName; body: Record<string, unknown> };

type Staging = (scene: Scene) => Promise<ApiResponse>;

/** Nothing listens there. */
const deadUrl = "http://127.0.0.1:9";

const slowPlan = { type: "meal_plan", plan_days: 14, meals_per_day: 6 };

/** What no single request brings about: another key, several requests, or a service that fails. */
const stagings: { readonly [cause in `${number} ${ErrorCode}`]?: Staging } = {
  "403 scope_not_allowed": withKey({ scopes: ["account:symptom_events"] }),
  "403 decode_input_mode_not_allowed": withKey({ modes: ["structured"] }),
  "403 compound_not_allowed_for_decode_scope": ({ stage, name, body }) =>
    withKey({ tier: "macros" })({ stage, name, body: { ...body, compound_identifier_names: ["Caffeine"] } }),
  "422 invalid_request": async ({ stage, name, body }) => {
    const key = await makeKey(stage);
    const headers = { "idempotency-key": "order-7" };
    await callStage(stage, name, { key, headers, body });
    return callStage(stage, name, { key, headers, body: { ...body, language: "German" } });
  },
  "429 rate_limited": ({ stage, name, body }) => repeat(stage, { ratePerMinute: 1 }, name, body),
  "429 quota_exceeded": ({ stage, name, body }) =>
    repeat(stage, { scopes: [`edge:${name}`], quotaPerMonth: 1 }, name, body),
  "429 backlog_high": async ({ stage, name }) => {
    const call = openLocalApp(stage, name, { variables: { IN_FLIGHT_PER_KEY: "1" } });
    const request = { key: await makeKey(stage), body: slowPlan };
    await call(request);
    return call(request);
  },
  "500 internal_error": locally({
    store: { admit: () => Promise.reject(new Error("Cannot admit: staged for an example")) },
  }),
  "502 upstream_error": whileReading("upstream_error"),
  "503 service_unavailable": locally({ variables: { SUPABASE_URL: deadUrl } }),
  "503 decode_scope_not_configured": locally({
    store: { admit: async () => ({ ...refused, outcome: "decode_scope_not_configured" }) },
  }),
  "504 upstream_timeout": whileReading("upstream_timeout"),
};

const refused: Omit<Admission, "outcome"> = {
  details: null,
  rate: null,
  quota: null,
  retryAfterSeconds: null,
  jobId: null,
};

/** Brings an error about that its reference has no request for; throws where nobody knows how. */
export async function stageError(status: number, code: ErrorCode, scene: Scene): Promise<ApiResponse> {
  const media = wrongMedia[scene.name]?.[code];
  if (media) return refuseMedia(scene, media());
  const staging = stagings[`${status} ${code}`];
  if (!staging) throw new Error(`Cannot bring about ${status} ${code} of ${scene.name}: there is no staging`);
  return withinMinute(() => staging(scene));
}

/** Rates are counted by the minute: what the end of one has cut in two is brought about anew. */
async function withinMinute<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const minute = currentMinute();
    const result = await work();
    if (currentMinute() === minute) return result;
  }
}

function currentMinute(): number {
  return Math.floor(Date.now() / 60_000);
}

async function refuseMedia({ stage, name }: Scene, body: Record<string, unknown>): Promise<ApiResponse> {
  const variables = { MEDIA_BODY_BYTES: String(64 * 1024 * 1024) };
  const call = openLocalApp(stage, name, { hasModel: true, variables });
  return call({ key: await makeKey(stage), body });
}

function withKey(options: KeyOptions): Staging {
  return async ({ stage, name, body }) =>
    callStage(stage, name, { key: await makeKey(stage, options), body });
}

function locally(change: LocalChange): Staging {
  return async ({ stage, name, body }) =>
    openLocalApp(stage, name, change)({ key: await makeKey(stage), body });
}

/** The work of a request fails where it looks for foods, as it does where the model behind it fails. */
function whileReading(code: ErrorCode): Staging {
  return locally({ store: { call: () => Promise.reject(new ServiceError(code, "")) } });
}

/** The second of two requests, which its key may send no more. */
async function repeat(
  stage: Stage,
  options: KeyOptions,
  path: string,
  body: Record<string, unknown>,
): Promise<ApiResponse> {
  const key = await makeKey(stage, options);
  await callStage(stage, path, { key, body });
  return callStage(stage, path, { key, body });
}
