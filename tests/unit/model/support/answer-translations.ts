/** Translations as a model would answer them: pairs of a name and what it is in the other language. */
export function answerTranslations(...pairs: [name: string, translation: string][]) {
  return { translations: pairs.map(([name, translation]) => ({ name, translation })) };
}
