import * as z from "zod";
import type { ModelMedia } from "../kernel/mod.ts";
import { measure } from "../telemetry/mod.ts";
import type { LoadClient } from "./model-client.ts";
import { ModelFailure } from "./model-failure.ts";
import type { RunInTime } from "./time-budget.ts";

/** Five minutes of the fastest speech stay well below this; models in a loop exceed it. */
const longestTranscript = 10_000;

// Endpoints detect the container by the extension of the file name.
const extensions: Readonly<Record<string, string>> = {
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

/** The words of a recording without control characters. Rejects with a `ModelFailure`. */
export async function transcribeRecording(
  { bytes, mimeType }: ModelMedia,
  { loadClient, model, runInTime }: Options,
): Promise<string> {
  const name = `recording.${extensions[mimeType] ?? "bin"}`;
  const ask = async (signal: AbortSignal) => {
    const client = await loadClient();
    const file = new File([new Uint8Array(bytes)], name, { type: mimeType });
    return client.audio.transcriptions.create(
      { file, model, response_format: "json", temperature: 0 },
      { signal },
    );
  };
  const response: unknown = await measure("model", "transcription", () => runInTime(ask));
  const parsed = transcription.safeParse(response);
  if (!parsed.success) throw new ModelFailure("final", "Cannot use the response: it is not a transcription");
  const text = parsed.data.text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, " ")
    .trim();
  if (text.length > longestTranscript)
    throw new ModelFailure("final", "Cannot use the response: the transcription is too long");
  return text;
}
