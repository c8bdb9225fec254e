import type { DishImage } from "../dish-contract.ts";
import { type ImageMarker, imageMarker } from "./image-marker.ts";
import { type ShowingPorts, showPicture } from "./show-picture.ts";

/** What a poll shows of a completed job. */
type ShownJob = { result: unknown; meta: Record<string, unknown> };

/**
 * The result with its pictures, each read or signed once, in place of their markers. One that cannot be shown is left
 * out, and `meta.warnings` has `image_unavailable`.
 */
export async function showPictures({ result, meta }: ShownJob, ports: ShowingPorts): Promise<ShownJob> {
  const images = new Map<string, DishImage | null>();
  // One after the other: a picture is megabytes.
  for (const marker of listMarkers(result))
    if (!images.has(marker.path)) images.set(marker.path, await showPicture(marker, ports));
  if (images.size === 0) return { result, meta };
  const warnings = [...images.values()].includes(null) ? ["image_unavailable"] : [];
  const told = Array.isArray(meta.warnings) ? meta.warnings : [];
  return { result: replaceMarkers(result, images), meta: { ...meta, warnings: [...told, ...warnings] } };
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
