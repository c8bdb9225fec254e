import { literalAddress } from "./literal-address.ts";

const HTTP_PORT = 80;
const HTTPS_PORT = 443;

/** Where a request goes; `literal` is the address where the URL names one instead of a host. */
export type RemoteTarget = { host: string; port: number; isTls: boolean; literal: string | null };

/** The target of an http or https URL; a host's closing dot is dropped. */
export function toRemoteTarget(url: URL): RemoteTarget {
  const isTls = url.protocol === "https:";
  const literal = literalAddress(url);
  const host = literal ?? url.hostname.replace(/\.$/, "");
  const port = url.port === "" ? (isTls ? HTTPS_PORT : HTTP_PORT) : Number(url.port);
  return { host, port, isTls, literal };
}
