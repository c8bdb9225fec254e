import * as z from "zod";

/** A member that holds one medium, as a data URL or an address. */
export const mediaField = z.string().min(1);

/** Attachments: media of either kind, as texts or with a MIME type beside bare base64. */
export const attachmentsField = z
  .array(
    z.union([mediaField, z.strictObject({ data: mediaField, mime_type: z.string().optional() })], {
      error: "must be a data URL, an address, or an object with data and mime_type",
    }),
  )
  .min(1);

/** What {@link attachmentsField} reads. */
export type Attachments = z.infer<typeof attachmentsField>;
