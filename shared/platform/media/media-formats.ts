import { spells } from "./bytes.ts";
import { readFlac } from "./formats/read-flac.ts";
import { readMp4 } from "./formats/read-mp4.ts";
import { readMpegAudio, startsMpegAudio } from "./formats/read-mpeg-audio.ts";
import { readOgg } from "./formats/read-ogg.ts";
import { readGif, readJpeg, readPng, readWebp } from "./formats/read-pictures.ts";
import { readWav } from "./formats/read-wav.ts";
import { readWebm } from "./formats/read-webm.ts";
import type { MediaFacts, MediaKind } from "./media-file.ts";

/** An accepted format: its signature and the reader of its header. `read` may only be called for matching files. */
type MediaFormat = {
  kind: MediaKind;
  matches: (bytes: Uint8Array) => boolean;
  read: (bytes: Uint8Array) => MediaFacts | null;
};

/** Every accepted format. Their signatures are exclusive, so the order does not matter. */
const mediaFormats: readonly MediaFormat[] = [
  { kind: "image", matches: (bytes) => spells(bytes, 0, "\x89PNG\r\n\x1a\n"), read: readPng },
  { kind: "image", matches: (bytes) => spells(bytes, 0, "\xff\xd8\xff"), read: readJpeg },
  {
    kind: "image",
    matches: (bytes) => spells(bytes, 0, "GIF87a") || spells(bytes, 0, "GIF89a"),
    read: readGif,
  },
  { kind: "image", matches: (bytes) => isRiff(bytes, "WEBP"), read: readWebp },
  { kind: "audio", matches: (bytes) => isRiff(bytes, "WAVE"), read: readWav },
  { kind: "audio", matches: (bytes) => spells(bytes, 0, "fLaC"), read: readFlac },
  { kind: "audio", matches: (bytes) => spells(bytes, 0, "OggS"), read: readOgg },
  { kind: "audio", matches: (bytes) => spells(bytes, 4, "ftyp"), read: readMp4 },
  { kind: "audio", matches: (bytes) => spells(bytes, 0, "\x1aE\xdf\xa3"), read: readWebm },
  { kind: "audio", matches: startsMpegAudio, read: readMpegAudio },
];

/** The format of a file by its bytes, or null. The first 64 KiB of the file are sufficient. */
export function findMediaFormat(bytes: Uint8Array): MediaFormat | null {
  return mediaFormats.find(({ matches }) => matches(bytes)) ?? null;
}

function isRiff(bytes: Uint8Array, form: string): boolean {
  return spells(bytes, 0, "RIFF") && spells(bytes, 8, form);
}
