import * as z from "zod";
import { line } from "./answer-line.ts";
import type { ModelTask } from "./model-task.ts";

const LONGEST_TRANSLATION = 4_000;

const translation = z.object({
  place: z.number().int().describe("The place of the text in the list, from 1"),
  translation: line(LONGEST_TRANSLATION).min(1).describe("The text in the other language"),
});

/**
 * Texts of recipes in another language. The answer counts them, so that a translation that slipped to another place of
 * the list is found out; the reading is the translations alone, in the order of `texts`.
 */
export function createTextTranslationTask(texts: readonly string[]): ModelTask<string[]> {
  return {
    name: "recipe_text_translation",
    schema: z
      .object({
        translations: z.array(translation).superRefine((rows, context) => judge(rows, texts, context)),
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

type Rows = readonly z.infer<typeof translation>[];

function judge(rows: Rows, texts: readonly string[], context: z.RefinementCtx<unknown>): void {
  if (rows.length !== texts.length) {
    context.addIssue(`must have exactly ${texts.length} entries, one for each text in the order given`);
    return;
  }
  for (const [index, { place }] of rows.entries())
    if (place !== index + 1)
      context.addIssue({ code: "custom", path: [index, "place"], message: `must be ${index + 1}` });
}
