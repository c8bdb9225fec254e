import terms from "./data/food-terms.json" with { type: "json" };

const END_OF_NAME = new RegExp(`\\s(?:${terms.endOfName.join("|")})\\s.*$`);

/** Letters without accents, one for one: positions stay. */
export function foldLetters(text: string): string {
  return Array.from(text, (letter) => foldLetter(letter)).join("");
}

function foldLetter(letter: string): string {
  if (letter === "’") return "'";
  const [base = letter] = letter.normalize("NFD");
  return base.length === letter.length ? base.toLowerCase() : letter;
}

/** What a line's name names, in lower case, by its alternatives: "unsalted butter, softened" -> ["unsalted butter"]. */
export function coreNames(name: string): string[] {
  const [beforeComma = ""] = foldLetters(name)
    .replace(/\([^)]*\)?/g, " ")
    .split(/[,;]/);
  const plain = beforeComma.replace(/[^\p{L}\p{N}'&\- ]/gu, " ").replace(/\s+/g, " ");
  return plain
    .replace(END_OF_NAME, "")
    .split(/ (?:or|and|&) /)
    .map((part) => part.replace(/^\s*(?:\d\S*\s+)+/, "").trim())
    .filter((part) => part !== "");
}

/** The new name as it stands inside a sentence: without brackets and what follows a comma; lists stay whole. */
export function shownName(name: string): string {
  const plain = name.replace(/\s*\([^)]*\)/g, "").trim();
  if (/, .* and /.test(plain)) return plain;
  const [shown = plain] = plain.split(/[,;]/);
  return shown.trim();
}
