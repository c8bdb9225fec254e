import type { ErrorCode } from "../../shared/platform/kernel/error-code.ts";
import type { OperationName } from "../../shared/platform/kernel/operation-name.ts";
import { bareBase64, image, recording, unstructured, wave } from "../contract/support/media-bodies.ts";

const megabyte = 1024 * 1024;
const question = "Which of these has more protein?";
const document = `data:image/png;base64,${Buffer.from("%PDF-1.7 and more").toString("base64")}`;
const privateUrl = "http://192.168.1.20/plate.jpg";

type Bodies = { [code in ErrorCode]?: () => Record<string, unknown> };

const ofDecode: Bodies = {
  attachments_limit_exceeded: () => unstructured({ attachments: times(11, image()) }),
  image_inputs_limit_exceeded: () => unstructured({ attachments: times(6, image()) }),
  audio_inputs_limit_exceeded: () => unstructured({ attachments: times(3, wave()) }),
  unsupported_attachment_type: () =>
    unstructured({ attachments: [image(), { data: bareBase64(document), mime_type: "image/png" }] }),
  image_too_large: () => unstructured({ foodImage: manyPixels() }),
  audio_too_large: () => unstructured({ foodVoice: recording({ sizeBytes: 20 * megabyte + 1 }) }),
  inline_media_total_exceeded: () => unstructured({ attachments: recordings(12.1) }),
  media_total_exceeded: () => unstructured({ attachments: recordings(16.1) }),
  audio_duration_exceeded: () => unstructured({ foodVoice: recording({ seconds: 301 }) }),
  audio_duration_unavailable: () => unstructured({ foodVoice: recording({ seconds: 0 }) }),
};

/** Requests that are refused for their media, where the deployment has a model to read it with. */
export const wrongMedia: { readonly [name in OperationName]?: Bodies } = {
  decode: ofDecode,
  decode_sensory: { input_too_large: () => ({ foodImage: manyPixels() }) },
  decode_symptoms: {
    input_too_large: () => ({ symptomImage: manyPixels() }),
    validation_error: () => ({ symptomImage: document }),
    invalid_request: () => ({ symptomImageUrl: privateUrl }),
  },
  decide: {
    input_too_large: () => ({ request_text: question, images: [manyPixels()] }),
    invalid_request: () => ({ request_text: question, images: [privateUrl] }),
  },
};

function times(count: number, value: unknown): unknown[] {
  return Array(count).fill(value);
}

function manyPixels(): string {
  return image({ width: 10_000, height: 5_001 });
}

/** Two recordings of so many megabytes each. */
function recordings(megabytes: number): string[] {
  return [1, 2].map((seconds) => recording({ seconds, sizeBytes: Math.round(megabytes * megabyte) }));
}
