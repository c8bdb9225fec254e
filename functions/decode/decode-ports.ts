import type { FetchRules } from "../../shared/media/gather-media.ts";
import type { MediaLimits } from "../../shared/media/media-limits.ts";
import type { RemotePorts } from "../../shared/media/remote/fetch-remote-media.ts";
import type { MediaStorage } from "../../shared/media/storage/media-storage.ts";
import type { LanguageModel } from "../../shared/model/language-model.ts";

/** What decode touches outside beside the store. */
export type DecodePorts = {
  /** Null where no model is configured: then media cannot be read. */
  model: LanguageModel | null;
  storage: MediaStorage;
  /** Null where this runtime has no guarded way out: then only inline media can be read. */
  remote: RemotePorts | null;
  mediaLimits: MediaLimits;
  fetchRules: FetchRules;
};
