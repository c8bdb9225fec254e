import type { Ports } from "../../shared/http/ports.ts";
import { DEFAULT_FETCH_RULES } from "../../shared/media/gather-media.ts";
import { DEFAULT_MEDIA_LIMITS } from "../../shared/media/media-limits.ts";
import { chooseTransport } from "../../shared/media/remote/choose-transport.ts";
import { createSupabaseStorage } from "../../shared/media/storage/create-supabase-storage.ts";
import { createLanguageModel } from "../../shared/model/create-language-model.ts";
import { readModelSettings } from "../../shared/model/model-settings.ts";
import type { DecodePorts } from "./decode-ports.ts";

/** Private bucket of the project's storage that media waits in. */
const MEDIA_BUCKET = "media";

/** Connects decode to the model, the storage and the network of its deployment. */
export function createDecodePorts(
  ports: Ports,
  readVariable: (name: string) => string | undefined,
  ambient: object,
): DecodePorts {
  const { SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY, STORE_TIMEOUT_MS } = ports.settings;
  const transport = chooseTransport(ambient);
  return {
    model: createLanguageModel(readModelSettings(readVariable), ports),
    storage: createSupabaseStorage({
      url: SUPABASE_URL,
      serviceKey: SUPABASE_SERVICE_ROLE_KEY,
      bucket: MEDIA_BUCKET,
      timeoutMs: STORE_TIMEOUT_MS,
      fetch: ports.fetch,
    }),
    remote: transport ? { transport, startTimeout: (durationMs) => AbortSignal.timeout(durationMs) } : null,
    mediaLimits: DEFAULT_MEDIA_LIMITS,
    fetchRules: DEFAULT_FETCH_RULES,
  };
}
