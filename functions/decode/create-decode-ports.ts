import type { Ports } from "../../shared/http/ports.ts";
import { readMediaSettings } from "../../shared/media/media-settings.ts";
import { chooseTransport } from "../../shared/media/remote/choose-transport.ts";
import { createSupabaseStorage } from "../../shared/media/storage/create-supabase-storage.ts";
import { createLanguageModel } from "../../shared/model/create-language-model.ts";
import { readModelSettings } from "../../shared/model/model-settings.ts";
import type { DecodePorts } from "./decode-ports.ts";

/** Connects decode to the model, the storage and the network of its deployment. */
export function createDecodePorts(
  ports: Ports,
  readVariable: (name: string) => string | undefined,
  ambient: object,
): DecodePorts {
  const { SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY } = ports.settings;
  const { bucket, timeoutMs, limits, fetchRules } = readMediaSettings(readVariable);
  const transport = chooseTransport(ambient);
  return {
    model: createLanguageModel(readModelSettings(readVariable), ports),
    storage: createSupabaseStorage({
      url: SUPABASE_URL,
      serviceKey: SUPABASE_SERVICE_ROLE_KEY,
      bucket,
      timeoutMs,
      fetch: ports.fetch,
    }),
    remote: transport ? { transport, startTimeout: (durationMs) => AbortSignal.timeout(durationMs) } : null,
    mediaLimits: limits,
    fetchRules,
  };
}
