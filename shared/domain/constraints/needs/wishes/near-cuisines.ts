import data from "../../data/dish-words.json" with { type: "json" };

const near = new Map<string, readonly string[]>(Object.entries(data.nearCuisines));

/** A cuisine with those whose dishes pass for it: of "Asian" the Chinese, the Thai and others, of "Lebanese" the Middle Eastern. */
export function nearCuisines(cuisine: string): readonly string[] {
  return [...new Set([cuisine, ...(near.get(cuisine) ?? [])])];
}
