/** What a media field holds. */
export type MediaKind = "image" | "audio";

/** What a picture's header says of it; pixels as stored, before any rotation. */
export type ImageFacts = { kind: "image"; mimeType: string; width: number; height: number };

/** What a recording's container says of it; no duration where it cannot be told. */
export type AudioFacts = { kind: "audio"; mimeType: string; durationSeconds: number | null };

/** A file as its bytes describe it. */
export type MediaFacts = ImageFacts | AudioFacts;

/** A media file that has passed every check; `field` is the path of the request member it came from. */
export type MediaFile = { field: string; bytes: Uint8Array } & (
  | ImageFacts
  | (AudioFacts & { durationSeconds: number })
);
