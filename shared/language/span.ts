/** A part of a text by UTF-16 offsets; `end` is behind its last character. */
export type Span = { readonly start: number; readonly end: number };

/** The shortest span that holds all of those given; null for none. */
export function joinSpans(spans: Iterable<Span | null>): Span | null {
  let joined: Span | null = null;
  for (const span of spans) {
    if (span === null) continue;
    const { start, end }: Span = joined ?? span;
    joined = { start: Math.min(start, span.start), end: Math.max(end, span.end) };
  }
  return joined;
}

/** Spans in the order of the text, those that touch or overlap as one; `gap` characters may lie between. */
export function mergeSpans(spans: Iterable<Span>, gap = 1): Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = merged.at(-1);
    if (last === undefined || span.start - last.end > gap) merged.push(span);
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
  }
  return merged;
}

/** A text with its spans replaced by blanks; offsets stay the same. */
export function blankSpans(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end),
    text,
  );
}
