import data from "./data/clause-words.json" with { type: "json" };

const shorthand = new Map(Object.entries(data.shorthand));
const short = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...shorthand.keys()].map(escaped).join("|")})(?![\\p{L}\\d])`,
  "giu",
);
/** "Bulgur instead couscous" lacks its "of". */
const bareInstead =
  /\binstead (?=(?:the |my )?\p{L}+\s*(?:$|[.,;!?\n]|please|pls|and\b))(?!of\b|please\b|pls\b|and\b|thanks\b|thx\b|today\b|tonight\b|maybe\b|if\b|so\b)/giu;
/** "At least 25 g each" is of the nutrient that was named before. */
const bareBound =
  /\b((?:at least|at most|under|over|below|max(?:imum)?|min(?:imum)?|up to) \d+(?:[.,]\d+)? ?g)(?= (?:each|per|a)\b|\s*(?:$|[.,;!?\n]))/giu;
const nutrient = /\b(protein|fibre|fiber|fat|carbs|carbohydrates|sugar)\b/giu;

/** "Cauliflower mash on top rather than potato": where it goes says nothing of what it is. */
const placeBetween = / (?:on top|in it|inside|in there)(?= (?:rather than|instead of|in place of))/giu;
/** "To tinned salmon, 400 g of it". */
const amountBehind =
  /(?<=\b(?:to|with|for|by|add|use) )([\p{L}' -]{3,40}), (\d+(?:[.,]\d+)? ?(?:g|kg|ml|l|oz|lb|cups?|tbsp|tsp)) of (?:it|them|that|those)\b/giu;

/** The request with its shorthand written out: "w/o" is "without", "&" is "and". */
export function settleWords(text: string): string {
  const written = text.replace(short, (word) => shorthand.get(word.toLowerCase()) ?? word);
  const ordered = written
    .replace(bareInstead, "instead of ")
    .replace(placeBetween, "")
    .replace(amountBehind, "$2 $1");
  return nameBounds(ordered);
}

function nameBounds(text: string): string {
  return text.replace(bareBound, (told, bound: string, at: number) => {
    const named = [...text.slice(0, at).matchAll(nutrient)].at(-1)?.[1];
    return named === undefined ? told : `${bound} ${named}`;
  });
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
