/** An IPv4 address as the URL standard writes every notation of one. */
const DOTTED = /^\d+\.\d+\.\d+\.\d+$/;

/** The address that a URL names instead of a host; null when it names a host. */
export function literalAddress({ hostname }: URL): string | null {
  if (hostname.startsWith("[")) return hostname.slice(1, -1);
  return DOTTED.test(hostname) ? hostname : null;
}
