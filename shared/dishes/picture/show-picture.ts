import { describeCause } from "../../kernel/describe-cause.ts";
import { ServiceError } from "../../kernel/service-error.ts";
import { encodeBase64 } from "../../media/base64.ts";
import type { MediaStorage } from "../../media/storage/media-storage.ts";
import type { ReadingContext } from "../../reading/reading-context.ts";
import type { DishImage } from "../dish-contract.ts";
import type { ImageMarker } from "./image-marker.ts";

/** What showing a stored picture touches outside. */
export type ShowingPorts = {
  storage: Pick<MediaStorage, "get" | "sign">;
  /** Milliseconds of the epoch. */
  now: () => number;
  log: ReadingContext["log"];
};

const ADDRESS_SECONDS = 24 * 60 * 60;

/** The picture in the way that its caller asked for; null where it is gone or the storage does not answer. */
export async function showPicture(marker: ImageMarker, ports: ShowingPorts): Promise<DishImage | null> {
  try {
    return marker.delivery === "base64" ? await readBytes(marker, ports) : await signAddress(marker, ports);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    ports.log({ event: "picture_not_shown", cause: describeCause(error) });
    return null;
  }
}

async function readBytes({ path, mime_type }: ImageMarker, { storage }: ShowingPorts) {
  const bytes = await storage.get(path);
  return bytes === null ? null : { mime_type, data: encodeBase64(bytes) };
}

async function signAddress({ path, mime_type }: ImageMarker, { storage, now }: ShowingPorts) {
  // Storage counts whole seconds: told a moment too early rather than too late.
  const expiresAtMs = (Math.floor(now() / 1000) + ADDRESS_SECONDS) * 1000;
  const url = await storage.sign(path, ADDRESS_SECONDS);
  return url === null ? null : { mime_type, url, expires_at: new Date(expiresAtMs).toISOString() };
}
