import { readIngredientLine } from "../../../../../shared/domain/food/mod.ts";
import { numberSource } from "../../../../../shared/language/mod.ts";
import words from "../data/recipe-words.json" with { type: "json" };
import { nameFood } from "../name-food.ts";
import { isFactLine } from "./read-facts.ts";

/** "Toor dal - 600 g", "Salt: to taste", "| Garlic | 2 cloves |". */
const parted = /\s+[-–—]\s+|\s*[:=|]\s*|\s+\.{2,}\s*/u;
const amount = new RegExp(
  String.raw`^(?:about |approx\.? |~)?((?:an?|half|${numberSource})(?:\s*[-–/x×]\s*${numberSource})?\s*(?:${words.amountUnits.join("|")})?\.?(?:\s*\([^()]*\))?)$`,
  "iu",
);
/** "Brown sugar 60 g": an amount with a unit behind a name with nothing between. */
const spaced = new RegExp(
  String.raw`^(\p{L}[^\d:=|]{1,60}?)\s+(${numberSource}\s*(?:${words.amountUnits.join("|")})\.?)$`,
  "iu",
);
/** "Eggs 6", "onion 1": a count behind the name of a food. */
const countedBehind = /^(\p{L}[^\d:=|]{1,40}?)\s+(\d{1,2}|½|1\/2)$/u;
/** Words that no name of an ingredient has: "sugar down to 60 g" is asked for. */
const spoken =
  /\b(?:to|only|just|for|with|in|into|at|by|make|use|add|the|than|max|under|over|about|less|more|instead|not|extra|plus|another|per|every|each|no|serves|feeds|makes|weighs|is|are|have|got|of)\b/i;
const vague = /^(?:to taste|as (?:needed|required)|for \p{L}+ing|optional|a (?:few|little|bit)|some)$/iu;
const pieces = /\s*\b(?:nos?|numbers?|pcs?|pieces?|whole|units?|each|ea)\b\.?$/i;
const tableRule = /^\s*\|?[\s:|-]*-{3,}[\s:|-]*\|?\s*$/;
const tableHead =
  /^\s*\|?\s*(?:ingredients?|items?|name|food|amounts?|quantit(?:y|ies)|qty)\s*\|\s*[\p{L} ]+\|?\s*$/iu;
const bullet = /^\s*(?:[-*+•–·▢□☐◦‣]\s+)?/u;
/** "Dried chickpeas 250 g, soaked", "butter 25 g melted": what is done to it stands behind the amount. */
const doneBehind = /^(.{0,120}?\d[^,]{0,20}?)(,\s+|\s+)(\p{Ll}[\p{Ll} -]{2,40})$/u;
const fewest = 2;
const longestName = 80;

/** Lines of a list that state the amount behind the name, with the amount before it as usual; others as they are. */
export function turnAmounts(lines: readonly string[]): string[] {
  const turned = lines.map(turnLine);
  const isList = turned.filter((line) => line?.isMeasured === true).length >= fewest;
  if (!isList) return [...lines];
  return lines.flatMap((line, at) => {
    if (line.includes("|") && (tableRule.test(line) || tableHead.test(line))) return [];
    return [turned[at]?.text ?? line];
  });
}

function turnLine(line: string): { text: string; isMeasured: boolean } | null {
  const whole = turnPlain(line);
  const [, body = "", , done = ""] = whole === null ? (doneBehind.exec(line) ?? []) : [];
  if (whole !== null || body === "" || !isDone(done)) return whole;
  const turned = turnPlain(body);
  return turned?.isMeasured === true ? { ...turned, text: `${turned.text}, ${done}` } : null;
}

function isDone(words: string): boolean {
  const { name, preparation, comment } = readIngredientLine(`onion, ${words}`);
  return name === "onion" && comment === null && preparation !== null;
}

function turnPlain(line: string): { text: string; isMeasured: boolean } | null {
  if (isFactLine(line)) return null;
  const mark = bullet.exec(line)?.[0] ?? "";
  const cells = line
    .slice(mark.length)
    .trim()
    .replace(/^\||\|$/g, "")
    .trim()
    .split(parted);
  const [, food = "", behind] = spaced.exec(line.slice(mark.length).trim()) ?? [];
  if (cells.length === 1 && behind !== undefined && !spoken.test(food))
    return { text: `${mark}${behind.replace(pieces, "")} ${food}`, isMeasured: true };
  const [, counted = "", count] = countedBehind.exec(line.slice(mark.length).trim()) ?? [];
  if (
    cells.length === 1 &&
    count !== undefined &&
    !spoken.test(counted) &&
    nameFood(counted)?.fit === "exact"
  )
    return { text: `${mark}${count} ${counted}`, isMeasured: true };
  const stated = cells.at(-1)?.trim() ?? "";
  const name = cells.slice(0, -1).join(", ").trim();
  if (!/^\p{L}/u.test(name) || name.length > longestName) return turnRow(mark, cells);
  if (vague.test(stated)) return { text: `${mark}${name}, ${stated}`, isMeasured: false };
  const measured = amount.exec(stated)?.[1];
  if (measured === undefined) return null;
  return { text: `${mark}${measured.replace(pieces, "")} ${name}`, isMeasured: true };
}

/** "| 400 g | Chickpeas |": the amount stands first already. */
function turnRow(mark: string, [first = "", second = "", ...others]: readonly string[]) {
  if (others.length > 0 || !amount.test(first.trim()) || !/^\p{L}/u.test(second)) return null;
  return { text: `${mark}${first.trim()} ${second.trim()}`, isMeasured: true };
}
