import type { OpenAI } from "openai";
import { createGuardedFetch } from "./guarded-fetch.ts";
import type { ModelPorts } from "./model-ports.ts";
import type { ModelSettings } from "./model-settings.ts";

/** Resolves to the SDK's client of the configured endpoint, created at the first call. */
export type LoadClient = () => Promise<OpenAI>;

/**
 * A client that does nothing on its own: no retries, no log, nothing from the environment. Responses are guarded and
 * limited to `maxResponseBytes`.
 */
export function createClientLoader(
  settings: ModelSettings,
  ports: ModelPorts,
  maxResponseBytes: number,
): LoadClient {
  let client: OpenAI | undefined;
  return async function loadClient() {
    // Loaded here only, so that requests without a model do not evaluate its 0.4 MB.
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
      // With a `Response` member, the SDK does not fetch a data URL to test for multipart support.
      fetch: Object.assign(createGuardedFetch({ ...ports, apiKey: settings.apiKey, maxResponseBytes }), {
        Response,
      }),
    });
    return client;
  };
}
