import ipaddr from "ipaddr.js";
import networks from "../data/special-networks.json" with { type: "json" };

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR(networks.ipv6GlobalUnicast);
const REFUSED = networks.refused.map((network) => ipaddr.IPv4.parseCIDR(network));

/**
 * Whether an address in its usual notation is a public host's: neither private, local, shared, reserved nor
 * special, and no IPv6 form that carries an IPv4 address. Any other text is none.
 */
export function isPublicAddress(text: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) {
    const address = ipaddr.IPv4.parse(text);
    return address.range() === "unicast" && !REFUSED.some((network) => address.match(network));
  }
  if (!ipaddr.IPv6.isValid(text)) return false;
  const address = ipaddr.IPv6.parse(text);
  return address.zoneId === undefined && address.match(GLOBAL_UNICAST) && address.range() === "unicast";
}
