import {
  makeAdpcmWav,
  makeAdts,
  makeFlac,
  makeId3,
  makeM4a,
  makeMp3,
  makeOpus,
  makeVorbis,
  makeWav,
  makeWebm,
} from "./audio-files.ts";
import { join, zeros } from "./bytes.ts";
import { makeGif, makeJpeg, makePng, makeWebp } from "./image-files.ts";

/** A small valid picture of each accepted form, 320 by 200. */
export const images: Record<string, { mimeType: string; bytes: Uint8Array }> = {
  png: { mimeType: "image/png", bytes: makePng(320, 200) },
  gif: { mimeType: "image/gif", bytes: makeGif(320, 200) },
  jpeg: { mimeType: "image/jpeg", bytes: makeJpeg(320, 200) },
  "progressive jpeg": { mimeType: "image/jpeg", bytes: makeJpeg(320, 200, 0xc2) },
  "lossy webp": { mimeType: "image/webp", bytes: makeWebp(320, 200, "VP8 ") },
  "lossless webp": { mimeType: "image/webp", bytes: makeWebp(320, 200, "VP8L") },
  "extended webp": { mimeType: "image/webp", bytes: makeWebp(320, 200, "VP8X") },
};

/** A small valid recording of each accepted form with its duration. */
export const recordings: Record<string, { mimeType: string; bytes: Uint8Array; seconds: number }> = {
  wav: { mimeType: "audio/wav", bytes: makeWav(2.5), seconds: 2.5 },
  "adpcm wav": { mimeType: "audio/wav", bytes: makeAdpcmWav(3), seconds: 3 },
  flac: { mimeType: "audio/flac", bytes: makeFlac(12.5), seconds: 12.5 },
  mp3: { mimeType: "audio/mpeg", bytes: makeMp3(20), seconds: (20 * 1152) / 44_100 },
  "mp3 with a tag": {
    mimeType: "audio/mpeg",
    bytes: join(makeId3(zeros(300)), makeMp3(20)),
    seconds: (20 * 1152) / 44_100,
  },
  aac: { mimeType: "audio/aac", bytes: makeAdts(20), seconds: (20 * 1024) / 44_100 },
  "flac with a tag": { mimeType: "audio/flac", bytes: join(makeId3(zeros(30)), makeFlac(4)), seconds: 4 },
  opus: { mimeType: "audio/ogg", bytes: makeOpus(9), seconds: 9 },
  vorbis: { mimeType: "audio/ogg", bytes: makeVorbis(9), seconds: 9 },
  m4a: { mimeType: "audio/mp4", bytes: makeM4a(7), seconds: 7 },
  alac: { mimeType: "audio/mp4", bytes: makeM4a(7, { codec: "alac" }), seconds: 7 },
  webm: { mimeType: "audio/webm", bytes: makeWebm(7, { statedSeconds: 7 }), seconds: 7 },
};
