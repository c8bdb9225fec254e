/** Works of one publisher, or a paragraph where `entries` is empty. */
export type NoticePart = { title: string; terms: string | null; entries: readonly string[] };

/** NOTICE in parts; its title is left out. */
export function readNotice(text: string): NoticePart[] {
  const blocks = text
    .trim()
    .split(/\n{2,}/)
    .slice(1);
  return blocks.map(readBlock);
}

/** A block with entries begins with the publisher, whose terms stand in brackets; an entry may span lines. */
function readBlock(block: string): NoticePart {
  const [head = "", ...entries] = block.split(/\n- /).map((part) => part.replace(/\s*\n\s*/g, " ").trim());
  if (entries.length === 0) return { title: head, terms: null, entries };
  const [, title = head, terms = null] = /^(.*?)\s*\((.*)\)$/.exec(head) ?? [];
  return { title, terms, entries };
}
