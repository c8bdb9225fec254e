import {
  createTokeniser,
  findPhraseAt,
  indexPhrases,
  type PhraseIndex,
  type Span,
  type Token,
} from "../../../../shared/language/mod.ts";

const cut = createTokeniser({ numbers: "plain", hasDigitsInWords: false, joiners: "" });

/** A phrase that stands in a text, with what it is replaced by. */
export type Replacement = Span & { readonly from: string; readonly to: string };

/** An index of phrases by their words, without accents. */
export function indexReplacements(words: Readonly<Record<string, string>>): PhraseIndex<string> {
  return indexPhrases(
    Object.entries(words).map(([text, meaning]) => {
      return { text, terms: cut(text).map((token) => token.text), meaning };
    }),
  );
}

/** Phrases of an index in a text, the longest at each place, outside of the stretches that stay. */
export function findReplacements(
  text: string,
  index: PhraseIndex<string>,
  kept: readonly Span[],
): Replacement[] {
  const tokens = cut(text);
  const terms = tokens.map((token) => token.text);
  const found: Replacement[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const hit = findPhraseAt(index, terms, at);
    if (hit === null || !isWhole(text, tokens, hit)) continue;
    const span = { start: tokens[at]?.start ?? 0, end: tokens[hit.end - 1]?.end ?? 0 };
    if (kept.some(({ start, end }) => start < span.end && span.start < end)) continue;
    found.push({ ...span, from: text.slice(span.start, span.end), to: hit.meaning });
    at = hit.end - 1;
  }
  return found;
}

/** The text with the replacements, which are in order and apart. */
export function replaceAt(text: string, replacements: readonly Replacement[]): string {
  let end = 0;
  let replaced = "";
  for (const { start, end: next, to } of replacements) {
    const isElided = /['\u2019]$/.test(text.slice(start, next));
    replaced += text.slice(end, start) + to + (isElided ? " " : "");
    end = next;
  }
  return replaced + text.slice(end);
}

/** Whether words stand alone: "min" in "min-maxing" is part of another word. */
function isWhole(
  text: string,
  tokens: readonly Token[],
  { start, end }: { start: number; end: number },
): boolean {
  const before = text[(tokens[start]?.start ?? 0) - 1] ?? " ";
  const behind = text[tokens[end - 1]?.end ?? text.length] ?? " ";
  const isElided = tokens[end - 1]?.kind === "mark";
  return !/[\p{L}-]/u.test(before) && (isElided || !/[\p{L}-]/u.test(behind));
}
