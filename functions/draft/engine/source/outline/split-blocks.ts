import { cleanLine } from "../clean-line.ts";
import { isCountedFood, isFactLine } from "./read-facts.ts";
import { tellsAmount } from "./read-list.ts";
import { isStep, sectionLabels, sectionOf } from "./recipe-words.ts";
import { turnAmounts } from "./turn-amounts.ts";

/** A line of the text with what its layout tells. */
export type Block = {
  /** `label` is "Step 1" on a line of its own, `rule` a line of dashes. */
  readonly kind: "label" | "heading" | "bullet" | "numbered" | "plain" | "blank" | "rule";
  readonly text: string;
  /** True when the line goes on with the one before: indented below it, or beginning in the middle of a sentence. */
  readonly isContinued: boolean;
};

const sectionNames = [...sectionLabels].sort((a, b) => b.length - a.length).join("|");
const label = new RegExp(`(?<=^|[.!?\\n]\\s*)(?:\\*\\*)?(${sectionNames})\\s*:(?:\\*\\*)?\\s*`, "giu");
/** "Ingredients (serves 4):" on a line of its own. */
const labelWithAside = new RegExp(`^[#* ]*(${sectionNames})\\s*\\(([^()\\n]{1,60})\\)[:* ]*$`, "gimu");
const fewestDots = 2;
const fewestOfStep = 4;
const bar = /\s+[·•|]\s+/;
/** What parts the cells of a line: a bar, a tab, a gap. */
const columns = /\s[·•|]\s|\t| {3}/;
const slash = /\s\/\s/;
/** "Dish: Chicken casserole" on a line of its own. */
const dishLabel =
  /^[ \t]*(?:dish|dish name|recipe name|name of (?:the )?dish)[ \t]*:[ \t]*(?=\p{L}[^\n]{2,80}$)/gimu;
const fewestOfList = 2;
const pictured =
  /^([ \t]*)(\p{Extended_Pictographic})(?:\uFE0F|\u200D|\p{Emoji_Modifier})*[ \t]*([\p{L}\d¼½¾⅓⅔⅛].*)$/gmu;
/** "1️⃣" counts a step. */
const counted = /^\s*1[.)] \S.*\s2[.)] .*$/gmu;
/** "1 Soak the noodles." above "2 Whisk the sauce.": steps that are counted without a full stop. */
const bareNumber = /^[ \t]*(\d{1,2})[ \t]+(?=\p{Lu})/u;
const keycap = /(\d)\uFE0F?\u20E3[ \t]*/gu;
/** "Source: my gran. Needs to be nut free": what goes on behind the source is said of the recipe. */
const credit =
  /^[ \t]*(?:source|credits?|author|recipe by|recipe from|adapted from|inspired by|via|photo|video)\b:?[ \t]+[^.!?\n]{1,80}[.!?]+[ \t]+(\S[^\n]*)$/gimu;
const frontMatter = /^---\s*\n([\s\S]*?)\n---\s*(?:\n|$)/;

/** The lines of a text, labels such as "Ingredients:" set on lines of their own, pictures and rules left out. */
export function splitBlocks(text: string): { blocks: Block[]; title: string | null } {
  const unix = markPictures(
    text.replace(/\r\n?/g, "\n").replace(credit, "\n$1\n").replace(keycap, "$1. "),
  ).replace(counted, apart);
  const front = frontMatter.exec(unix.trimStart());
  const body = front === null ? unix : unix.trimStart().slice(front[0].length);
  const title = /^title:\s*["']?(.+?)["']?\s*$/m.exec(front?.[1] ?? "")?.[1] ?? null;
  const bracketed = body.replace(labelWithAside, (_, name: string, aside: string) => `${aside}\n## ${name}`);
  const labelled = bracketed.replace(label, (_, name: string) => `\n## ${name}\n`);
  const dotted = dotNumbers(labelled);
  const lines = turnAmounts(dotted.split("\n").flatMap(splitFacts).map(headDish)).map(commaDots);
  const blocks = lines.map((line, at) => ({ ...readBlock(line), isContinued: goesOn(line, lines[at - 1]) }));
  return { blocks, title };
}

function headDish(line: string): string {
  return line.replace(dishLabel, "# ");
}

/** Lines that count 1, 2, 3 on, most of them instructions, as numbered steps: "1 Onion" and "2 Carrots" are a list. */
function dotNumbers(text: string): string {
  const lines = text.split("\n");
  for (let from = 0; from < lines.length; from++) {
    let end = from;
    while (Number(bareNumber.exec(lines[end] ?? "")?.[1]) === end - from + 1) end++;
    const run = lines.slice(from, end);
    const steps = run.filter((line) => isLongStep(line.replace(bareNumber, "")));
    if (run.length < fewestOfList || 2 * steps.length <= run.length) continue;
    for (let at = from; at < end; at++) lines[at] = (lines[at] ?? "").replace(bareNumber, "$1. ");
    from = end;
  }
  return lines.join("\n");
}

/** "1) Combine all. 2) Roll." are steps of their own. */
function apart(line: string): string {
  return line.replace(/\s+(?=\d{1,2}[.)] \p{L})/gu, "\n");
}

/** Pictures that begin several lines are bullets: "✅ 200 g flour", "👉 Mix everything". */
function markPictures(text: string): string {
  const listed = [...text.matchAll(pictured)];
  const restsOf = (sign: string) => listed.flatMap(([, , own, rest = ""]) => (own === sign ? [rest] : []));
  return text.replace(pictured, (line, gap: string, sign: string, rest: string) => {
    const rests = restsOf(sign);
    if (rests.length < fewestOfList) return line;
    const steps = rests.filter((one) => isStep(one)).length;
    return `${gap}${2 * steps > rests.length ? "1." : "-"} ${rest}`;
  });
}

function isLongStep(part: string): boolean {
  return isStep(part) && part.split(" ").length >= fewestOfStep;
}

/**
 * "Prep: 10 min | Cook: 1 hr | Serves 4" and "Lentil soup | 4 bowls" are lines of their own; "bacon | 4 slices" is one. So
 * are the parts of "Burgers / 4 portions / 500 g mince, 1 egg / Mix all and fry". */
function splitFacts(line: string): string[] {
  const parts = line
    .trim()
    .split(columns)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const [first = "", ...others] = parts;
  const isHeaded = isFactLine(first) || (!tellsAmount(first) && !isCountedFood(first));
  if (others.length > 0 && others.every(isFactLine) && isHeaded) return parts;
  const slashed = line.split(slash).map((part) => part.trim());
  const isWhole = slashed.length > fewestDots && slashed.some((part) => isFactLine(part) || isLongStep(part));
  return isWhole ? slashed : [line];
}

/** "1 egg · 2 apples · salt", "3 avocados / 1 lime / salt" are lists as with commas. */
function commaDots(line: string): string {
  const parts = line.split(bar);
  if (parts.length > fewestDots) return parts.join(", ");
  const slashed = line.split(slash);
  const measured = slashed.filter((part) => /^\s*[\d½⅓¼¾⅔⅛]/u.test(part)).length;
  return slashed.length > fewestDots && 2 * measured >= slashed.length
    ? slashed.map((part) => part.trim()).join(", ")
    : line;
}

function goesOn(line: string, before: string | undefined): boolean {
  if (before === undefined || before.trim() === "" || /^\s*#/.test(before)) return false;
  return /^(?:\s{2,}|\t)?\p{Ll}/u.test(line) || /^(?:\s{2,}|\t)[\p{L}("*_]/u.test(line);
}

/** "STEP 1 Mix the flour". */
const unstopped = /^\s*step\s+\d{1,2}\s+(\p{L}.*)$/iu;

function readBlock(line: string): Omit<Block, "isContinued"> {
  const text = cleanLine(line.replace(/!\[[^\]]*\]\([^)]*\)/g, ""));
  if (/^[-=_*\s]{3,}$/.test(line.trim())) return { kind: "rule", text: "" };
  if (text === "") return { kind: "blank", text: "" };
  if (/^\s*(?:\*\*)?(?:step|part)\s+\d{1,2}\s*[:.)]?(?:\*\*)?\s*$/i.test(line))
    return { kind: "label", text: "" };
  const heading = /^\s*#{1,6}\s+(.*)$/.exec(line)?.[1];
  if (heading !== undefined) return { kind: "heading", text: cleanLine(heading).replace(/:$/, "") };
  if (sectionOf(text) !== null && text.split(" ").length < 5)
    return { kind: "heading", text: text.replace(/:$/, "") };
  if (/^\s*\d{1,2}[.)]\s+\S/.test(line)) return { kind: "numbered", text };
  if (/^\s*(?:step\s+\d{1,2}\s*[:.)-]|\d{1,2}\s*[:]\s)/i.test(line))
    return { kind: "numbered", text: text.replace(/^(?:step\s+)?\d{1,2}\s*[:.)-]\s*/i, "") };
  const bare = unstopped.exec(line)?.[1];
  if (bare !== undefined) return { kind: "numbered", text: cleanLine(bare) };
  return { kind: /^\s*[-*+•–·▢□☐◦‣]\s+/u.test(line) ? "bullet" : "plain", text };
}
