import type { RemoteMedia } from "../../shared/media/media-input.ts";
import type { StoredMedia } from "../../shared/media/storage/store-media.ts";
import type { StructuredItem } from "./contract.ts";

/**
 * What a decode job keeps of its request: text or items, and where its media is; `mediaFields` has the order in
 * which the media stood in the request.
 */
export type DecodeWork = {
  text: string | null;
  items: StructuredItem[];
  storedMedia: StoredMedia[];
  remoteMedia: RemoteMedia[];
  mediaFields: string[];
  compoundIds: number[];
  compoundNames: string[];
};
