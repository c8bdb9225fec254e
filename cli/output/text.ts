import { stripVTControlCharacters } from "node:util";

/** A space at which `wrapText` does not break the line: between a figure and its unit. */
export const hardSpace = "\u00a0";

// A response may echo text of a stranger: control characters could rewrite what the terminal shows.
const controls = /(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu;
const wide =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{Emoji_Presentation}\uff01-\uff60]/u;
const segmenter = new Intl.Segmenter("en");

/** Removes the characters that control a terminal; line breaks and tabs stay. */
export function toPlainText(text: string): string {
  return text.replace(controls, "");
}

/** Columns that a text takes on a terminal, without its colours. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const { segment } of segmenter.segment(stripVTControlCharacters(text))) {
    width += wide.test(segment) ? 2 : 1;
  }
  return width;
}

/** Wraps a text into lines no wider than `width`; every line starts with `indent`, the first with `lead` instead. */
export function wrapText(
  text: string,
  { width, indent = "", lead = indent }: { width: number; indent?: string; lead?: string },
): string[] {
  const lines: string[] = [];
  let line = lead;
  let hasWords = false;
  for (const word of text.split(/[ \t\n]+/).filter(Boolean)) {
    if (hasWords && displayWidth(line) + 1 + displayWidth(word) > width) {
      lines.push(line);
      line = indent;
      hasWords = false;
    }
    line += hasWords ? ` ${word}` : word;
    hasWords = true;
  }
  return [...lines, line].map((wrapped) => wrapped.replaceAll(hardSpace, " "));
}
