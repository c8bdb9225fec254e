import { createByteSource } from "./byte-source.ts";
import { formatRequest } from "./format-request.ts";
import { isPublicAddress } from "./is-public-address.ts";
import { raceAbort } from "./race-abort.ts";
import { readAnswerBody } from "./read-answer-body.ts";
import { readAnswerHead } from "./read-answer-head.ts";
import type { RemoteConnection, RemoteConnector } from "./remote-connector.ts";
import { RemoteError } from "./remote-error.ts";
import { type RemoteTarget, toRemoteTarget } from "./remote-target.ts";
import type { RemoteAnswer, RemoteTransport } from "./remote-transport.ts";

const MAX_ADDRESSES = 16;
const MAX_TRIES = 3;

/**
 * A transport over raw connections. A name is resolved once and **every** address of it must be public; the
 * connection then goes to one of these addresses, so that a name which changes in between gains nothing.
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
    addresses.length > 0 && addresses.length <= MAX_ADDRESSES && addresses.every(isPublicAddress);
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
  for (const address of addresses.slice(0, MAX_TRIES)) {
    const opening = connector.open({ address, port, tls: isTls, serverName: host }, signal);
    try {
      return await raceAbort(opening, signal);
    } catch (error) {
      lastError = error;
      if (!signal.aborted) continue;
      // What opens after all must not stay open.
      opening.then(
        (late) => late.close(),
        () => {},
      );
      throw error;
    }
  }
  throw new RemoteError("the host cannot be reached", lastError);
}

async function exchange(connection: RemoteConnection, url: URL, signal: AbortSignal): Promise<RemoteAnswer> {
  const close = () => {
    signal.removeEventListener("abort", close);
    closeQuietly(connection);
  };
  signal.addEventListener("abort", close, { once: true });
  try {
    const writer = connection.writable.getWriter();
    await raceAbort(writer.write(formatRequest(url)), signal);
    const source = createByteSource(connection.readable, signal);
    const head = await readAnswerHead(source);
    return { status: head.status, headers: head.headers, body: readAnswerBody(source, head), close };
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
    // Closed already, which is what was wanted.
  }
}
