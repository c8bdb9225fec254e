import type { MediaKind } from "./media-file.ts";

/** What a request member may hold; `any` makes it an attachment. */
export type ExpectedKind = MediaKind | "any";

/** A media member of a request as it was sent. */
export type MediaInput = {
  /** Path of the member, such as `attachments[2]`. */
  field: string;
  text: string;
  expects: ExpectedKind;
  /** Where the member takes only one of the two: data URLs, or HTTP(S) URLs. */
  source?: "inline" | "remote";
  /** Whether bare base64 text is taken too. */
  acceptsBareBase64?: boolean;
};

/** Media to be fetched; its URL has passed the checks that need no name service. */
export type RemoteMedia = { field: string; expects: ExpectedKind; url: string };

/** Media at hand but unchecked. `bytes` is only the beginning when `sizeBytes` is larger than any limit. */
export type RawMedia = {
  field: string;
  expects: ExpectedKind;
  bytes: Uint8Array;
  sizeBytes: number;
  isInline: boolean;
};
