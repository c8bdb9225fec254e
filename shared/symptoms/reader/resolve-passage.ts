import { resolveTimes } from "../../time/join-times.ts";
import type { ResolvedTime } from "../../time/resolve-time.ts";
import type { TimePhrase } from "../../time/time-phrase.ts";
import type { Standing } from "./antecedent.ts";
import type { Passage } from "./passage.ts";
import type { TimeRole } from "./time-role.ts";

/** What the timing of symptoms is read from; `roles` and `resolved` are by the index of the time expression. */
export interface TimeReading {
  readonly passage: Passage;
  readonly standing: Standing;
  readonly roles: readonly (TimeRole | null)[];
  readonly resolved: readonly (ResolvedTime | null)[];
}

/**
 * The instants of all time expressions. Those of one sentence share their day; a line that tells a time alone
 * ("Tuesday:") lends its day to the sentences below, up to the next such line.
 */
export function resolvePassage(
  passage: Passage,
  context: { readonly reportedInstant: string | null; readonly timezone: string | null },
): (ResolvedTime | null)[] {
  const { sentences, times } = passage;
  const resolved: (ResolvedTime | null)[] = times.map(() => null);
  let heading: TimePhrase[] = [];
  let previousInstant: string | null = null;
  for (const sentence of sentences.keys()) {
    const own = listTimes(passage, sentence);
    if (isTimeLine(passage, sentence)) heading = own.flatMap((index) => times[index]?.found ?? []);
    const lent = isTimeLine(passage, sentence) ? [] : heading;
    const phrases = [...lent, ...own.flatMap((index) => times[index]?.found ?? [])];
    const instants = resolveTimes(phrases, passage.text, {
      referenceInstant: context.reportedInstant,
      timezone: context.timezone,
      previousInstant,
    });
    for (const [place, index] of own.entries()) resolved[index] = instants[lent.length + place] ?? null;
    previousInstant = instants.findLast((one) => one?.startUtc)?.startUtc ?? previousInstant;
  }
  return resolved;
}

/** The time expressions of a sentence, by index. */
function listTimes({ times, sentenceAt }: Passage, sentence: number): number[] {
  return [...times.keys()].filter((index) => sentenceAt[times[index]?.from ?? -1] === sentence);
}

/** Whether a sentence tells a time and nothing else. */
export function isTimeLine({ sentences, timeAt, words }: Passage, sentence: number): boolean {
  const { from, to } = sentences[sentence] ?? { from: 0, to: 0 };
  let hasTime = false;
  for (let at = from; at < to; at++) {
    if (timeAt[at] !== -1) hasTime = true;
    else if (words[at]?.kind === "word" || words[at]?.kind === "number") return false;
  }
  return hasTime;
}
