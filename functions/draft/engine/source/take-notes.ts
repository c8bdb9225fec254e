import { readIngredientLine } from "../../../../shared/domain/food/mod.ts";
import words from "./data/note-words.json" with { type: "json" };
import { nameFood } from "./name-food.ts";

/** A line of the list, and what stands in it that is asked for: "swap the tuna for chickpeas". */
type NotedLine = { readonly line: string; readonly wish: string | null };

/** "100 g butter --> oil": what is behind an arrow is wanted; "2 cans tuna (make this chickpeas)"; "cheddar - less please". */
const arrow = /^(?<line>.*?\p{L}.*?)\s*(?:-{1,2}>|={1,2}>|→|⇒|➜|<-{1,2}(?!>)|←)\s*(?<note>\S.*)$/u;
const square = /^(?<line>[^[]*\p{L}[^[]*?)\s*\[(?<note>[^\][]{2,80})\](?!\()\s*$/u;
const round = /^(?<line>[^(]*\p{L}[^(]*?)\s*\((?<note>[^()]{2,80})\)\s*$/u;
const dash = /^(?<line>.*?\p{L}.*?)\s+[-–—]{1,2}\s+(?<note>\p{L}.{1,80})$/u;

const opening = new RegExp(`^(?:(?:${words.opening.join("|")})[ ,:]+)*`, "iu");
const verb = new RegExp(`^(?:${words.verbs.join("|")})[ :]+(?:the |some |a |an )?(?=\\S)`, "iu");
const ending = new RegExp(`(?:[ ,]+(?:${words.ending.join("|")}))*[ .!?]*$`, "iu");
const amount = new RegExp(
  `^(?:${words.amountVerbs.join("|")})?[ ]*(?<amount>\\d+(?:[.,/]\\d+)?\\s*(?:${words.units.join("|")})?)$`,
  "iu",
);
const gone = new RegExp(`^(?:${words.gone.join("|")})$`, "iu");
const reduced = new RegExp(`^(?<how>${words.reduced.join("|")})(?: of (?:it|this|that))?$`, "iu");
const made = new RegExp(
  `^(?<how>${words.made.join("|")})(?: (?:version|kind|one|ones|type|type only|only))?$`,
  "iu",
);
const stated = new RegExp(words.stated, "iu");
const times = new Map([
  ["half", "halve the"],
  ["double", "double the"],
  ["triple", "triple the"],
]);
/** Words of people who speak: "half of us don't eat fish" is a remark, no line of a list. */
const speaker = /\b(?:i|we|us|me|my|our|she|he|they|her|his|their|don't|doesn't|can't|won't|isn't|aren't)\b/i;
/** In a sentence: "600 g cod (swap for salmon please), 800 g potatoes". */
const inSentence = /(?<![\d.,/])\d+(?:[.,/]\d+)?[^\d,;:()\n]{2,40}\([^()\n]{2,80}\)/gu;

/** Takes what is asked for in a line of ingredients off it; the line as it is where nothing is. */
export function takeNote(line: string): NotedLine {
  for (const [pattern, isMarked] of [
    [arrow, true],
    [square, true],
    [round, false],
    [dash, false],
  ] as const) {
    const found = pattern.exec(line)?.groups;
    const rest = found?.line?.trim() ?? "";
    const isSpoken = speaker.test(rest);
    const wish = found?.note === undefined || isSpoken ? null : readNote(found.note, rest, isMarked);
    if (wish !== null) return { line: rest, wish };
  }
  return { line, wish: null };
}

/** A text without the notes in its lines, and what they ask for. */
export function takeNotes(text: string): { text: string; wishes: readonly string[] } {
  const wishes: string[] = [];
  const take = (line: string) => {
    const { line: rest, wish } = takeNote(line);
    if (wish !== null) wishes.push(wish);
    return rest;
  };
  const lines = text
    .split("\n")
    .map((line) => (isListed(line) ? take(line) : line.replace(inSentence, take)));
  return { text: lines.join("\n"), wishes };
}

/** A line with an amount: in a sentence brackets explain. */
function isListed(line: string): boolean {
  const { quantity, unit, name } = readIngredientLine(line);
  return (quantity !== null || unit !== null) && name !== "" && name.split(" ").length <= words.longestName;
}

function nameOf(line: string): string {
  return readIngredientLine(line).name.replace(/,.*$/, "").trim();
}

/** What a note asks for of its food, in plain words; null for one that only describes it. */
function readNote(note: string, line: string, isMarked: boolean): string | null {
  const food = nameOf(line);
  if (food === "") return null;
  const [first = "", ...others] = note.split(/[,;]\s+|\s+(?=because |since |as we)/);
  const isAsked =
    opening.exec(first)?.[0] !== "" || /[!]$|\b(?:please|pls|instead)\b/i.test(note) || isMarked;
  const plain = first.replace(opening, "").replace(ending, "").trim();
  const wish = readPlain(plain, food, { isAsked, unit: readIngredientLine(line).unit ?? "" });
  const said = others.filter((other) => stated.test(other)).join(", ");
  if (wish !== null) return said === "" ? wish : `${wish}. ${said}`;
  if (stated.test(note)) return note;
  return isMarked && plain !== "" && !/\d/.test(plain) && isArrowed(note) ? `${food}: ${note}` : null;
}

/** A word in square brackets may be a description ("[optional]"); one that is neither that nor a wish is reported as unread. */
function isArrowed(note: string): boolean {
  return !/^(?:optional|about|approx|or|see|note|to taste|divided|chopped|diced|sliced|\d)/i.test(note);
}

type Asked = { readonly isAsked: boolean; readonly unit: string };

function readPlain(plain: string, food: string, { isAsked, unit }: Asked): string | null {
  if (gone.test(plain)) return `leave out the ${food}`;
  const without = /^(?:no|not|without|zero) (?:the |any )?(?<other>.+)$/i.exec(plain)?.groups?.other;
  if (without !== undefined && isFood(without)) return `no ${without}`;
  const figure = amount.exec(plain)?.groups?.amount;
  if (figure !== undefined && (isAsked || !/^\d/.test(plain)))
    return `set the ${food} to ${/\p{L}/u.test(figure) ? figure : `${figure} ${unit}`.trim()}`;
  const how = reduced.exec(plain)?.groups?.how;
  if (how !== undefined && (isAsked || words.alone.includes(plain.toLowerCase())))
    return `${times.get(how.toLowerCase()) ?? how} ${food}`;
  const kind = made.exec(plain)?.groups?.how;
  if (kind !== undefined && isAsked) return `use ${kind} ${food}`;
  const isTold = verb.test(plain);
  const other = plain.replace(verb, "").replace(ending, "");
  if ((isTold || isAsked) && other !== food && isFood(other)) return `swap the ${food} for ${other}`;
  return null;
}

function isFood(name: string): boolean {
  const named = nameFood(name);
  return named !== null && named.fit !== "loose";
}
