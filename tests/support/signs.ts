/** Every character of Unicode that is written and is no letter, accent, digit or space, and the letters that are signs. */
export const signs: readonly string[] = [...listSigns(), ..."\u00aa\u00ba\u2139"];

function* listSigns(): Generator<string> {
  for (let code = 0x21; code <= 0x10_ffff; code++) {
    const character = String.fromCodePoint(code);
    if (/[\p{P}\p{S}\p{No}\p{Nl}]/u.test(character)) yield character;
  }
}
