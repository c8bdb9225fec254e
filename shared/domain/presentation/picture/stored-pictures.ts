import * as z from "zod";
import { createUuidV7, type MediaStorage, type OperationName } from "../../../platform/kernel/mod.ts";

/** How a caller gets a picture: inline in the response, or as a URL that expires. */
const imageDelivery = z.enum(["base64", "signed_url"]);
export type ImageDelivery = z.infer<typeof imageDelivery>;

/** The placeholder for a picture in a stored result: its path in storage. */
export const imageMarker = z.strictObject({
  path: z.string().startsWith("pictures/"),
  mime_type: z.string(),
  delivery: imageDelivery,
});
export type ImageMarker = z.infer<typeof imageMarker>;

/** The request field for how pictures of dishes are returned. */
export const imageDeliveryField = z
  .enum(["base64", "signed_url", "none"])
  .meta({ id: "ImageDelivery", description: "How pictures are returned; none are drawn by default" });

/** The folder with the pictures of an operation's results, one subfolder per job; job media is stored elsewhere and erased earlier. */
export function pictureFolder(operation: OperationName): string {
  return `pictures/${operation}`;
}

/** Erases the pictures of an operation's jobs created before a time in milliseconds since the epoch. */
export async function erasePictures(
  operation: OperationName,
  madeBeforeMs: number,
  storage: Pick<MediaStorage, "list" | "listFolders" | "remove">,
): Promise<void> {
  const folder = pictureFolder(operation);
  // Job ids begin with their time, so the old ones come first and the others are not listed.
  const firstSpared = createUuidV7(madeBeforeMs, new Uint8Array(10));
  for (const jobId of await storage.listFolders(folder, firstSpared))
    await storage.remove(await storage.list(`${folder}/${jobId}`));
}
