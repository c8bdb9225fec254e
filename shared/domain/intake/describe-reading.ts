import * as z from "zod";
import type { Span } from "../../language/mod.ts";
import { characters } from "../../platform/kernel/mod.ts";
import type { MealItem } from "../food/mod.ts";
import type { Intake } from "./read-intake.ts";

const offset = z
  .number()
  .int()
  .nonnegative()
  .nullable()
  .describe(
    "Position in the text of the request, in Unicode code points; null for words that do not occur there",
  );

/** Words of the input and where they stand. */
export const placedWords = z
  .strictObject({ text: z.string().describe("The words, as they were written"), start: offset, end: offset })
  .meta({
    id: "PlacedWords",
    description: "Words of the input; those of a recording have no position",
  });
export type PlacedWords = z.infer<typeof placedWords>;

/** How one food was understood, without its energy. */
export const readFood = z
  .strictObject({
    item_id: z.number().int().positive().describe("The item of the result"),
    text: z
      .string()
      .nullable()
      .describe("Words of the input that name the food; null if the food is only in a picture"),
    start: offset,
    end: offset,
    amount: z
      .enum(["stated", "assumed"])
      .describe("`assumed`: a usual portion, because no amount was stated"),
    match: z
      .enum(["exact", "close", "generic", "none"])
      .describe(
        "`exact`: the words are a name of the food; `generic`: the food stands for a product of a brand; `close`: the nearest food; `none`: the item is unresolved",
      ),
    closest: z
      .array(z.string())
      .max(3)
      .optional()
      .describe(
        "Nearest other foods; each name matches exactly as the `canonical_name` of a structured item",
      ),
  })
  .meta({ id: "ReadFood" });
export type ReadFood = z.infer<typeof readFood>;

/** The words that were not read, and whether a model took part, as members of the `meta` of a job. */
export const readingMeta = {
  unread: z.array(placedWords).optional().describe("Words that may name food but belong to no item"),
  reader: z
    .enum(["embedded", "model"])
    .optional()
    .describe("`model` if a language model named the foods and amounts"),
};

/** How the words of a request were understood, as reported in `meta`. */
export type DescribedReading = {
  items: ReadFood[];
  unread: PlacedWords[];
  reader: Intake["reader"];
  warnings: string[];
};

/** Reports a reading; `text` is the text of the request, which comes first in its words. */
export function describeReading(intake: Intake, text: string | null): DescribedReading {
  const { items, unread, reader, warnings } = intake;
  const source = { words: intake.words, text: text ?? "" };
  return {
    items: items.map((item, index) => describeItem(item, index, source)),
    unread: placeUnread(unread, source),
    reader,
    warnings: unread.length === 0 ? warnings : [...warnings, textNotFullyRead],
  };
}

/** The words of a request: its text, followed by those of its recordings. */
export type WordSource = { readonly words: string; readonly text: string };

/** The warning that some words were not read. */
export const textNotFullyRead = "text_not_fully_read";

function describeItem(
  { span, amount, match, closest }: MealItem,
  index: number,
  source: WordSource,
): ReadFood {
  const place = span === null ? { text: null, start: null, end: null } : placeWords(span, source);
  return {
    item_id: index + 1,
    ...place,
    amount,
    match,
    ...(closest.length === 0 ? {} : { closest: [...closest] }),
  };
}

/** Spans as words with their positions; a span across the end of the text is cut there. */
export function placeUnread(spans: readonly Span[], source: WordSource): PlacedWords[] {
  const end = source.text.length;
  return spans
    .flatMap((span) =>
      span.start < end && end < span.end
        ? [
            { start: span.start, end },
            { start: end, end: span.end },
          ]
        : [span],
    )
    .map((span) => placeWords(span, source));
}

/** Words with their position in the text of the request; null for those of a recording. */
export function placeWords({ start, end }: Span, { words, text }: WordSource): PlacedWords {
  const written = words.slice(start, end).trim();
  if (end > text.length) return { text: written, start: null, end: null };
  const before = characters(text.slice(0, start));
  return { text: written, start: before, end: before + characters(text.slice(start, end)) };
}
