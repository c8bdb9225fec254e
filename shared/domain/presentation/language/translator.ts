import * as z from "zod";
import {
  cleanLine,
  line,
  type ModelJob,
  type ModelTask,
  showWords,
  type UserPart,
} from "../../../platform/kernel/mod.ts";
import { translateTexts } from "./translate-texts.ts";

/** Translates into a language named in English. Each call rejects with a `ServiceError`. */
export type Translator = {
  /** Translates names of foods into as many names, in the same order, of 1 to 200 characters each. */
  translateFoodNames: (names: readonly string[], language: string) => Promise<string[]>;
  /**
   * Translates texts, in the same order; null for one whose translation changed a number. Numbers stay as they are
   * written. Rejects only if nothing could be translated.
   */
  translateTexts: (texts: readonly string[], language: string) => Promise<(string | null)[]>;
};

const longestName = 200;
const longestTranslation = 4_000;

const nameTranslation = z.object({
  name: z.string().describe("The name as it stands in the list, unchanged"),
  translation: line(longestName).min(1).describe("That name in the other language"),
});

type NameRows = readonly z.infer<typeof nameTranslation>[];

const textTranslation = z.object({
  place: z.number().int().describe("The place of the text in the list, from 1"),
  translation: line(longestTranslation).min(1).describe("The text in the other language"),
});

type TextRows = readonly z.infer<typeof textTranslation>[];

/** A translator that works within one job of a model. */
export function createTranslator(job: ModelJob): Translator {
  return {
    async translateFoodNames(names, language) {
      const lines = names.map(cleanLine);
      if (lines.length === 0) return [];
      return job.ask(createNameTranslationTask(lines), showTexts("The names, a JSON list:", lines, language));
    },
    translateTexts: (texts, language) =>
      translateTexts(texts, (batch) =>
        job.ask(createTextTranslationTask(batch), showTexts("The texts, a JSON list:", batch, language)),
      ),
  };
}

/** As JSON, so that a line break within a text does not split it. */
function showTexts(caption: string, texts: readonly string[], language: string): UserPart[] {
  return [
    ...showWords("The language to translate into:", language),
    ...showWords(caption, JSON.stringify(texts)),
  ];
}

/**
 * Names of foods in another language. The model repeats every name, which reveals a translation at the wrong place of
 * the list; the result has only the translations, in the order of `names`.
 */
function createNameTranslationTask(names: readonly string[]): ModelTask<string[]> {
  return {
    name: "food_name_translation",
    schema: z
      .object({
        translations: z
          .array(nameTranslation)
          .superRefine((pairs, context) => checkNames(pairs, names, context)),
      })
      .transform(({ translations }) => translations.map((pair) => pair.translation)),
    instructions: [
      "You translate names of foods into the language that the user names.",
      "Each translation is the name that a shop or a menu would use where that language is spoken, in its own script.",
      "Give one entry for each name of the list, in the order of the list, also where a name stands in it twice.",
      "Brands, numbers and units stay as they are. Add nothing and leave nothing out: no explanation, no amount, no health advice.",
      "A name that is no food is translated like any other. One that has no translation, or a language that you do not know, leaves the name as it is.",
      "Answer with one JSON object and nothing else.",
    ].join("\n"),
  };
}

// The messages are logged, so they have positions and no names.
function checkNames(pairs: NameRows, names: readonly string[], context: z.RefinementCtx<unknown>): void {
  if (pairs.length !== names.length) {
    context.addIssue(`must have exactly ${names.length} entries, one for each name in the order given`);
    return;
  }
  for (const [index, { name }] of pairs.entries())
    if (fold(name) !== fold(names[index] ?? ""))
      context.addIssue({
        code: "custom",
        path: [index, "name"],
        message: "must repeat the name at this place of the list",
      });
}

/** Letters and digits only: endpoints change quotes, dashes and spaces of what they repeat. */
function fold(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/**
 * Texts of recipes in another language. The model numbers them, which reveals a translation at the wrong place of the
 * list; the result has only the translations, in the order of `texts`.
 */
function createTextTranslationTask(texts: readonly string[]): ModelTask<string[]> {
  return {
    name: "recipe_text_translation",
    schema: z
      .object({
        translations: z
          .array(textTranslation)
          .superRefine((rows, context) => checkTexts(rows, texts, context)),
      })
      .transform(({ translations }) => translations.map((row) => row.translation)),
    instructions: [
      "You translate texts of recipes into the language that the user names: titles, ingredients, measures, tools and steps.",
      "Each translation is what a cookbook would print where that language is spoken, in its own script.",
      "Give one entry for each text of the list, in the order of the list, also where a text stands in it twice.",
      "Numbers stand between ⟦ and ⟧. Every such mark must stand once in the translation, unchanged, with all that is in it and in the same digits; it may move within the sentence. No other number may stand there, none may be spelled out, and no unit may be converted.",
      "Brands stay as they are. Add nothing and leave nothing out: no explanation, no amount, no advice.",
      "A language that you do not know leaves the text as it is.",
      "Answer with one JSON object and nothing else.",
    ].join("\n"),
  };
}

function checkTexts(rows: TextRows, texts: readonly string[], context: z.RefinementCtx<unknown>): void {
  if (rows.length !== texts.length) {
    context.addIssue(`must have exactly ${texts.length} entries, one for each text in the order given`);
    return;
  }
  for (const [index, { place }] of rows.entries())
    if (place !== index + 1)
      context.addIssue({ code: "custom", path: [index, "place"], message: `must be ${index + 1}` });
}
