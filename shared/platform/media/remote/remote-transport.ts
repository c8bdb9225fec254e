/** Header names in lower case; values of a repeated header are joined by commas. */
export type RemoteHeaders = ReadonlyMap<string, string>;

/** A response whose body is streamed; `close` discards the rest and may be called twice. */
export type RemoteResponse = {
  status: number;
  headers: RemoteHeaders;
  body: AsyncIterable<Uint8Array>;
  close: () => void;
};

/**
 * One GET without redirects, cookies or credentials, to a public host. Throws a RemoteError; any other error counts
 * as unreachable. When the signal aborts, the request ends, even while its body is read.
 */
export type RemoteTransport = (url: URL, signal: AbortSignal) => Promise<RemoteResponse>;

/** A connection as a pair of byte streams. */
export type RemoteConnection = {
  readable: ReadableStream<Uint8Array>;
  writable: WritableStream<Uint8Array>;
  close: () => void;
};

/** An address to connect to. With `tls`, the certificate must be valid for `serverName`, which is also the SNI. */
export type ConnectionTarget = { address: string; port: number; tls: boolean; serverName: string };

/** Network access of a runtime below HTTP, so that connections go to exactly the addresses that were checked. */
export type RemoteConnector = {
  /** All IPv4 and IPv6 addresses of a host name, from public name resolution. */
  resolve: (host: string, signal: AbortSignal) => Promise<string[]>;
  open: (target: ConnectionTarget, signal: AbortSignal) => Promise<RemoteConnection>;
};

/** Headers of every request for media; they reveal nothing about the service or the caller. */
export const requestHeaders: Readonly<Record<string, string>> = {
  accept: "image/*, audio/*",
  "accept-encoding": "identity",
  "user-agent": "nutrition-analysis-service",
};

/**
 * Why remote media was not fetched. The reason may be shown: it never reveals what a name resolved to, nor whether
 * an unreachable host is forbidden, unknown or silent.
 */
export class RemoteError extends Error {
  override readonly name = "RemoteError";
  readonly reason: string;

  constructor(reason: string, cause?: unknown) {
    super(`Cannot fetch remote media: ${reason}`, { cause });
    this.reason = reason;
  }
}
