/**
 * A catalogue name without what it says of other foods: "(includes sesame)", "as ingredient in sandwiches", "for use on …",
 * "salad or cooking".
 */
export function dropRemarks(name: string): string {
  return name
    .replace(/\((?:includes|may contain)\b[^()]*\)?/gi, "")
    .replace(/\b(?:as ingredient|for use (?:on|in)|salad or cooking)\b.*/i, "");
}
