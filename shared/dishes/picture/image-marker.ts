import * as z from "zod";

/** How a caller gets a picture: within the answer, or by an address that expires. */
export const imageDelivery = z.enum(["base64", "signed_url"]);
export type ImageDelivery = z.infer<typeof imageDelivery>;

/** What a job's result keeps where a picture is to stand: its place in storage. */
export const imageMarker = z.strictObject({
  path: z.string().startsWith("pictures/"),
  mime_type: z.string(),
  delivery: imageDelivery,
});
export type ImageMarker = z.infer<typeof imageMarker>;
