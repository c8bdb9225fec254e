import { createByteSource, raceAbort } from "./byte-source.ts";
import { formatRequest, readResponseBody, readResponseHead } from "./http-message.ts";
import {
  type RemoteConnection,
  type RemoteConnector,
  RemoteError,
  type RemoteResponse,
  type RemoteTransport,
} from "./remote-transport.ts";
import { isPublicAddress, type RemoteTarget, toRemoteTarget } from "./vet-url.ts";

const maxAddresses = 16;
const maxTries = 3;

/**
 * A transport over raw connections. A name is resolved once and all of its addresses must be public. The connection
 * goes to one of these addresses, so that DNS rebinding gains nothing.
 */
export function createSocketTransport(connector: RemoteConnector): RemoteTransport {
  return async function requestOverSocket(url, signal) {
    const target = toRemoteTarget(url);
    const addresses = await resolveTarget(connector, target, signal);
    const connection = await connectToFirst(connector, target, addresses, signal);
    return exchange(connection, url, signal);
  };
}

async function resolveTarget(
  connector: RemoteConnector,
  { host, literal }: RemoteTarget,
  signal: AbortSignal,
): Promise<string[]> {
  const addresses = literal === null ? await raceAbort(connector.resolve(host, signal), signal) : [literal];
  const isVetted =
    addresses.length > 0 && addresses.length <= maxAddresses && addresses.every(isPublicAddress);
  if (!isVetted) throw new RemoteError("the host cannot be reached");
  return addresses;
}

async function connectToFirst(
  connector: RemoteConnector,
  { host, port, isTls }: RemoteTarget,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<RemoteConnection> {
  let lastError: unknown;
  for (const address of addresses.slice(0, maxTries)) {
    const opening = connector.open({ address, port, tls: isTls, serverName: host }, signal);
    try {
      return await raceAbort(opening, signal);
    } catch (error) {
      lastError = error;
      if (!signal.aborted) continue;
      // A connection that opens late must not stay open.
      opening.then(
        (late) => late.close(),
        () => {},
      );
      throw error;
    }
  }
  throw new RemoteError("the host cannot be reached", lastError);
}

async function exchange(
  connection: RemoteConnection,
  url: URL,
  signal: AbortSignal,
): Promise<RemoteResponse> {
  const close = () => {
    signal.removeEventListener("abort", close);
    closeQuietly(connection);
  };
  signal.addEventListener("abort", close, { once: true });
  try {
    const writer = connection.writable.getWriter();
    await raceAbort(writer.write(formatRequest(url)), signal);
    const source = createByteSource(connection.readable, signal);
    const head = await readResponseHead(source);
    return { status: head.status, headers: head.headers, body: readResponseBody(source, head), close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Closing twice, or after the other side did, is an error in some runtimes. */
function closeQuietly(connection: RemoteConnection): void {
  try {
    connection.close();
  } catch {
    // Already closed.
  }
}
