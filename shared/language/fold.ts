const beyondAscii = /[^ -~\n]/;

/**
 * Text in the form in which words are compared: lower case, no accents, straight apostrophes and hyphens. The length may
 * change; offsets belong to the text before.
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
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[\u2018\u2019\u02bc\u00b4]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, "-");
}
