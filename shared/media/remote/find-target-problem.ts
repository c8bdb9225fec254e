import special from "../data/special-hosts.json" with { type: "json" };
import { isPublicAddress } from "./is-public-address.ts";
import { toRemoteTarget } from "./remote-target.ts";

/** Why a URL must not be fetched, as far as it tells without the name service; null when nothing speaks against it. */
export function findTargetProblem(url: URL, allowedPorts: readonly number[]): string | null {
  if (url.protocol !== "http:" && url.protocol !== "https:") return "only http and https URLs are fetched";
  if (url.username !== "" || url.password !== "") return "a URL with credentials is not fetched";
  const { host, port, literal } = toRemoteTarget(url);
  if (!allowedPorts.includes(port)) return `only the ports ${allowedPorts.join(" and ")} are fetched from`;
  if (literal !== null)
    return isPublicAddress(literal) ? null : "the URL names a private or reserved address";
  return isLocalName(host) ? "the URL names a local host" : null;
}

/** Names without a dot, and names below a suffix that the public name service does not answer for. */
function isLocalName(host: string): boolean {
  const labels = host.split(".");
  if (labels.length < 2 || labels.includes("")) return true;
  return special.suffixes.some((suffix) => host.endsWith(`.${suffix}`) || host === suffix);
}
