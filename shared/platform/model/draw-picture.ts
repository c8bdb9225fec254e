import * as z from "zod";
import { base64Size, decodeBase64, type ModelMedia } from "../kernel/mod.ts";
import { measure } from "../telemetry/mod.ts";
import type { LoadClient } from "./model-client.ts";
import { ModelFailure } from "./model-failure.ts";
import type { RunInTime } from "./time-budget.ts";

const maxPictureBytes = 8 * 1024 * 1024;

/** Maximum size of a response: a picture in base64 and the JSON around it. */
export const maxPictureResponseBytes = Math.ceil((maxPictureBytes * 4) / 3) + 64 * 1024;

/** Draws a picture with one model. Rejects with a `ModelFailure`. */
export type DrawPicture = (prompt: string, runInTime: RunInTime) => Promise<ModelMedia>;

// Newer models take a file format and reject `response_format`; older ones only know `response_format`.
const dialects = [{ output_format: "jpeg", quality: "medium" }, { response_format: "b64_json" }] as const;

const imageList = z.object({ data: z.array(z.object({ b64_json: z.string().nullish() })).min(1) });

type Options = { loadClient: LoadClient; model: string; timeoutMs: number };

/** Tries the parameters of newer models first, and remembers which ones the endpoint accepts. */
export function createDrawPicture({ loadClient, model, timeoutMs }: Options): DrawPicture {
  let known = 0;

  return async function drawPicture(prompt, runInTime) {
    for (let dialect = known; ; dialect++) {
      try {
        const ask = async (signal: AbortSignal) => {
          const client = await loadClient();
          const request = { model, prompt, n: 1, size: "1024x1024" as const, ...dialects[dialect] };
          return client.images.generate(request, { signal });
        };
        const response: unknown = await measure("model", "picture", () => runInTime(ask, timeoutMs));
        const drawn = await readPicture(response);
        known = dialect;
        return drawn;
      } catch (error) {
        const isUnsupported = error instanceof ModelFailure && error.unsupported !== null;
        if (!isUnsupported || dialect === dialects.length - 1) throw error;
      }
    }
  };
}

/** A URL in the response is not fetched, because the output of a model is not trusted. */
async function readPicture(response: unknown): Promise<ModelMedia> {
  const parsed = imageList.safeParse(response);
  const [image] = parsed.data?.data ?? [];
  if (image === undefined)
    throw new ModelFailure("final", "Cannot use the response: it is not a list of pictures");
  const text = image.b64_json;
  if (!text) {
    const message = "Cannot use the response: it contains no picture";
    throw new ModelFailure("final", message, { unsupported: "format" });
  }
  const { checkPicture } = await import("./check-picture.ts");
  return checkPicture(decode(text), maxPictureBytes);
}

function decode(text: string): Uint8Array {
  const encoded = { text, start: 0 };
  const sizeBytes = base64Size(encoded);
  const bytes = sizeBytes === null ? null : decodeBase64(encoded, sizeBytes);
  if (bytes === null) throw new ModelFailure("final", "Cannot use the response: its picture is not base64");
  return bytes;
}
