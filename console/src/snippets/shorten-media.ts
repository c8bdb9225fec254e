const LONGEST_SHOWN = 120;
const DATA_URL = /^(data:[^,]{0,80},)/;

/** A request with the bytes of pictures and recordings left out, to be shown. */
export function shortenMedia(value: unknown): unknown {
  if (typeof value === "string") return shorten(value);
  if (Array.isArray(value)) return value.map(shortenMedia);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortenMedia(member)]));
}

function shorten(text: string): string {
  const [, head] = DATA_URL.exec(text) ?? [];
  return head !== undefined && text.length > LONGEST_SHOWN ? `${head}<the file's bytes in base64>` : text;
}
