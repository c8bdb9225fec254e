import * as z from "zod";
import { line } from "./answer-line.ts";
import type { ModelTask } from "./model-task.ts";

const LONGEST_NAME = 200;

const translation = z.object({
  name: z.string().describe("The name as it stands in the list, unchanged"),
  translation: line(LONGEST_NAME).min(1).describe("That name in the other language"),
});

/**
 * Names of foods in another language. The answer repeats every name, so that a translation that slipped to
 * another place of the list is found out; the reading is the translations alone, in the order of `names`.
 */
export function createNameTranslationTask(names: readonly string[]): ModelTask<string[]> {
  return {
    name: "food_name_translation",
    schema: z
      .object({
        translations: z.array(translation).superRefine((pairs, context) => judge(pairs, names, context)),
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

type Pairs = readonly z.infer<typeof translation>[];

// The messages go to the log: they tell places, not names.
function judge(pairs: Pairs, names: readonly string[], context: z.RefinementCtx<unknown>): void {
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

/** Letters and digits alone: endpoints change quotes, dashes and spaces of what they repeat. */
function fold(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
