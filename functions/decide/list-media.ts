import type { MediaInput, MediaLimits } from "../../shared/platform/media/mod.ts";
import { type DecideRequest, decideLimits } from "./contract.ts";

/** The media members of a request, in the contract's order. */
export function listMedia({ options = [], images = [] }: DecideRequest): MediaInput[] {
  const inOptions = options.flatMap(({ type, data }, index): MediaInput[] =>
    type === "text"
      ? []
      : [{ field: optionField(index), text: data, expects: type, acceptsBareBase64: true }],
  );
  const inImages = images.map(
    (text, index): MediaInput => ({ field: `images[${index}]`, text, expects: "image" }),
  );
  return [...inOptions, ...inImages];
}

/** Path of the medium of the option at `index`. */
export function optionField(index: number): string {
  return `options[${index}].data`;
}

/** Every option may be a picture or a recording; the sizes stay as they are configured. */
export function allowOptionMedia(limits: MediaLimits): MediaLimits {
  const count = decideLimits.mostOptions;
  return {
    ...limits,
    images: Math.max(limits.images, count),
    recordings: Math.max(limits.recordings, count),
  };
}
