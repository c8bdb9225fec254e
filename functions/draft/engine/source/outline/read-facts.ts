import { listDishWords } from "../../../../../shared/domain/constraints/mod.ts";
import {
  eaterSource,
  foreignEaterSource,
  numberSource,
  numberWordSource,
  readNumberText,
} from "../../../../../shared/language/mod.ts";
import words from "../data/recipe-words.json" with { type: "json" };
import { nameFood } from "../name-food.ts";

const number = `(${numberSource})`;
const upTo = String.raw`(?:\s*(?:[-–~/]|to|or)\s*${numberSource})?`;
/** Nobody serves a part of a person: "2/3" is two or three. */
const count = String.raw`(\d+(?:[.,]\d+)*|${numberWordSource})${upTo}`;
const courses =
  "starters?|sides?|side dish|mains?|main course|appeti[sz]er|snack|light lunch|dessert|pudding";
const helpings = words.helpings.join("|");
const eatersOnly = new RegExp(
  `^(?:(?:für|pour|para|per|voor|dla|for|about|makes) )?${count} (?:${eaterSource}|${foreignEaterSource}|${helpings})[.:]?$`,
  "iu",
);
/** A line that begins with none of the words of instructions: "Leave for 10." serves nobody. */
const noStep = `(?!(?:${words.stepVerbs.join("|")})\\b)`;
const doesForCourse = new RegExp(`^(?:does|do|enough for) ${count}(?: as an? (?:${courses}))?[.:]?$`, "iu");
const servingPatterns = [
  // "Makes 8 (serves 4)", "Yield: 1 loaf (10 slices)": what stands in brackets is how many eat.
  new RegExp(
    String.raw`\b(?:makes|yields?)\b[^()\n]{1,40}\((?:serves |feeds |for )?(?:about |approx\.? |around )?${count}(?: (?:${eaterSource}|slices|pieces|squares|wedges|each))?\)`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<!\d )\b(?:serves|feeds|servings?|yields?|portions?|makes|amount|(?:cuts|slices|divides) into)\b[^\p{L}\d\n]{0,8}(?:about |approx\.? |around )?${count}`,
    "giu",
  ),
  new RegExp(String.raw`\bfor (?:about |around )?${count} (?:adult )?(?:${eaterSource})\b`, "giu"),
  new RegExp(String.raw`\bfor ${count}(?=\s*(?:[:)]|(?:is|goes|needs|has)\b))`, "giu"),
  new RegExp(String.raw`\brecipe\b[^.:;\n]{0,80} for ${count}(?=\s*[.,;:\n])`, "giu"),
  new RegExp(
    String.raw`(?<![.,\d])${count} (?:adult )?(?:servings|portions|ppl|people|pers|pax|${foreignEaterSource})\b`,
    "giu",
  ),
  new RegExp(String.raw`(?<![.,\d])\b${count} as an? (?:${courses})\b`, "giu"),
  new RegExp(String.raw`\b(?:does|enough for) ${count}(?![^\s.,;)])(?! (?:days?|meals|weeks?)\b)`, "giu"),
  new RegExp(String.raw`^${noStep}[^\d\n.]{3,60} for (\d{1,2})(?:[.:](?=\s)|(?= [–—-]+ ))`, "gimu"),
  // "Carrot soup for 4" above its list.
  new RegExp(String.raw`^${noStep}[^\d\n.:]{3,60} for ${count}(?=[^\S\n]*\n\s*[-•*]?\s*\d)`, "gimu"),
  // "Bread pudding, 9 squares", "Soup (4 bowls):", "Fried rice x2", and "8 slices." as a sentence.
  new RegExp(
    String.raw`^${noStep}(?<dish>[^\d\n(]{3,60})(?:, | ?\(| [–—-]+ )(?:about )?${count} (?:${helpings})(?=\)|[.:](?:\s|$)|$)`,
    "gimu",
  ),
  new RegExp(String.raw`^${noStep}(?<dish>[^\d\n(]{3,60}) [x×] ?(\d{1,2})(?=[.:](?:\s|$)|$)`, "gimu"),
  new RegExp(
    String.raw`(?:^|[.!?:] +)\(?(?:enough )?(?:for )?(?:about )?${count} (?:${helpings}|${eaterSource})\)?(?=\.\s|\.?\s*$)`,
    "gimu",
  ),
  /^(?<dish>[^\d\n(]{3,60})\((\d{1,2})\)/gimu,
  /^[^\d\n]{3,60} (?:per|pour|para|für) (\d{1,2})[.:]?$/gimu,
  /^for (\d{1,2})(?:[-–]\d{1,2})?[.:]?$/gimu,
];
const duration = String.raw`(?:about |approx\.? |~)?(?:${number}${upTo}\s*(?:hours?|hrs?|h)\b)?\s*(?:and )?(?:${number}${upTo}\s*(?:minutes?|mins?|min|m)\b)?`;
const labelled = (label: string) =>
  new RegExp(String.raw`\b(?:${label})\b[^\p{L}\d\n]{0,6}${duration}`, "gimu");
const totalLabel = labelled("total(?: time)?|ready in|takes|done in|time");
const partLabel = labelled(
  String.raw`prep(?:aration)?(?: time)?|cook(?:ing)? time|(?<=^[\s*-]*|\bprep[^\n]{0,30}[\s|,;·•–-])cook(?:ing)?|bak(?:e|ing) time|rest(?:ing)? time|active time`,
);
const hour = 60;
const mostServings = 100;

/** How many a text says the recipe serves, the lower end of a range; null when it does not say. */
export function readServings(text: string): number | null {
  for (const pattern of servingPatterns) {
    for (const { 1: first = "", 2: second = "", groups } of text.matchAll(pattern)) {
      const dish = groups?.dish;
      if (dish !== undefined && isCountedFood(dish)) continue;
      const value = readNumberText(dish === undefined ? first : second) ?? 0;
      if (value >= 1 && value <= mostServings) return value;
    }
  }
  return null;
}

/** "Eggs x 4", "bacon, 4 slices": a line of the list; "gingerbread, 9 squares" is a dish. */
export function isCountedFood(words: string): boolean {
  return nameFood(words)?.fit === "exact" && listDishWords(words).length === 0;
}

/** Minutes a text says the recipe takes: the total, else preparing and cooking together; null when it does not say. */
export function readTotalMinutes(text: string): number | null {
  const parts = sumMinutes(text, partLabel);
  const withoutParts = text.replace(partLabel, " ");
  return sumMinutes(withoutParts, totalLabel, 1) ?? parts;
}

function sumMinutes(text: string, pattern: RegExp, most = Number.POSITIVE_INFINITY): number | null {
  const stated = [...text.matchAll(pattern)]
    .filter(([, hours, minutes]) => hours !== undefined || minutes !== undefined)
    .map(([, hours, minutes]) => minutesOf(hours, hour) + minutesOf(minutes, 1));
  return stated.length === 0 ? null : stated.slice(0, most).reduce((sum, minutes) => sum + minutes, 0);
}

function minutesOf(number: string | undefined, unit: number): number {
  return number === undefined ? 0 : Math.round((readNumberText(number) ?? 0) * unit);
}

/** True for a line that says nothing but servings or times: "Serves 4", "- Prep time: 10 min". */
export function isFactLine(line: string): boolean {
  const plain = line.replace(/[^\p{L}\p{N}:.,~/–-]+/gu, " ").trim();
  if (eatersOnly.test(plain) || doesForCourse.test(plain)) return true;
  const isShort = plain.split(" ").length <= 8;
  const [first = ""] = plain.split(/[.,]\s/);
  const isAsked = /\b(?:instead|please|pls|only|rather|not)\b/i.test(first);
  return (
    isShort &&
    !isAsked &&
    /^(?:serves|feeds|servings?|yields?|portions?|makes|(?:cuts|slices|divides) into|amount|for \d+|prep|preparation|(?:cook|rest)(?=:|ing\b| time\b|:? ?(?:about |approx |~)?\d|$)|cooking|baking(?= time|:? ?\d|:|$)|total|time|ready in|active|resting|difficulty|cuisine|course|category)\b/i.test(
      plain,
    )
  );
}

/**
 * A line of facts, and what it goes on with that states none: "Serves 6. No nuts please" serves six, and asks for something.
 */
export function splitFactLine(line: string): { facts: string; rests: string[] } {
  const parts = line.replace(/\s+/g, " ").split(/(?<=[.!;]) |, | [-–—] | (?=but\b)/);
  const [first = "", ...others] = parts;
  const isRest = (part: string) =>
    !isFactLine(part) && /\p{L}{2,}\P{L}+\p{L}{2,}/u.test(part) && !/^\W*\d/.test(part);
  const from = others.findIndex(isRest);
  if (from < 0) return { facts: line, rests: [] };
  return { facts: [first, ...others.slice(0, from)].join(", "), rests: [others.slice(from).join(", ")] };
}
