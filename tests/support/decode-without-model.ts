import { createDecode } from "../../functions/decode/operation.ts";
import { DEFAULT_FETCH_RULES } from "../../shared/media/gather-media.ts";
import { DEFAULT_MEDIA_LIMITS } from "../../shared/media/media-limits.ts";

function refuseStorage(): never {
  throw new Error("Cannot store media: this decode has none");
}

/** Decode as a deployment without model and media has it. */
export const decode = createDecode({
  model: null,
  storage: {
    put: refuseStorage,
    get: refuseStorage,
    remove: refuseStorage,
    list: refuseStorage,
    listFolders: refuseStorage,
  },
  remote: null,
  mediaLimits: DEFAULT_MEDIA_LIMITS,
  fetchRules: DEFAULT_FETCH_RULES,
});
