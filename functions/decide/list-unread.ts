import { type PlacedWords, placeUnread } from "../../shared/domain/intake/mod.ts";
import type { Span } from "../../shared/language/mod.ts";
import type { ReadOption } from "./engine/candidate.ts";
import { listUnreadContext } from "./engine/unread-context.ts";

/** The options of a question, and the words around them with blanks for what was read. */
type ReadParts = { readonly options: readonly ReadOption[]; readonly context: string | null };

/** The words of a question that were not read, in its order; those in the `data` of an option have no position. */
export function listUnread(text: string, { options, context }: ReadParts): PlacedWords[] {
  const words = options.flatMap(({ unread }) => unread);
  const spans = words.map((each) => findSpan(each, text));
  const placed = [
    ...spans.flatMap((span) => span ?? []),
    ...(context === null ? [] : listUnreadContext(context)),
  ];
  const apart = words.filter((_, index) => spans[index] === null);
  return [
    ...placeUnread(
      placed.sort((a, b) => a.start - b.start),
      { words: text, text },
    ),
    ...apart.map((each) => ({ text: each, start: null, end: null })),
  ];
}

function findSpan(words: string, text: string): Span | null {
  const start = text.toLowerCase().indexOf(words.toLowerCase());
  return start < 0 ? null : { start, end: start + words.length };
}
