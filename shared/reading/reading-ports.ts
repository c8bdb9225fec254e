import type { FetchRules } from "../media/fetch-rules.ts";
import type { MediaLimits } from "../media/media-limits.ts";
import type { RemotePorts } from "../media/remote/fetch-remote-media.ts";
import type { MediaStorage } from "../media/storage/media-storage.ts";
import type { LanguageModel } from "../model/language-model.ts";

/** What reading words, pictures and recordings touches outside beside the store. */
export type ReadingPorts = {
  /** Null where no model is configured: then media cannot be read. */
  model: LanguageModel | null;
  storage: MediaStorage;
  /** Null where this runtime has no guarded way out: then only inline media can be read. */
  remote: RemotePorts | null;
  mediaLimits: MediaLimits;
  fetchRules: FetchRules;
};
