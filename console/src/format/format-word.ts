/** A name of the interface as words: "tree_nuts" -> "tree nuts". */
export function formatWord(name: string): string {
  return name.replaceAll("_", " ");
}
