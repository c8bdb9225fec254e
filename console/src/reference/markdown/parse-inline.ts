/** A stretch of a text: plain, strong, code, or a link. */
export type Inline =
  | { kind: "text" | "code"; text: string }
  | { kind: "strong"; parts: readonly Inline[] }
  | { kind: "link"; text: string; href: string };

const MARKUP = /`([^`]+)`|\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;
const WEB_ADDRESS = /^https?:\/\//;

/** Reads code, strong text and links; a link that leads to no web address is left as its words. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKUP)) {
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
  return WEB_ADDRESS.test(href) ? { kind: "link", text: label, href } : { kind: "text", text: label };
}
