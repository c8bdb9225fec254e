import { foldText, signLetters } from "./fold.ts";

/** A word, number or mark of a text; `start` and `end` are UTF-16 offsets into the text as it was given. */
export type Token = {
  readonly kind: "word" | "number" | "mark";
  /** Folded; a line break is the mark "\n". */
  readonly text: string;
  /** Of a number; 0 otherwise. */
  readonly value: number;
  readonly start: number;
  readonly end: number;
  /** True when no space stands before it: "g" in "12g". */
  readonly isGlued: boolean;
};

/** What counts as one token where texts differ. */
export type Lexis = {
  /**
   * `whole`: mixed fractions ("1 1/2", "1½") and grouped figures ("1,000") are one number. `grouped`: grouped figures are,
   * fractions are marks and numbers of their own. `plain`: digits with a decimal point are; a comma is a mark.
   */
  readonly numbers: "whole" | "grouped" | "plain";
  /** Whether digits and a percent sign belong to the word before or after them: "b12", "2%". */
  readonly hasDigitsInWords: boolean;
  /** Characters that join two parts of a word: "'" in "don't", "-" in "sugar-free". */
  readonly joiners: string;
  /** Whether the apostrophe of "confectioners' sugar" belongs to its word. */
  readonly hasPluralPossessives?: boolean;
  /** Further words as a regular expression, tried first: "w\\/", "c\\/o". */
  readonly shorthands?: string;
};

const vulgarFractions = "\u00bc-\u00be\u2150-\u215e\u2189";
const apostrophes = "'\u2018\u2019\u02bc\u00b4`";
const hyphens = "\\-\u2010-\u2015";

const numberForms = {
  whole: [
    `\\d+(?:\\s+|\\s*-\\s*)\\d+[\\/\u2044]\\d+`,
    `\\d+\\s*[${vulgarFractions}]`,
    `\\d+[\\/\u2044]\\d+`,
    `[${vulgarFractions}]`,
    `\\d+(?:[.,]\\d+)*`,
    `\\.\\d+`,
  ],
  grouped: [`\\d+(?:[.,]\\d+)*`, `[${vulgarFractions}]`],
  plain: [`\\d+(?:\\.\\d+)?`, `(?<=\\s|^)\\.\\d+`, `[${vulgarFractions}]`],
} as const;

/** Source of a regular expression for a number in figures, as `readFigure` reads it: "1 1/2", "½", "1,000". */
export const figureSource = `(?:${numberForms.whole.join("|")})`;

const fraction = new RegExp(`[/\u2044${vulgarFractions}]`);

/** Whether a token of a text may have a space in it, as only fractions have: "1 1/2", "1 ½". */
export function mayJoinWords(text: string): boolean {
  return fraction.test(text);
}

/** A tokeniser for texts of one kind. Time grows linearly with the text. */
export function createTokeniser(lexis: Lexis): (text: string) => Token[] {
  const pattern = buildPattern(lexis);
  return function tokenise(text) {
    const tokens: Token[] = [];
    let end = -1;
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const isGlued = start === end;
      end = start + match[0].length;
      tokens.push({ ...readPiece(match), start, end, isGlued });
    }
    return tokens;
  };
}

/** The figure that a number token writes: "1 1/2", "½", "1,000", "1,5"; 0 where it has none. */
export function readFigure(text: string): number {
  const [whole, fraction] = splitFraction(text);
  const value = (whole === "" ? 0 : readDecimal(whole)) + (fraction === "" ? 0 : readFraction(fraction));
  return Number.isFinite(value) ? value : 0;
}

function buildPattern({
  numbers,
  hasDigitsInWords,
  joiners,
  hasPluralPossessives,
  shorthands,
}: Lexis): RegExp {
  const letter = `[\\p{L}--[${signLetters}]]`;
  const inner = `[${letter}\\p{M}${hasDigitsInWords ? "\\p{N}" : ""}]*`;
  const joiner = [...joiners].map(widenJoiner).join("");
  const parts = joiner === "" ? "" : `(?:[${joiner}]${letter}${inner})*`;
  const possessive = hasPluralPossessives ? `(?:(?<=s)[${apostrophes}])?` : "";
  const word = `${letter}${inner}${parts}${possessive}`;
  const percent = hasDigitsInWords ? "|(\\d+(?:[.,]\\d+)*%)" : "|(?!)()";
  return new RegExp(
    `(${shorthands ?? "(?!)"})${percent}|(${numberForms[numbers].join("|")})|(${word})|(\\n|\\S\\p{M}*)`,
    "giv",
  );
}

function widenJoiner(joiner: string): string {
  if (joiner === "'") return apostrophes;
  return joiner === "-" ? hyphens : joiner.replace(/[\\\]^]/g, "\\$&");
}

function readPiece([piece, shorthand, percent, number, word]: RegExpMatchArray): Pick<
  Token,
  "kind" | "text" | "value"
> {
  if (number !== undefined) return { kind: "number", text: piece, value: readFigure(piece) };
  if (shorthand !== undefined || percent !== undefined || word !== undefined)
    return { kind: "word", text: foldText(piece), value: 0 };
  return { kind: "mark", text: foldMark(piece), value: 0 };
}

/** "–" is "-", but "２" not the figure 2, and no mark is empty, as what lies beyond the ends of a text is. */
function foldMark(mark: string): string {
  const folded = foldText(mark);
  return folded === "" || /[\p{L}\p{N}]/u.test(folded) ? mark : folded;
}

function splitFraction(text: string): [whole: string, fraction: string] {
  const slashed = /^(?:(\d+)(?:\s+|\s*-\s*))?(\d+[/\u2044]\d+)$/.exec(text);
  if (slashed) return [slashed[1] ?? "", slashed[2] ?? ""];
  const vulgar = new RegExp(`^(\\d*)\\s*([${vulgarFractions}])$`).exec(text);
  if (vulgar) return [vulgar[1] ?? "", (vulgar[2] ?? "").normalize("NFKD")];
  return [text, ""];
}

function readFraction(text: string): number {
  const [top = 0, bottom = 0] = text.split(/[/\u2044]/).map(Number);
  return bottom > 0 ? top / bottom : 0;
}

/** "1,000" is a thousand and "1,5" one and a half: a comma before exactly three digits groups. */
function readDecimal(text: string): number {
  const isGrouped = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(text);
  return Number.parseFloat(isGrouped ? text.replaceAll(",", "") : text.replace(",", "."));
}
