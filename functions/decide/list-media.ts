import type { MediaInput } from "../../shared/media/media-input.ts";
import type { MediaLimits } from "../../shared/media/media-limits.ts";
import { type DecideRequest, LIMITS } from "./contract.ts";

/** The media members of a request, in the contract's order. */
export function listMedia({ options = [], images = [] }: DecideRequest): MediaInput[] {
  const told = options.flatMap(({ type, data }, index): MediaInput[] =>
    type === "text"
      ? []
      : [{ field: optionField(index), text: data, expects: type, acceptsBareBase64: true }],
  );
  const shown = images.map(
    (text, index): MediaInput => ({ field: `images[${index}]`, text, expects: "image" }),
  );
  return [...told, ...shown];
}

/** Path of the medium of the option at `index`. */
export function optionField(index: number): string {
  return `options[${index}].data`;
}

/** Every option may be a picture or a recording; the sizes stay as they are configured. */
export function allowOptionMedia(limits: MediaLimits): MediaLimits {
  const count = LIMITS.mostOptions;
  return {
    ...limits,
    images: Math.max(limits.images, count),
    recordings: Math.max(limits.recordings, count),
  };
}
