import * as z from "zod";
import { mediaField } from "../kernel/mod.ts";
import type { MediaInput } from "./media-input.ts";

const mimeType = z.string().describe("The MIME type of the data; a hint only, as the bytes decide");

/** A schema for media files of either kind, as text or as objects, which may also contain bare base64. */
export const attachmentsField = z
  .array(
    z.union(
      [
        mediaField.describe("A data URL or an http(s) URL"),
        z.strictObject({
          data: mediaField.describe("A data URL, an http(s) URL or bare base64"),
          mime_type: mimeType.optional(),
        }),
      ],
      { error: "must be a data URL, an http(s) URL, or an object with data and mime_type" },
    ),
  )
  .min(1)
  .describe("Pictures and recordings");

type Attachment = z.infer<typeof attachmentsField>[number];

/** The attachments of a request as media inputs. */
export function listAttachments(attachments: readonly Attachment[]): MediaInput[] {
  return attachments.map((attachment, index) => {
    const isText = typeof attachment === "string";
    const text = isText ? attachment : attachment.data;
    return { field: `attachments[${index}]`, text, expects: "any", acceptsBareBase64: !isText };
  });
}
