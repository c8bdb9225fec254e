// Writes shared/language/data/english-words.json from a copy of SCOWL, the word lists for spell checkers.
// Usage: node scripts/write-english-words.ts <folder final/ of SCOWL 2020.12.07>
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { matchingForm } from "../shared/language/mod.ts";

const target = join(import.meta.dirname, "..", "shared", "language", "data", "english-words.json");
const levels = [10, 20, 35];
// Longer words are hardly ever taken for a food: of 2,000 four in 1,000 of seven letters, none of nine.
const letters = /^[a-z]{4,7}$/;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Cannot write the words: name the folder of SCOWL");
const lists = levels.map((level) => join(folder, `english-words.${level}`));
const texts = await Promise.all(lists.map((list) => readFile(list, "latin1")));
const written = texts.flatMap((text) => text.split("\n")).filter((word) => letters.test(word));
const words = [...new Set(written.map(matchingForm))].sort();
const source =
  "SCOWL 2020.12.07, english-words 10 to 35: the words of four to seven letters, plurals as singulars";
await writeFile(target, `${JSON.stringify({ source, words: words.join(" ") }, null, 2)}\n`);
console.log(`${words.length} words`);
