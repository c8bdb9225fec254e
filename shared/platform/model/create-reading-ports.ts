import {
  chooseTransport,
  createSupabaseStorage,
  type ReadingPorts,
  readMediaSettings,
} from "../media/mod.ts";
import type { Store } from "../store/mod.ts";
import { createTracedFetch } from "../telemetry/mod.ts";
import { createLanguageModel } from "./create-language-model.ts";
import type { ModelPorts } from "./model-ports.ts";
import { readModelSettings } from "./model-settings.ts";

/** The part of the ports that exists at boot. */
type Deployment = Omit<ModelPorts, "takeModelAttempt"> & {
  store: Pick<Store, "takeModelAttempt">;
  settings: { SUPABASE_URL: string; SUPABASE_SERVICE_ROLE_KEY: string; PUBLIC_BASE_URL: string };
};

/** The model, the storage and the network that an operation reads its input with. */
export function createReadingPorts(
  deployment: Deployment,
  readVariable: (name: string) => string | undefined,
  ambient: object,
): ReadingPorts {
  const { SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY, PUBLIC_BASE_URL } = deployment.settings;
  const { bucket, publicUrl, timeoutMs, limits, fetchRules } = readMediaSettings(readVariable);
  const transport = chooseTransport(ambient);
  const { takeModelAttempt } = deployment.store;
  return {
    model: createLanguageModel(readModelSettings(readVariable), { ...deployment, takeModelAttempt }),
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
