/** The names in a list, trimmed, each once, in their order; names of one character are dropped. */
export function splitNames(list: string, separator: string): string[] {
  const names = list.split(separator).map((name) => name.replace(/\s+/g, " ").trim());
  return [...new Set(names)].filter((name) => name.length > 1);
}
