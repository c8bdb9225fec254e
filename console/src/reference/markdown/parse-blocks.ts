import type { Block } from "./block.ts";

const HEADING = /^(#{1,6}) +(.+)$/;
const BULLET = /^[-*] +/;
const NUMBER = /^\d+[.)] +/;
const FENCE = /^```/;
const TABLE_RULE = /^\|?[\s:|-]+\|?$/;

/** Cuts the Markdown of descriptions into blocks: headings, paragraphs, fenced code, lists and tables. */
export function parseBlocks(text: string): Block[] {
  return splitBlocks(text).map(parseBlock);
}

/** Blank lines part blocks, but not within fences; a heading stands alone, and a list starts a block. */
function splitBlocks(text: string): string[][] {
  const blocks: string[][] = [];
  let block: string[] = [];
  let isFenced = false;
  const close = () => {
    if (block.length > 0) blocks.push(block);
    block = [];
  };
  for (const line of text.split("\n")) {
    const startsOwn = !isFenced && (HEADING.test(line) || FENCE.test(line) || startsList(line, block));
    if (startsOwn || (!isFenced && line.trim() === "")) close();
    if (isFenced || line.trim() !== "") block.push(line);
    if (HEADING.test(line) && !isFenced) close();
    if (FENCE.test(line)) {
      isFenced = !isFenced;
      if (!isFenced) close();
    }
  }
  close();
  return blocks;
}

function startsList(line: string, block: readonly string[]): boolean {
  return isItem(line) && block[0] !== undefined && !isItem(block[0]);
}

function isItem(line: string): boolean {
  return BULLET.test(line) || NUMBER.test(line);
}

function parseBlock(lines: readonly string[]): Block {
  const [first = "", second = ""] = lines;
  const heading = HEADING.exec(first);
  if (heading) return { kind: "heading", level: heading[1]?.length ?? 1, text: heading[2] ?? "" };
  if (FENCE.test(first)) return { kind: "code", text: lines.slice(1, -1).join("\n") };
  if (first.startsWith("|") && TABLE_RULE.test(second)) return parseTable(lines);
  if (isItem(first)) return parseList(lines);
  return { kind: "paragraph", text: lines.join(" ") };
}

function parseTable([head = "", , ...rows]: readonly string[]): Block {
  return { kind: "table", head: splitCells(head), rows: rows.map(splitCells) };
}

function splitCells(line: string): string[] {
  const cells = line
    .trim()
    .replace(/^\|/, "")
    .replace(/\|$/, "")
    .split(/(?<!\\)\|/);
  return cells.map((cell) => cell.trim().replaceAll("\\|", "|"));
}

function parseList(lines: readonly string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const last = items.length - 1;
    if (isItem(line) || last < 0) items.push(line.replace(BULLET, "").replace(NUMBER, ""));
    else items[last] = `${items[last]} ${line.trim()}`;
  }
  return { kind: "list", isNumbered: NUMBER.test(lines[0] ?? ""), items };
}
