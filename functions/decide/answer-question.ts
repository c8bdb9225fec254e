import type { MediaFile } from "../../shared/media/media-file.ts";
import type { Needs } from "../../shared/nutrition/needs/needs.ts";
import { COMMON_NAMING } from "../../shared/reading/error-naming.ts";
import { provideMedia } from "../../shared/reading/provide-media.ts";
import { receiveMedia } from "../../shared/reading/receive-media.ts";
import type { ToldOption } from "./candidate.ts";
import type { DecideRequest, Decision } from "./contract.ts";
import { decide } from "./decide.ts";
import type { DecidePorts } from "./decide-ports.ts";
import { hearOptions } from "./hear-options.ts";
import { type HeardQuestion, hearQuestion } from "./hear-question.ts";
import { allowOptionMedia, listMedia } from "./list-media.ts";
import { loadCandidates } from "./load-candidates.ts";
import { readContext } from "./read-context.ts";
import { readOptions } from "./read-options.ts";
import { completeSubject } from "./split/complete-subject.ts";

/** Hears the question, reads the foods of its options and decides; nothing of it is stored. */
export async function answerQuestion(
  request: DecideRequest,
  ports: DecidePorts,
  signal: AbortSignal,
): Promise<Decision> {
  const { text, options, needs, isAboutFood } = await hear(request, ports, signal);
  const read = await readOptions(options, ports.store);
  const candidates = await loadCandidates(read, ports.store);
  return decide({ text, needs, candidates, isAboutFood });
}

async function hear(request: DecideRequest, ports: DecidePorts, signal: AbortSignal): Promise<HeardQuestion> {
  const media = await collectMedia(request, ports, signal);
  const { model, log, store } = ports;
  const job = model?.startJob({ signal, failureNaming: COMMON_NAMING.failureNaming }) ?? null;
  const { request_text: text, options } = request;
  if (options === undefined) {
    const canRead = media.length > 0 || model?.reads.text;
    return hearQuestion(text, media, canRead ? job : null, log);
  }
  const told = await hearOptions(options, { media, job, store });
  const plain = text.replaceAll("’", "'");
  const needs = readContext(plain);
  return { text, options: completeOptions(told, plain, needs), needs, isAboutFood: true };
}

/** Options that only tell how the subject of the question is made are read with it. */
function completeOptions(options: readonly ToldOption[], text: string, { spans }: Needs): ToldOption[] {
  const words = completeSubject(
    options.map((option) => option.words),
    text,
    spans,
  );
  return options.map((option, index) => ({ ...option, words: words[index] ?? option.words }));
}

/** Inline media stays in memory; what is told by URL is fetched within the request. */
async function collectMedia(
  request: DecideRequest,
  ports: DecidePorts,
  signal: AbortSignal,
): Promise<MediaFile[]> {
  const members = listMedia(request);
  if (members.length === 0) return [];
  const wide = { ...ports, mediaLimits: allowOptionMedia(ports.mediaLimits) };
  const rules = { naming: COMMON_NAMING, textField: "text" };
  const { inline, mediaWork } = await receiveMedia(members, wide, rules);
  if (mediaWork.remoteMedia.length === 0) return inline;
  const codes = COMMON_NAMING.mediaCodes;
  const remote = await provideMedia(mediaWork, wide, { codes, signal });
  return [...inline, ...remote];
}
