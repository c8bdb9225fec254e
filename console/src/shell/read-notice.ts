/** The works of one publisher, or a paragraph if `entries` is empty. */
export type NoticePart = { title: string; terms: string | null; entries: readonly string[] };

/** Reads the parts of NOTICE, without its title. */
export function readNotice(text: string): NoticePart[] {
  const blocks = text
    .trim()
    .split(/\n{2,}/)
    .slice(1);
  return blocks.map(readBlock);
}

/** A block with entries starts with the publisher and its terms in brackets; an entry may span several lines. */
function readBlock(block: string): NoticePart {
  const [head = "", ...entries] = block.split(/\n- /).map((part) => part.replace(/\s*\n\s*/g, " ").trim());
  if (entries.length === 0) return { title: head, terms: null, entries };
  const [, title = head, terms = null] = /^(.*?)\s*\((.*)\)$/.exec(head) ?? [];
  return { title, terms, entries };
}
