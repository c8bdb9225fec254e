import type { OpenAI } from "openai";
import { createGuardedFetch } from "./guarded-fetch.ts";
import type { ModelPorts } from "./model-ports.ts";
import type { ModelSettings } from "./model-settings.ts";

/** Gives the SDK's client of the configured endpoint, made at the first call. */
export type LoadClient = () => Promise<OpenAI>;

/**
 * A client that does nothing on its own: no retries, no log, nothing from the environment, guarded answers of at most
 * `maxAnswerBytes`.
 */
export function createClientLoader(
  settings: ModelSettings,
  ports: ModelPorts,
  maxAnswerBytes: number,
): LoadClient {
  let client: OpenAI | undefined;
  return async function loadClient() {
    // Evaluated only here: requests that ask no model do not pay for its 0.4 MB.
    const { OpenAI } = await import("openai");
    client ??= new OpenAI({
      baseURL: settings.baseUrl,
      // The guarded fetch sets the real key, or none.
      apiKey: "unused",
      adminAPIKey: null,
      organization: null,
      project: null,
      webhookSecret: null,
      maxRetries: 0,
      timeout: settings.jobTimeoutMs,
      logLevel: "off",
      // With its `Response` told, the SDK does not fetch a data URL to find out about multipart forms.
      fetch: Object.assign(createGuardedFetch({ ...ports, apiKey: settings.apiKey, maxAnswerBytes }), {
        Response,
      }),
    });
    return client;
  };
}
