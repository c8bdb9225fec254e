import * as z from "zod";

/** A member that holds one medium, as a data URL or an address. */
export const mediaField = z.string().min(1);

const mimeType = z.string().describe("What the data is; a hint, as its bytes decide");

/** Attachments: media of either kind, as texts or with a MIME type beside bare base64. */
export const attachmentsField = z
  .array(
    z.union(
      [
        mediaField.describe("A data URL, or an http(s) address"),
        z.strictObject({
          data: mediaField.describe("A data URL, an http(s) address, or bare base64"),
          mime_type: mimeType.optional(),
        }),
      ],
      { error: "must be a data URL, an address, or an object with data and mime_type" },
    ),
  )
  .min(1)
  .describe("Pictures and recordings");

/** What {@link attachmentsField} reads. */
export type Attachments = z.infer<typeof attachmentsField>;
