import { bareBase64, image, recording, wave } from "./media-bodies.ts";

/** What a media request is refused with, and its media members. */
export type MediaRefusal = [code: string, status: number, field: string, members: Record<string, unknown>];

/** A document that says it is a picture. */
export const pdf = `data:image/png;base64,${Buffer.from("%PDF-1.7 and more").toString("base64")}`;
/** One byte more than the stack of the media tests takes. */
export const largeImage = image({ sizeBytes: 100_001 });
const urlOfImage = "https://pictures.example.com/plate.jpg";

/** A list of one value. */
export function times(count: number, value: unknown): unknown[] {
  return Array(count).fill(value);
}

/** Each way in which media can be wrong at the POST, under the limits of the media tests' stack. */
export const mediaRefusals: Record<string, MediaRefusal> = {
  "11 attachments": [
    "attachments_limit_exceeded",
    400,
    "attachments[10]",
    { attachments: times(11, image()) },
  ],
  "6 images": ["image_inputs_limit_exceeded", 400, "attachments[5]", { attachments: times(6, image()) }],
  "6 images over all members": [
    "image_inputs_limit_exceeded",
    400,
    "foodImageRemaining",
    { foodImage: image(), attachments: times(4, image()), foodImageRemaining: image() },
  ],
  "6 images of which some are URLs": [
    "image_inputs_limit_exceeded",
    400,
    "foodImage",
    { foodImage: urlOfImage, attachments: times(5, image()) },
  ],
  "3 recordings": [
    "audio_inputs_limit_exceeded",
    400,
    "attachments[1]",
    { foodVoice: wave(), attachments: [wave(), recording()] },
  ],
  "a document that says it is an image": [
    "unsupported_attachment_type",
    415,
    "foodImage",
    { foodImage: pdf },
  ],
  "an image as a recording": ["unsupported_attachment_type", 415, "foodVoice", { foodVoice: image() }],
  "a recording as an image": ["unsupported_attachment_type", 415, "foodImage", { foodImage: recording() }],
  "an attachment of no known type": [
    "unsupported_attachment_type",
    415,
    "attachments[1]",
    { attachments: [image(), { data: bareBase64(pdf), mime_type: "image/png" }] },
  ],
  "an image of too many bytes": ["image_too_large", 413, "foodImage", { foodImage: largeImage }],
  "an image of too many pixels": [
    "image_too_large",
    413,
    "foodImage",
    { foodImage: image({ width: 10_000, height: 5_001 }) },
  ],
  "an image with too long a side": [
    "image_too_large",
    413,
    "foodImageRemaining",
    { foodImage: image(), foodImageRemaining: image({ width: 16_385, height: 1 }) },
  ],
  "a recording of too many bytes": [
    "audio_too_large",
    413,
    "foodVoice",
    { foodVoice: recording({ sizeBytes: 120_001 }) },
  ],
  "a recording that is too long": [
    "audio_duration_exceeded",
    422,
    "foodVoice",
    { foodVoice: recording({ seconds: 301 }) },
  ],
  "a recording of unknown length": [
    "audio_duration_unavailable",
    422,
    "foodVoice",
    { foodVoice: recording({ seconds: 0 }) },
  ],
  "too much inline media": [
    "inline_media_total_exceeded",
    413,
    "attachments[1]",
    { foodImage: image({ sizeBytes: 70_000 }), attachments: times(2, image({ sizeBytes: 70_000 })) },
  ],
  "too much media": [
    "media_total_exceeded",
    413,
    "attachments[2]",
    { foodImage: image({ sizeBytes: 70_000 }), attachments: times(3, image({ sizeBytes: 70_000 })) },
  ],
  "a data URL without a comma": ["invalid_request", 400, "foodImage", { foodImage: "data:image/png;base64" }],
  "a data URL that is not base64": [
    "invalid_request",
    400,
    "foodImage",
    { foodImage: "data:image/svg+xml,<svg/>" },
  ],
  "malformed base64": ["invalid_request", 400, "foodVoice", { foodVoice: "data:audio/wav;base64,UklG*" }],
  "an empty file": ["invalid_request", 400, "foodImage", { foodImage: "data:image/png;base64," }],
  "a bare base64 text": ["invalid_request", 400, "foodImage", { foodImage: bareBase64(image()) }],
  "a file URL": ["invalid_request", 400, "foodImage", { foodImage: "file:///etc/passwd" }],
  "a malformed URL": ["invalid_request", 400, "foodImage", { foodImage: "https://" }],
  "a URL of this machine": ["invalid_request", 400, "foodImage", { foodImage: "http://127.0.0.1/a.png" }],
  "a URL of this machine in another notation": [
    "invalid_request",
    400,
    "attachments[0]",
    { attachments: ["http://2130706433/a.png"] },
  ],
  "a URL of a private network": [
    "invalid_request",
    400,
    "foodVoice",
    { foodVoice: "http://[fd00::1]/a.mp3" },
  ],
  "a URL of a cloud's metadata": [
    "invalid_request",
    400,
    "foodImageRemaining",
    { foodText: "rice", foodImageRemaining: "http://169.254.169.254/latest" },
  ],
};
