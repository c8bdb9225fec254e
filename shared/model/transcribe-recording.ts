import * as z from "zod";
import { measure } from "../telemetry/measure.ts";
import type { ModelMedia } from "./language-model.ts";
import type { LoadClient } from "./model-client.ts";
import { ModelFailure } from "./model-failure.ts";
import type { RunInTime } from "./time-budget.ts";

/** Five minutes of the fastest speech stay well below; models that loop do not. */
const LONGEST_TRANSCRIPT = 10_000;

// Endpoints tell the container by the extension of the file name.
const EXTENSIONS: Readonly<Record<string, string>> = {
  "audio/mpeg": "mp3",
  "audio/mp4": "m4a",
  "audio/aac": "aac",
  "audio/wav": "wav",
  "audio/ogg": "ogg",
  "audio/webm": "webm",
  "audio/flac": "flac",
};

const transcription = z.object({ text: z.string() });

type Options = { loadClient: LoadClient; model: string; runInTime: RunInTime };

/** The words of a recording, without control characters. Rejects with a `ModelFailure`. */
export async function transcribeRecording(
  { bytes, mimeType }: ModelMedia,
  { loadClient, model, runInTime }: Options,
): Promise<string> {
  const name = `recording.${EXTENSIONS[mimeType] ?? "bin"}`;
  const ask = async (signal: AbortSignal) => {
    const client = await loadClient();
    const file = new File([new Uint8Array(bytes)], name, { type: mimeType });
    return client.audio.transcriptions.create(
      { file, model, response_format: "json", temperature: 0 },
      { signal },
    );
  };
  const answer: unknown = await measure("model", "transcription", () => runInTime(ask));
  const parsed = transcription.safeParse(answer);
  if (!parsed.success) throw new ModelFailure("final", "Cannot use the answer: it is no transcription");
  const text = parsed.data.text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, " ")
    .trim();
  if (text.length > LONGEST_TRANSCRIPT)
    throw new ModelFailure("final", "Cannot use the answer: the transcription is too long");
  return text;
}
