/** The kind of a media file. */
export type MediaKind = "image" | "audio";

/** Facts from the header of a picture, in pixels as stored, before any rotation. */
export type ImageFacts = { kind: "image"; mimeType: string; width: number; height: number };

/** Facts from the container of a recording; the duration is null where it cannot be determined. */
export type AudioFacts = { kind: "audio"; mimeType: string; durationSeconds: number | null };

/** Facts read from the bytes of a file. */
export type MediaFacts = ImageFacts | AudioFacts;

/** A media file that has passed every check; `field` is the path of its request field. */
export type MediaFile = { field: string; bytes: Uint8Array } & (
  | ImageFacts
  | (AudioFacts & { durationSeconds: number })
);
