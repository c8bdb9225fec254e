import {
  describeCause,
  encodeBase64,
  type Log,
  type MediaStorage,
  ServiceError,
} from "../../../platform/kernel/mod.ts";
import type { DishImage } from "../dish-contract.ts";
import { type ImageMarker, imageMarker } from "./stored-pictures.ts";

/** The ports for stored pictures. */
type ShowingPorts = {
  storage: Pick<MediaStorage, "get" | "sign">;
  /** Milliseconds since the epoch. */
  now: () => number;
  log: Log;
};

const addressSeconds = 24 * 60 * 60;

/** The result of a completed job in the response to a poll. */
type ShownJob = { result: unknown; meta: Record<string, unknown> };

/**
 * The result with its pictures, each read or signed once, in place of their markers. A picture that is not available is
 * left out, and `meta.warnings` has `image_unavailable`.
 */
export async function showPictures({ result, meta }: ShownJob, ports: ShowingPorts): Promise<ShownJob> {
  const images = new Map<string, DishImage | null>();
  // One after the other, as each picture has megabytes.
  for (const marker of listMarkers(result))
    if (!images.has(marker.path)) images.set(marker.path, await showPicture(marker, ports));
  if (images.size === 0) return { result, meta };
  const warnings = [...images.values()].includes(null) ? ["image_unavailable"] : [];
  const known = Array.isArray(meta.warnings) ? meta.warnings : [];
  return { result: replaceMarkers(result, images), meta: { ...meta, warnings: [...known, ...warnings] } };
}

function listMarkers(value: unknown): ImageMarker[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const marker = readMarker(name, member);
    return marker === null ? listMarkers(member) : [marker];
  });
}

function replaceMarkers(value: unknown, images: ReadonlyMap<string, DishImage | null>): unknown {
  if (Array.isArray(value)) return value.map((member) => replaceMarkers(member, images));
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).flatMap(([name, member]): [string, unknown][] => {
    const marker = readMarker(name, member);
    if (marker === null) return [[name, replaceMarkers(member, images)]];
    const image = images.get(marker.path);
    return image ? [[name, image]] : [];
  });
  return Object.fromEntries(members);
}

function readMarker(name: string, value: unknown): ImageMarker | null {
  return name === "image" ? (imageMarker.safeParse(value).data ?? null) : null;
}

/** The picture with the requested delivery; null if it is gone or the storage fails. */
async function showPicture(marker: ImageMarker, ports: ShowingPorts): Promise<DishImage | null> {
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
  // Storage counts whole seconds: rounded down, so that the stated expiry is never too late.
  const expiresAtMs = (Math.floor(now() / 1000) + addressSeconds) * 1000;
  const url = await storage.sign(path, addressSeconds);
  return url === null ? null : { mime_type, url, expires_at: new Date(expiresAtMs).toISOString() };
}
