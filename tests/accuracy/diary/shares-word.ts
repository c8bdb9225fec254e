const shortestWord = 3;
/** Longer words are the same where their beginnings are, so that "lentils" is "lentil". */
const longestSuffixed = 5;

/** Whether two texts have a word of three letters or more in common, or two with the same first five letters. */
export function sharesWord(one: string, other: string): boolean {
  const stems = new Set(listStems(other));
  return listStems(one).some((stem) => stems.has(stem));
}

function listStems(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => word.length >= shortestWord).map((word) => word.slice(0, longestSuffixed));
}
