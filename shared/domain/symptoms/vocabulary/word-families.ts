import familyData from "./data/families.json" with { type: "json" };

const families = new Map(
  Object.entries(familyData.families).map(([name, words]) => [name, words.split(" ")]),
);
const reference = /^\{(\w+)\}$/;

/**
 * The words of a slot, each family that it names (`{stool}`) by its words: a lay word that is added to a family is known
 * in all patterns that speak of the same thing. Throws for a family that there is not.
 */
export function expandFamilies(choices: readonly string[]): readonly string[] {
  return choices.flatMap((choice) => {
    const name = reference.exec(choice)?.[1];
    if (name === undefined) return choice;
    const words = families.get(name);
    if (words === undefined) throw new Error(`Cannot read pattern: no family of words is named ${name}`);
    return words;
  });
}
