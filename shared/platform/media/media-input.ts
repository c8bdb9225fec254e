import type { MediaKind } from "./media-file.ts";

/** The kind of media that a request field accepts; `any` for attachments. */
export type ExpectedKind = MediaKind | "any";

/** A media field of a request as it was sent. */
export type MediaInput = {
  /** Path of the field, such as `attachments[2]`. */
  field: string;
  text: string;
  expects: ExpectedKind;
  /** Set where the field accepts only data URLs (`inline`) or only http(s) URLs (`remote`). */
  source?: "inline" | "remote";
  /** Whether bare base64 text is accepted too. */
  acceptsBareBase64?: boolean;
};

/** Media to be fetched; its URL has passed the checks that need no name resolution. */
export type RemoteMedia = { field: string; expects: ExpectedKind; url: string };

/** Inline media in the storage, as the input of a job refers to it. */
export type StoredMedia = { field: string; kind: MediaKind; path: string; sizeBytes: number };

/** The media of a job; `mediaFields` lists the fields in the order of the request. */
export type MediaWork = { storedMedia: StoredMedia[]; remoteMedia: RemoteMedia[]; mediaFields: string[] };

/** Media in memory, not yet checked. `bytes` is only the beginning if `sizeBytes` exceeds every limit. */
export type RawMedia = {
  field: string;
  expects: ExpectedKind;
  bytes: Uint8Array;
  sizeBytes: number;
  isInline: boolean;
};
