/** The response of a model with translations, from pairs of a name and its translation. */
export function formTranslations(...pairs: [name: string, translation: string][]) {
  return { translations: pairs.map(([name, translation]) => ({ name, translation })) };
}
