import type { RemoteMedia } from "../media/media-input.ts";
import type { StoredMedia } from "../media/storage/store-media.ts";

/** Where the media of a job is; `mediaFields` has the order in which it stood in the request. */
export type MediaWork = { storedMedia: StoredMedia[]; remoteMedia: RemoteMedia[]; mediaFields: string[] };
