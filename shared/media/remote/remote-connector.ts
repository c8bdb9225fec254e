/** A connection as a pair of byte streams. */
export type RemoteConnection = {
  readable: ReadableStream<Uint8Array>;
  writable: WritableStream<Uint8Array>;
  close: () => void;
};

/** An address to connect to. With `tls`, the certificate must be valid for `serverName`, which is also the SNI. */
export type ConnectionTarget = { address: string; port: number; tls: boolean; serverName: string };

/** A runtime's way out, below HTTP: so that what was vetted is what is connected to. */
export type RemoteConnector = {
  /** All IPv4 and IPv6 addresses of a name, from the public name service. */
  resolve: (host: string, signal: AbortSignal) => Promise<string[]>;
  open: (target: ConnectionTarget, signal: AbortSignal) => Promise<RemoteConnection>;
};
