import { describeCause } from "../../kernel/describe-cause.ts";
import type { OperationName } from "../../kernel/operation-name.ts";
import { ServiceError } from "../../kernel/service-error.ts";
import type { MediaStorage } from "../../media/storage/media-storage.ts";
import type { DishPicture, ModelJob } from "../../model/language-model.ts";
import type { ReadingContext } from "../../reading/reading-context.ts";
import type { ImageDelivery, ImageMarker } from "./image-marker.ts";
import { pictureFolder } from "./picture-folder.ts";

/** A picture that lies in storage, or one that could not be made. */
export type DrawnPicture = { status: "completed"; image: ImageMarker } | { status: "failed" };

/** Which picture of which job it is. */
export type PicturePlace = {
  operation: OperationName;
  jobId: string;
  index: number;
  delivery: ImageDelivery;
};

/** What drawing touches outside; `job` is null where no model draws. */
export type DrawingPorts = {
  job: Pick<ModelJob, "drawDish"> | null;
  storage: Pick<MediaStorage, "put">;
  log: ReadingContext["log"];
};

const EXTENSIONS: Readonly<Record<string, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
};

/** Draws a dish and stores the picture as long as its job is kept. A failure goes to the log and is no error. */
export async function drawPicture(
  dish: DishPicture,
  { operation, jobId, index, delivery }: PicturePlace,
  { job, storage, log }: DrawingPorts,
): Promise<DrawnPicture> {
  if (job === null) return { status: "failed" };
  try {
    const { bytes, mimeType } = await job.drawDish(dish);
    const path = `${pictureFolder(operation)}/${jobId}/${index}.${EXTENSIONS[mimeType] ?? "bin"}`;
    await storage.put(path, { bytes, mimeType });
    return { status: "completed", image: { path, mime_type: mimeType, delivery } };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log({ event: "picture_not_drawn", cause: describeCause(error) });
    return { status: "failed" };
  }
}
