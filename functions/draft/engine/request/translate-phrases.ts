import { hasNeeded, listNeeded, type NeededWords } from "../../../../shared/language/mod.ts";
import data from "./data/foreign-phrases.json" with { type: "json" };

const articles =
  "(?:(?:die|der|den|das|dem|le|la|les|du|des|de|il|lo|i|gli|el|los|las|o|a|os|as|un|una|une|um|uma|ein|eine|einen) |l'|d')?";
const foods = Object.entries(data.foods).map(
  ([english, names]) => [english, new RegExp(`^(?:${names.join("|")})$`, "iu")] as const,
);
const name = `(?:${Object.values(data.foods)
  .flat()
  .toSorted((a, b) => b.length - a.length)
  .join("|")})`;
const parts: Readonly<Record<string, string>> = {
  "{food}": `${articles}(?<food>${name})`,
  "{other}": `${articles}(?<other>${name})`,
  "{n}": "(?<n>\\d{1,3})",
};

type Phrase = { readonly needed: NeededWords; readonly pattern: RegExp; readonly plain: string };

const phrases: readonly Phrase[] = data.phrases.map(([said = "", plain = ""]) => ({
  needed: listNeeded(said),
  pattern: new RegExp(
    `(?<![\\p{L}\\d])(?:${said.replace(/\{(?:food|other|n)\}/g, (part) => parts[part] ?? part)})(?![\\p{L}\\d])`,
    "giu",
  ),
  plain,
}));

const groups = new Set(["food", "other"]);
/** The words of the phrases: a text that has none of them is in none of these languages. */
const words = new Set(data.phrases.flatMap(([said = ""]) => said.match(/\p{L}{3,}/gu) ?? []));
const signs = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...words].filter((word) => !groups.has(word)).join("|")})(?![\\p{L}\\d])`,
  "iu",
);

/** Common phrases of German, French, Italian, Spanish and Portuguese in English; all else stays as it is. */
export function translatePhrases(text: string): string {
  if (!signs.test(text)) return text;
  let said = text;
  let lower = text.toLowerCase();
  for (const { needed, pattern, plain } of phrases) {
    if (!hasNeeded(lower, needed)) continue;
    said = said.replace(pattern, (...match) => write(plain, match));
    lower = said.toLowerCase();
  }
  return said;
}

/** The English of a match: names of foods are looked up, groups put in. */
function write(plain: string, match: readonly unknown[]): string {
  const named = match.at(-1);
  return plain
    .replace(/\{(food|other)\}/g, (_, part: string) => toEnglish(readGroup(named, part)))
    .replace(/\$<n>/g, readGroup(named, "n"))
    .replace(/\$1/g, String(match[1] ?? ""));
}

function readGroup(groups: unknown, name: string): string {
  if (typeof groups !== "object" || groups === null) return "";
  const value: unknown = Reflect.get(groups, name);
  return typeof value === "string" ? value : "";
}

const describing = `(?:${data.describing.join("|")})`;
const lineName = new RegExp(
  `^(?:(?:de|di|du|des|del|della|do|da|von) |d['’])?(?:${describing} )?(?<food>${name})(?:,? ${describing}){0,3}$`,
  "iu",
);

/** The English of the food of an ingredient line in these languages: "cebolla picada"; null for any other. */
export function translateLineName(line: string): string | null {
  const food = lineName.exec(line.trim())?.groups?.food;
  const english = food === undefined ? null : toEnglish(food);
  return english === food ? null : english;
}

function toEnglish(food: string): string {
  return foods.find(([, names]) => names.test(food))?.[0] ?? food;
}
