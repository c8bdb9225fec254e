import type { AudioFacts } from "../media-file.ts";

/** Facts of a recording; a duration that is no positive finite number counts as none. */
export function toAudioFacts(mimeType: string, seconds: number): AudioFacts {
  return {
    kind: "audio",
    mimeType,
    durationSeconds: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
  };
}
