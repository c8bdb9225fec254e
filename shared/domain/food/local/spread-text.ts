import type { Span } from "../../../language/mod.ts";

const unspaced: ReadonlySet<string> = new Set(["ja", "zh", "ko", "th", "km", "my"]);
const longestText = 4000;

/** An entry as its words are cut. */
type SpreadText = {
  readonly plain: string;
  /** The part of the entry as it was given that a part of `plain` comes from. */
  readonly locate: (span: Span) => Span;
};

/** Whether words of the language are written without spaces between them. */
export function isUnspaced(language: string): boolean {
  return unspaced.has(language);
}

/**
 * The entry with spaces where words end that are not written apart: for the hyphen of "Käse-Torte", and around Latin
 * letters in a script without spaces, whose characters of double or half width are made plain ones.
 */
export function spreadText(text: string, language: string): SpreadText {
  const short = text.slice(0, longestText);
  if (isUnspaced(language)) return spreadUnspaced(short);
  return { plain: short.replace(/(?<=\p{L})[-‐](?=\p{L})/gu, " "), locate: (span) => span };
}

function spreadUnspaced(text: string): SpreadText {
  let plain = "";
  let isBehindLatin = false;
  const places: Span[] = [];
  const write = (written: string, place: Span) => {
    plain += written;
    for (let unit = 0; unit < written.length; unit++) places.push(place);
  };
  // A letter and its marks become one: "ｶﾞ" is "ガ".
  for (const { 0: letter, index: start } of text.matchAll(/[\s\S][\p{M}\u3099\u309a\uff9e\uff9f]*/gu)) {
    const end = start + letter.length;
    const written = letter.normalize("NFKC");
    const isLatin = /\p{Script=Latin}/u.test(written);
    if (isLatin !== isBehindLatin) write(" ", { start, end: start });
    isBehindLatin = isLatin;
    write(written, { start, end });
  }
  const locate = ({ start, end }: Span) => ({
    start: places[start]?.start ?? text.length,
    end: places[end - 1]?.end ?? text.length,
  });
  return { plain, locate };
}
