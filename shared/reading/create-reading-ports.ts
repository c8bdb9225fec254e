import { readMediaSettings } from "../media/media-settings.ts";
import { chooseTransport } from "../media/remote/choose-transport.ts";
import { createSupabaseStorage } from "../media/storage/create-supabase-storage.ts";
import { createLanguageModel } from "../model/create-language-model.ts";
import type { ModelPorts } from "../model/model-ports.ts";
import { readModelSettings } from "../model/model-settings.ts";
import { createTracedFetch } from "../telemetry/traced-fetch.ts";
import type { ReadingPorts } from "./reading-ports.ts";

/** What a function has at boot. */
type Deployment = ModelPorts & {
  settings: { SUPABASE_URL: string; SUPABASE_SERVICE_ROLE_KEY: string; PUBLIC_BASE_URL: string };
};

/** Connects an operation to the model, the storage and the network of its deployment. */
export function createReadingPorts(
  deployment: Deployment,
  readVariable: (name: string) => string | undefined,
  ambient: object,
): ReadingPorts {
  const { SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY, PUBLIC_BASE_URL } = deployment.settings;
  const { bucket, publicUrl, timeoutMs, limits, fetchRules } = readMediaSettings(readVariable);
  const transport = chooseTransport(ambient);
  return {
    model: createLanguageModel(readModelSettings(readVariable), deployment),
    storage: createSupabaseStorage({
      url: SUPABASE_URL,
      publicUrl: publicUrl ?? PUBLIC_BASE_URL,
      serviceKey: SUPABASE_SERVICE_ROLE_KEY,
      bucket,
      timeoutMs,
      fetch: createTracedFetch(deployment.fetch),
    }),
    remote: transport ? { transport, startTimeout: (durationMs) => AbortSignal.timeout(durationMs) } : null,
    mediaLimits: limits,
    fetchRules,
  };
}
