import { readNeeds } from "../../../../../shared/domain/constraints/mod.ts";
import { isListHeading } from "../clean-line.ts";
import words from "../data/recipe-words.json" with { type: "json" };
import { nameFood } from "../name-food.ts";
import { isFactLine, readServings } from "./read-facts.ts";
import { tellsAmount } from "./read-list.ts";
import { readTitle } from "./read-title.ts";
import { isEditStart, isStep, isWish, sectionOf } from "./recipe-words.ts";
import { scoreWish } from "./score-step.ts";
import { splitSentences } from "./split-sentences.ts";

/** A dish is named in one of the first lines. */
const mostTried = 4;
const fewestCounted = 4;
const aside = /\s*[([]|\s*[,;|–—]\s+|\s+-\s+|\s+(?=(?:for|serves|makes|feeds) \d)|\s*[:.!]\s*$/;
const dietary = new RegExp(
  `^(?:(?:${words.titleDiets.join("|")}|no-(?:bake|knead|churn|cook)|eggless|meatless|flourless)[ -]+)+`,
  "iu",
);
/** "Roast leg of lamb, serves 6" is no instruction. */
const roasted = /^(?:pot[- ])?roast (?!the\b|it\b|them\b|for\b|in\b|at\b|until\b|all\b)[\p{L} '-]+$/iu;
const mark = /^[\s#>*_-]+|[\s*_]+$/g;
const bareCount = /^\D{0,12}(\d{1,3})\b(?! ?(?:min|m|h|hr|hour|kcal|g|kg|ml|l|cm|°)\w*\b)/iu;

/**
 * The text with the dish that one of its first lines names as a heading: "hake stew, 4 ppl" is "# hake stew" that serves 4,
 * "Green curry - weeknight version" is "# Green curry". Null where none of them names a dish; with `isCounted` only the
 * first line counts, and only where it says for how many.
 */
export function headTitle(text: string, { isCounted = false } = {}): string | null {
  const lines = text.split("\n");
  const places = lines.flatMap((line, at) => (line.trim() === "" ? [] : [at]));
  const filled = places.slice(0, isCounted ? 1 : mostTried);
  if (isCounted && places.length < fewestCounted) return null;
  for (const at of filled) {
    const line = (lines[at] ?? "").replace(mark, "");
    const head = readHead(line);
    const isMeant = !isCounted || head?.some((one) => /^Serves /.test(one)) === true;
    if (head !== null && isMeant && !isAbove(line, lines.slice(at + 1)))
      return [...lines.slice(0, at), ...head, ...lines.slice(at + 1)].join("\n");
    if (tellsAmount(line)) return null;
  }
  return null;
}

/** "freezer friendly, for 12" above "Beef Lasagne (serves 6)" is what is asked of it. */
function isAbove(line: string, below: readonly string[]): boolean {
  const next = below.find((one) => one.trim() !== "")?.replace(mark, "") ?? "";
  const isHead = /^\p{Lu}/u.test(next) && readHead(next)?.some((one) => /^Serves /.test(one)) === true;
  return /^\p{Ll}/u.test(line) && isHead;
}

/** The heading for a line that names a dish, what it says of servings, and what it asks for. */
function readHead(text: string): string[] | null {
  const [line = "", ...others] = splitSentences(text);
  const cut = aside.exec(line);
  const name = cut === null ? line : line.slice(0, cut.index);
  const rest = cut === null ? "" : line.slice(cut.index).replace(/[()[\]]/g, " ");
  const servings = readServings(rest) ?? bareCount.exec(rest)?.[1] ?? null;
  const isNamed = namesDish(name) || (servings !== null && roasted.test(name));
  if (!isNamed || (cut === null && /[.!?]$/.test(line))) return null;
  const { title } = readTitle(name);
  if (title === null) return null;
  const wish = asksForChange(rest) ? [rest.replace(/^[\s,;|–—-]+/, "").trim(), ""] : [];
  const body = others.length === 0 ? [] : [others.join(" ")];
  return [...wish, `# ${title}`, ...(servings === null ? [] : [`Serves ${servings}`]), ...body];
}

function namesDish(name: string): boolean {
  if (isDietaryName(name)) return true;
  const isOther = sectionOf(name) !== null || isFactLine(name) || isListHeading(name);
  if (isOther || /\d/.test(name) || tellsAmount(name)) return false;
  return !isWish(name) && !isEditStart(name) && !isStep(name);
}

/** "Gluten-free lemon cake", "No-bake cheesecake", "Trifle without alcohol": names that have words of wishes. */
function isDietaryName(name: string): boolean {
  const rest = name.replace(dietary, " ").replace(/ without [\p{L} ]{3,30}$/iu, "");
  const isShown = /^\p{Lu}/u.test(name) || rest.split(" ").some((word) => nameFood(word)?.fit === "exact");
  return rest !== name && isShown && isPlainName(rest.trim());
}

function isPlainName(rest: string): boolean {
  return /^\p{L}{3}/u.test(rest) && !/[.,:;?!\d]/.test(rest) && scoreWish(rest) === 0 && !isStep(rest);
}

function asksForChange(words: string): boolean {
  const { diets, attachedDiets, allergies, avoided, goals } = readNeeds(words);
  return [diets, attachedDiets, allergies, avoided, goals].some((list) => list.length > 0);
}
