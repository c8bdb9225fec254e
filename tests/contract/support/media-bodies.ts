import { asDataUrl } from "../../unit/media/support/as-data-url.ts";
import { makeFlac, makeWav } from "../../unit/media/support/audio-files.ts";
import { makePng } from "../../unit/media/support/image-files.ts";

/** An unstructured body with these members. */
export function unstructured(members: Record<string, unknown>): Record<string, unknown> {
  return { input_mode: "unstructured", ...members };
}

/** A picture as a data URL; no two sizes have the same bytes. */
export function image({ width = 32, height = 20, sizeBytes = 0 } = {}): string {
  return asDataUrl(padTo(makePng(width, height), sizeBytes), "image/png");
}

/** A recording as a data URL; 0 seconds make one whose duration cannot be determined. */
export function recording({ seconds = 2, sizeBytes = 0 } = {}): string {
  return asDataUrl(padTo(makeFlac(seconds), sizeBytes), "audio/flac");
}

/** A short recording in another format. */
export function wave(): string {
  return asDataUrl(makeWav(0.5), "audio/wav");
}

/** The base64 of a data URL. */
export function bareBase64(dataUrl: string): string {
  return dataUrl.slice(dataUrl.indexOf(",") + 1);
}

/** What follows the file's own end is no part of the picture or recording, but of its size. */
function padTo(bytes: Uint8Array, sizeBytes: number): Uint8Array {
  const padded = new Uint8Array(Math.max(sizeBytes, bytes.length));
  padded.set(bytes);
  return padded;
}
