import { describeCause } from "../../kernel/describe-cause.ts";
import { ENGLISH, type Language } from "../../kernel/language-name.ts";
import { ServiceError } from "../../kernel/service-error.ts";
import type { ModelJob } from "../../model/language-model.ts";
import type { ReadingContext } from "../../reading/reading-context.ts";

/** What translating touches outside; `job` is null where no model translates. */
export type TranslationPorts = { job: Pick<ModelJob, "translateTexts"> | null; log: ReadingContext["log"] };

/** English words in another language. */
export type Translation = {
  /** The words in that language; as they are where they were not given or not translated. */
  of: (words: string) => string;
  /** `not_translated` where any of the words stayed English; else none. */
  warnings: string[];
};

/** Translates words once each, however often they are given. A failure goes to the log and leaves English. */
export async function translateWords(
  words: readonly string[],
  language: Language,
  ports: TranslationPorts,
): Promise<Translation> {
  const distinct = [...new Set(words)].filter((each) => each !== "");
  if (language.code === ENGLISH.code || distinct.length === 0) return { of: (each) => each, warnings: [] };
  const texts = await ask(distinct, language, ports);
  const known = new Map(distinct.map((each, index) => [each, texts[index] ?? null]));
  return {
    of: (each) => known.get(each) ?? each,
    warnings: [...known.values()].includes(null) ? ["not_translated"] : [],
  };
}

async function ask(
  words: readonly string[],
  { name }: Language,
  { job, log }: TranslationPorts,
): Promise<(string | null)[]> {
  if (job === null) return [];
  try {
    return await job.translateTexts(words, name);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log({ event: "texts_not_translated", cause: describeCause(error) });
    return [];
  }
}
