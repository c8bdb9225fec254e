import {
  commonNaming,
  type MediaFile,
  type MediaInput,
  type MediaLimits,
  type MediaWork,
  receiveMedia,
} from "../../shared/platform/media/mod.ts";
import { type DecideRequest, decideLimits } from "./contract.ts";
import type { DecidePorts } from "./decide-ports.ts";

/** A request with its media: inline media stays in memory, what is given by URL is fetched within the request. */
export type ReceivedQuestion = {
  readonly request: DecideRequest;
  readonly inline: readonly MediaFile[];
  readonly mediaWork: MediaWork;
};

/** Checks the media of a request. Rejects with a `ServiceError` for what is invalid or cannot be read here. */
export async function receiveQuestion(request: DecideRequest, ports: DecidePorts): Promise<ReceivedQuestion> {
  const wide = { ...ports, mediaLimits: allowOptionMedia(ports.mediaLimits) };
  const rules = { naming: commonNaming, textField: "text" };
  const { inline, mediaWork } = await receiveMedia(listMedia(request), wide, rules);
  return { request, inline, mediaWork };
}

/** The media members of a request, in the contract's order. */
function listMedia({ options = [], images = [] }: DecideRequest): MediaInput[] {
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
