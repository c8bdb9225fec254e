/** Formats a name of the API as words: "tree_nuts" -> "tree nuts". */
export function formatWord(name: string): string {
  return name.replaceAll("_", " ");
}
