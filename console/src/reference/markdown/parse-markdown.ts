/** A block of a description; its texts still contain inline markup. */
export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "code"; text: string }
  | { kind: "list"; isNumbered: boolean; items: readonly string[] }
  | { kind: "table"; head: readonly string[]; rows: readonly (readonly string[])[] };

/** A part of a text: plain, strong, code, or a link. */
export type Inline =
  | { kind: "text" | "code"; text: string }
  | { kind: "strong"; parts: readonly Inline[] }
  | { kind: "link"; text: string; href: string };

const headingForm = /^(#{1,6}) +(.+)$/;
const bullet = /^[-*] +/;
const number = /^\d+[.)] +/;
const fence = /^```/;
const tableRule = /^\|?[\s:|-]+\|?$/;
const markup = /`([^`]+)`|\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;
const webAddress = /^https?:\/\//;

/** Parses the Markdown of descriptions into headings, paragraphs, fenced code, lists and tables. */
export function parseBlocks(text: string): Block[] {
  return splitBlocks(text).map(parseBlock);
}

/** Blank lines separate blocks, except within fences; a heading is a block of its own, and a list starts one. */
function splitBlocks(text: string): string[][] {
  const blocks: string[][] = [];
  let block: string[] = [];
  let isFenced = false;
  const close = () => {
    if (block.length > 0) blocks.push(block);
    block = [];
  };
  for (const line of text.split("\n")) {
    const startsOwn = !isFenced && (headingForm.test(line) || fence.test(line) || startsList(line, block));
    if (startsOwn || (!isFenced && line.trim() === "")) close();
    if (isFenced || line.trim() !== "") block.push(line);
    if (headingForm.test(line) && !isFenced) close();
    if (fence.test(line)) {
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
  return bullet.test(line) || number.test(line);
}

function parseBlock(lines: readonly string[]): Block {
  const [first = "", second = ""] = lines;
  const heading = headingForm.exec(first);
  if (heading) return { kind: "heading", level: heading[1]?.length ?? 1, text: heading[2] ?? "" };
  if (fence.test(first)) return { kind: "code", text: lines.slice(1, -1).join("\n") };
  if (first.startsWith("|") && tableRule.test(second)) return parseTable(lines);
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
    if (isItem(line) || last < 0) items.push(line.replace(bullet, "").replace(number, ""));
    else items[last] = `${items[last]} ${line.trim()}`;
  }
  return { kind: "list", isNumbered: number.test(lines[0] ?? ""), items };
}

/** Parses code, strong text and links; a link that is not a web address becomes plain text. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(markup)) {
    if (match.index > at) parts.push({ kind: "text", text: text.slice(at, match.index) });
    parts.push(readMarkup(match));
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ kind: "text", text: text.slice(at) });
  return parts;
}

function readMarkup([whole, code, strong, label, href]: RegExpMatchArray): Inline {
  if (code !== undefined) return { kind: "code", text: code };
  if (strong !== undefined) return { kind: "strong", parts: parseInline(strong) };
  if (label === undefined || href === undefined) return { kind: "text", text: whole };
  return webAddress.test(href) ? { kind: "link", text: label, href } : { kind: "text", text: label };
}
