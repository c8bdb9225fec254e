/** The sentence with single spaces, no stray commas, nothing twice in a row, and a capital where it begins. */
export function tidySentence(sentence: string): string {
  const plain = sentence
    .replace(/[ \t]{2,}/g, " ")
    .replace(/ +([,.;:!?])/g, "$1")
    .replace(/,(?:\s*,)+/g, ",")
    .replace(/,\s*([.!?])/g, "$1")
    .replace(/\(\s*\)/g, "")
    .replace(/^[\s,;:]+/, "")
    .replace(
      /\b((?:the )?)([\p{L}-]+(?: [\p{L}-]+){0,3}?)(?:,| and|, and| or) (?:the )?\2\b(?![/-]| [\p{L}-]+ing)/giu,
      "$1$2",
    );
  const once = plain.replace(/\b([\p{L}-]+(?: [\p{L}-]+){0,3}?) \(or (?:the )?\1\)/giu, "$1");
  const single = once.replace(/(?<![\p{L}-])([\p{L}-]+(?: [\p{L}-]+){0,3}?) ?\/ ?\1(?![\p{L}/-])/giu, "$1");
  return single.slice(0, 1).toUpperCase() + single.slice(1);
}
