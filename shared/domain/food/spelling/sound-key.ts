const soundAlike: readonly (readonly [pattern: RegExp, written: string])[] = [
  [/[sz]?ch|tsh/g, "c"],
  [/ph/g, "f"],
  [/ck|q/g, "k"],
  [/sh|z/g, "s"],
  [/w/g, "v"],
  [/j(?=h)/g, "j"],
  [/(?<=[bdgjkptrln])h/g, ""],
  [/ou|oo|u/g, "o"],
  [/[ae]y|ei|ie|ee|y|e/g, "i"],
  [/h$/, ""],
  [/(.)\1+/g, "$1"],
];

/**
 * A form that the spellings of a word share which is written by its sound: "laksah" and "laksa", "golgappey" and
 * "golgappe", "pooha" and "poha".
 */
export function soundKey(word: string): string {
  return soundAlike.reduce((key, [pattern, written]) => key.replace(pattern, written), word);
}
