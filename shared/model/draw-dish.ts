import * as z from "zod";
import { base64Size, decodeBase64 } from "../media/base64.ts";
import { measure } from "../telemetry/measure.ts";
import type { DishPicture, ModelMedia } from "./language-model.ts";
import type { LoadClient } from "./model-client.ts";
import { ModelFailure } from "./model-failure.ts";
import { phraseDish } from "./phrase-dish.ts";
import { MAX_PICTURE_BYTES } from "./picture-limit.ts";
import type { RunInTime } from "./time-budget.ts";

/** A picture in base64, and what stands around it. */
export const MAX_PICTURE_ANSWER_BYTES = Math.ceil((MAX_PICTURE_BYTES * 4) / 3) + 64 * 1024;

/** Asks one model for a picture. Rejects with a `ModelFailure`. */
export type DrawDish = (picture: DishPicture, runInTime: RunInTime) => Promise<ModelMedia>;

// Newer models are told the format of the file and refuse `response_format`; others know only that one.
const DIALECTS = [{ output_format: "jpeg", quality: "medium" }, { response_format: "b64_json" }] as const;

const answerShape = z.object({ data: z.array(z.object({ b64_json: z.string().nullish() })).min(1) });

type Options = { loadClient: LoadClient; model: string; timeoutMs: number };

/** Asks in the way of newer models first; which way the endpoint takes is remembered once found out. */
export function createDrawDish({ loadClient, model, timeoutMs }: Options): DrawDish {
  let known = 0;

  return async function drawDish(picture, runInTime) {
    const prompt = phraseDish(picture);
    for (let dialect = known; ; dialect++) {
      try {
        const ask = async (signal: AbortSignal) => {
          const client = await loadClient();
          const request = { model, prompt, n: 1, size: "1024x1024" as const, ...DIALECTS[dialect] };
          return client.images.generate(request, { signal });
        };
        const answer: unknown = await measure("model", "picture", () => runInTime(ask, timeoutMs));
        const drawn = await readPicture(answer);
        known = dialect;
        return drawn;
      } catch (error) {
        const isUnsupported = error instanceof ModelFailure && error.unsupported !== null;
        if (!isUnsupported || dialect === DIALECTS.length - 1) throw error;
      }
    }
  };
}

/** An address is not followed: where it leads is the endpoint's to say, and a model's output is not trusted. */
async function readPicture(answer: unknown): Promise<ModelMedia> {
  const parsed = answerShape.safeParse(answer);
  const [image] = parsed.data?.data ?? [];
  if (image === undefined)
    throw new ModelFailure("final", "Cannot use the answer: it is no list of pictures");
  const text = image.b64_json;
  if (!text) {
    const message = "Cannot use the answer: it holds no picture";
    throw new ModelFailure("final", message, { unsupported: "format" });
  }
  const { checkPicture } = await import("./check-picture.ts");
  return checkPicture(decode(text));
}

function decode(text: string): Uint8Array {
  const encoded = { text, start: 0 };
  const sizeBytes = base64Size(encoded);
  const bytes = sizeBytes === null ? null : decodeBase64(encoded, sizeBytes);
  if (bytes === null) throw new ModelFailure("final", "Cannot use the answer: its picture is no base64");
  return bytes;
}
