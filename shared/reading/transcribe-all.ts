import type { MediaFile } from "../media/media-file.ts";
import type { ModelJob } from "../model/language-model.ts";

/** The words of a request: its text, then those of each recording, as lines; empty where there are none. */
export async function transcribeAll(
  text: string | null,
  media: readonly MediaFile[],
  job: ModelJob | null,
): Promise<string> {
  const lines = text === null ? [] : [text];
  for (const file of media) if (file.kind === "audio" && job) lines.push(await job.transcribe(file));
  return lines.join("\n");
}
