const languagePrefix = /^[a-z]{2}:/;

/** A term or name of another language than English, which stands beside English ones: "sv:glass". */
export function localTerm(language: string, word: string): string {
  return `${language}:${word}`;
}

/** Whether a term is of another language than English. */
export function isLocalTerm(term: string): boolean {
  return languagePrefix.test(term);
}

/** A word or term without its language. */
export function dropLanguage(term: string): string {
  return term.replace(languagePrefix, "");
}

/** A name with its language in front, taken apart. */
export function splitLanguage(name: string): [language: string, name: string] {
  return [name.slice(0, 2), name.slice(3)];
}
