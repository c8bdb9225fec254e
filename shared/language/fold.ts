const beyondAscii = /[^ -~\n]/;

/** Letters by category, signs by use: the ordinal indicators of "5º" and "1ª", and the information sign. */
export const signLetters = "\u00aa\u00ba\u2139";

/** Letters that Unicode does not decompose, by what people type for them: "lyzka" for "łyżka". */
export const plainLetters: Readonly<Record<string, string>> = {
  ł: "l",
  Ł: "l",
  ø: "o",
  Ø: "o",
  đ: "d",
  Đ: "d",
  ð: "d",
  Ð: "d",
  ı: "i",
  æ: "ae",
  Æ: "ae",
};

const nonLetter = new RegExp(`[^\\p{L}\\p{M}\\p{Z}]|[${signLetters}]`, "u");

/**
 * Text in the form in which words are compared: lower case, no accents, straight apostrophes and hyphens. Signs stay
 * signs: "№" is not "no", "½" not "1⁄2". The length may change; offsets belong to the text before.
 */
export function foldText(text: string): string {
  const plain = beyondAscii.test(text) ? foldBeyondAscii(text) : text;
  return plain.toLowerCase().replaceAll("`", "'");
}

/** A name in the form in which names are compared: folded, without possessives, so that "Reese's" is "reese". */
export function foldName(text: string): string {
  return dropPossessives(foldText(text));
}

/** A folded text without possessives. */
export function dropPossessives(folded: string): string {
  return folded.replace(/'s(?![\p{L}\p{N}])/gu, "");
}

function foldBeyondAscii(text: string): string {
  return text
    .replace(/[^ -~\n]/gu, foldCharacter)
    .replace(/[\u2018\u2019\u02bc\u00b4]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, "-");
}

/** A sign may become other signs ("…") and a figure digits ("²", but not "½"), neither a letter nor a space. */
function foldCharacter(character: string): string {
  const letter = plainLetters[character];
  if (letter !== undefined) return letter;
  const plain = character.normalize("NFKD").replace(/\p{M}+/gu, "");
  if (!nonLetter.test(character)) return plain;
  const isSame = /\p{N}/u.test(character) ? /^\p{Nd}+$/u.test(plain) : !/[\p{L}\p{N}\s]/u.test(plain);
  return isSame ? plain : character;
}
