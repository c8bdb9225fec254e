import wordData from "./data/words.json" with { type: "json" };

const fillers: ReadonlySet<string> = new Set(wordData.fillers);
const classes = readClasses();

function readClasses(): ReadonlyMap<string, readonly string[]> {
  const byWord = new Map<string, string[]>();
  for (const [name, words] of Object.entries(wordData.classes)) {
    for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), `<${name}>`]);
  }
  return byWord;
}

/** Whether a word can stand inside a name without changing it: "my stomach still really hurts". */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/** The word classes of a folded word as `<name>`, empty for most. */
export function classesOf(word: string): readonly string[] {
  return classes.get(word) ?? [];
}
