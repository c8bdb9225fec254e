import type { LanguageModel, MediaStorage } from "../kernel/mod.ts";
import type { FetchRules, MediaLimits } from "./media-limits.ts";
import type { RemotePorts } from "./remote/fetch-remote-media.ts";

/** Everything external, except for the store, that reading words, pictures and recordings needs. */
export type ReadingPorts = {
  /** Null without a configured model; media cannot be read then. */
  model: LanguageModel | null;
  storage: MediaStorage;
  /** Null where this runtime has no guarded network access; only inline media can be read then. */
  remote: RemotePorts | null;
  mediaLimits: MediaLimits;
  fetchRules: FetchRules;
};
