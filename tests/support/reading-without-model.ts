import { defaultFetchRules, defaultMediaLimits } from "../../shared/platform/media/media-limits.ts";
import type { ReadingPorts } from "../../shared/platform/media/reading-ports.ts";

function refuseStorage(): never {
  throw new Error("Cannot store media: there is no storage here");
}

/** The ports of a deployment without model, storage and way out. */
export const readingWithoutModel: ReadingPorts = {
  model: null,
  storage: {
    put: refuseStorage,
    get: refuseStorage,
    sign: refuseStorage,
    remove: refuseStorage,
    list: refuseStorage,
    listFolders: refuseStorage,
  },
  remote: null,
  mediaLimits: defaultMediaLimits,
  fetchRules: defaultFetchRules,
};
