import ipaddr from "ipaddr.js";
import special from "../data/special-hosts.json" with { type: "json" };
import networks from "../data/special-networks.json" with { type: "json" };

/** The target of a request; `literal` is the address if the URL has one in place of a host name. */
export type RemoteTarget = { host: string; port: number; isTls: boolean; literal: string | null };

const httpPort = 80;
const httpsPort = 443;
const maxUrlCharacters = 2_048;
/** Characters that the URL standard silently drops or changes: spaces, controls and the backslash. */
const silentlyChanged = /[\p{Cc}\p{Zs}\\]/u;
/** Every notation of an IPv4 address, as the URL standard normalises it. */
const dotted = /^\d+\.\d+\.\d+\.\d+$/;

const globalUnicast = ipaddr.IPv6.parseCIDR(networks.ipv6GlobalUnicast);
const refused = networks.refused.map((network) => ipaddr.IPv4.parseCIDR(network));

/** Why a text cannot be the URL of media, checked without the network: form, scheme, literal private address. */
export function findUrlProblem(text: string): string | null {
  if (!/^https?:\/\//i.test(text)) return "a data URL or an http or https URL is expected";
  if (text.length > maxUrlCharacters) return `the URL is longer than ${maxUrlCharacters} characters`;
  const url = silentlyChanged.test(text) ? null : URL.parse(text);
  if (!url) return "the URL is malformed";
  const address = literalAddress(url);
  return address !== null && !isPublicAddress(address) ? "the URL names a private or reserved address" : null;
}

/** Why a URL must not be fetched, as far as can be decided without name resolution; null without a reason. */
export function findTargetProblem(url: URL, allowedPorts: readonly number[]): string | null {
  if (url.protocol !== "http:" && url.protocol !== "https:") return "only http and https URLs are fetched";
  if (url.username !== "" || url.password !== "") return "a URL with credentials is not fetched";
  const { host, port, literal } = toRemoteTarget(url);
  if (!allowedPorts.includes(port)) return `only the ports ${allowedPorts.join(" and ")} are allowed`;
  if (literal !== null)
    return isPublicAddress(literal) ? null : "the URL names a private or reserved address";
  return isLocalName(host) ? "the URL names a local host" : null;
}

/** The target of an http or https URL, without the trailing dot of its host. */
export function toRemoteTarget(url: URL): RemoteTarget {
  const isTls = url.protocol === "https:";
  const literal = literalAddress(url);
  const host = literal ?? url.hostname.replace(/\.$/, "");
  const port = url.port === "" ? (isTls ? httpsPort : httpPort) : Number(url.port);
  return { host, port, isTls, literal };
}

/**
 * Whether a text is the address of a public host: not private, local, shared, reserved or special, and not an IPv6
 * form that contains an IPv4 address. False for text that is not an address.
 */
export function isPublicAddress(text: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) {
    const address = ipaddr.IPv4.parse(text);
    return address.range() === "unicast" && !refused.some((network) => address.match(network));
  }
  if (!ipaddr.IPv6.isValid(text)) return false;
  const address = ipaddr.IPv6.parse(text);
  return address.zoneId === undefined && address.match(globalUnicast) && address.range() === "unicast";
}

function literalAddress({ hostname }: URL): string | null {
  if (hostname.startsWith("[")) return hostname.slice(1, -1);
  return dotted.test(hostname) ? hostname : null;
}

/** Whether a name has no dot or a suffix that public name resolution does not serve. */
function isLocalName(host: string): boolean {
  const labels = host.split(".");
  if (labels.length < 2 || labels.includes("")) return true;
  return special.suffixes.some((suffix) => host.endsWith(`.${suffix}`) || host === suffix);
}
