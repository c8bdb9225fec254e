import type { MediaInput } from "../media/media-input.ts";

type Attachment = string | { data: string };

/** The attachments of a request as media members; an object may hold bare base64. */
export function listAttachments(attachments: readonly Attachment[]): MediaInput[] {
  return attachments.map((attachment, index) => {
    const isText = typeof attachment === "string";
    const text = isText ? attachment : attachment.data;
    return { field: `attachments[${index}]`, text, expects: "any", acceptsBareBase64: !isText };
  });
}
