import type { Needs } from "../../shared/domain/constraints/mod.ts";
import { createMealModel, type PlacedWords, readItemsOfModel } from "../../shared/domain/intake/mod.ts";
import { listRules, readSituation } from "../../shared/domain/safety/mod.ts";
import { blankSpans } from "../../shared/language/mod.ts";
import type { ModelJob } from "../../shared/platform/kernel/mod.ts";
import { commonNaming, type MediaFile, provideMedia } from "../../shared/platform/media/mod.ts";
import type { Decision, Option } from "./contract.ts";
import type { DecidePorts } from "./decide-ports.ts";
import type { StatedOption } from "./engine/candidate.ts";
import { decide } from "./engine/decide.ts";
import { findFigures } from "./engine/figures/find-figures.ts";
import { readBudget, withBudget } from "./engine/figures/read-budget.ts";
import { readOptionFigures } from "./engine/figures/read-option-figures.ts";
import { loadCandidates } from "./engine/load-candidates.ts";
import { collectSaid } from "./engine/question/collect-said.ts";
import { completeSubject } from "./engine/question/complete-subject.ts";
import { dropVouching } from "./engine/question/drop-vouching.ts";
import { evenWording } from "./engine/question/even-wording.ts";
import { readContext } from "./engine/read-context.ts";
import { readOptions } from "./engine/read-options.ts";
import { type QuestionReading, readQuestion } from "./engine/read-question.ts";
import { settleNeeds } from "./engine/settle-needs.ts";
import { shortenLabel } from "./engine/shorten-label.ts";
import { listUnread } from "./list-unread.ts";
import { allowOptionMedia, optionField, type ReceivedQuestion } from "./receive-question.ts";

/** What hearing an option that is no text needs. */
type OptionReaders = {
  readonly media: readonly MediaFile[];
  readonly job: ModelJob | null;
  readonly catalogue: DecidePorts["catalogue"];
};

/** A decision, and the words of the request that it ignores although they may name food or state a need. */
type Answer = { readonly decision: Decision; readonly unread: readonly PlacedWords[] };

/** Whose request it is, and what ends it. */
type Call = { readonly keyId: string; readonly signal: AbortSignal };

const unreadable = "no food recognised";

/** Hears the question, reads the foods of its options and decides; nothing of it is stored. */
export async function answerQuestion(
  question: ReceivedQuestion,
  ports: DecidePorts,
  call: Call,
): Promise<Answer> {
  const { request } = question;
  const reading = await readRequest(question, ports, call);
  const { text, asked, options, situation, isAboutFood, said, context } = reading;
  const rules = listRules(situation);
  const needs = settleNeeds(reading.needs, situation, rules, text);
  const read = await readOptions(options, ports.catalogue);
  const candidates = await loadCandidates(read, ports.catalogue);
  const decision = decide({ text, asked, needs, rules, said, candidates, isAboutFood, context });
  return { decision, unread: listUnread(request.request_text, { options: read, context }) };
}

async function readRequest(
  { request, inline, mediaWork }: ReceivedQuestion,
  ports: DecidePorts,
  { keyId, signal }: Call,
): Promise<QuestionReading> {
  const { mediaCodes: codes } = commonNaming;
  const wide = { ...ports, mediaLimits: allowOptionMedia(ports.mediaLimits) };
  const remote =
    mediaWork.remoteMedia.length === 0 ? [] : await provideMedia(mediaWork, wide, { codes, signal });
  const media = [...inline, ...remote];
  const { model, log, catalogue } = ports;
  const job = model?.startJob({ keyId, signal, failureNaming: commonNaming.failureNaming }) ?? null;
  const { request_text: text, options } = request;
  if (options === undefined) {
    const canRead = media.length > 0 || model?.reads.text;
    return readQuestion(text, media, canRead ? job : null, log);
  }
  const stated = await readStatedOptions(options, { media, job, catalogue });
  const plain = text.replaceAll("’", "'");
  const situation = readSituation(plain);
  const budget = readBudget(findFigures(plain));
  const needs = withBudget(readContext(blankSpans(plain, [...budget.spans, ...situation.asides])), budget);
  const read = [...needs.spans, ...budget.spans, ...situation.spans, ...situation.asides];
  const completed = completeOptions(stated, plain, needs);
  const said = collectSaid(
    plain,
    stated.map(({ label }) => ({ label, place: null })),
  );
  const context = blankSpans(plain, read);
  return { text, asked: text, options: completed, needs, situation, isAboutFood: true, said, context };
}

/** Options that only say how the subject of the question is made are read with it. */
function completeOptions(options: readonly StatedOption[], text: string, { spans }: Needs): StatedOption[] {
  const words = completeSubject(
    options.map((option) => option.words),
    text,
    spans,
  );
  return options.map((option, index) => ({ ...option, words: words[index] ?? option.words }));
}

/** The given options in their order; recordings and pictures are labelled by what was read. */
function readStatedOptions(options: readonly Option[], readers: OptionReaders): Promise<StatedOption[]> {
  return Promise.all(options.map((option, index) => readStatedOption(option, index, readers)));
}

async function readStatedOption(
  option: Option,
  index: number,
  { media, job, catalogue }: OptionReaders,
): Promise<StatedOption> {
  if (option.type === "text") return stateOption(option.data);
  const file = media.find(({ field }) => field === optionField(index));
  if (file === undefined || !job) return stateOption("");
  if (file.kind === "audio") return stateOption(await job.transcribe(file));
  const { items } = await createMealModel(job).readMealImages([file]);
  const names = items.map(({ name }) => name).join(", ");
  return { ...stateOption(names), items: await readItemsOfModel(items, catalogue, "") };
}

function stateOption(words: string): StatedOption {
  const label = shortenLabel(words);
  return {
    label: label === "" ? unreadable : label,
    ...readOptionFigures(dropVouching(evenWording(words))),
    items: null,
    isSoft: false,
    isPiece: /^(?:an?|one)\s/i.test(words),
  };
}
