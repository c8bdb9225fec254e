const reference = /\{(\w+)\}/g;

/**
 * A pattern with each family that it names (`{stool}`) as the choice of its words (`poo|motions`), so that a word which is
 * added to a family is known in all patterns. A family is words with spaces between. Throws for a family that there is not.
 */
export function fillFamilies(pattern: string, families: Readonly<Record<string, string>>): string {
  return pattern.replace(reference, (_, name: string) => {
    const words = families[name];
    if (words === undefined) throw new Error(`Cannot read pattern: no family of words is named ${name}`);
    return words.replaceAll(" ", "|");
  });
}
