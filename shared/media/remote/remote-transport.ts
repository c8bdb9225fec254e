/** Header names in lower case; a name sent more than once has its values joined by a comma. */
export type RemoteHeaders = ReadonlyMap<string, string>;

/** An answer whose body comes as it is read; `close` gives up the rest and may be called twice. */
export type RemoteAnswer = {
  status: number;
  headers: RemoteHeaders;
  body: AsyncIterable<Uint8Array>;
  close: () => void;
};

/**
 * One GET without redirects, cookies or credentials, to a host that is public. Throws a RemoteError; any other
 * error counts as unreachable. An abort of the signal ends the request, also while its body is read.
 */
export type RemoteTransport = (url: URL, signal: AbortSignal) => Promise<RemoteAnswer>;
