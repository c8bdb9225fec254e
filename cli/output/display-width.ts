import { stripVTControlCharacters } from "node:util";

const WIDE =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{Emoji_Presentation}\uff01-\uff60]/u;
const segmenter = new Intl.Segmenter("en");

/** Columns that a text takes on a terminal, colours not counted. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const { segment } of segmenter.segment(stripVTControlCharacters(text))) {
    width += WIDE.test(segment) ? 2 : 1;
  }
  return width;
}
