import { createSocketTransport } from "../../../../shared/platform/media/remote/create-socket-transport.ts";
import {
  fetchRemoteMedia,
  type RemoteBody,
  type RemoteLimits,
} from "../../../../shared/platform/media/remote/fetch-remote-media.ts";
import {
  type RemoteConnector,
  RemoteError,
} from "../../../../shared/platform/media/remote/remote-transport.ts";

/** An address of a public host, and a second one. */
export const publicAddress = "93.184.216.34";
export const otherPublicAddress = "2606:4700:4700::1111";

/** Limits that are small enough for tests. */
export const remoteLimits: RemoteLimits = {
  redirects: 3,
  ports: [80, 443],
  timeoutMs: 10_000,
  bodyBytes: 100_000,
  headBytes: 100,
};

/** Fetches over a connector; `timeout` replaces the clock. */
export function fetchOver(
  connector: RemoteConnector,
  url: string,
  {
    limits = remoteLimits,
    timeout = new AbortController().signal,
    signal = new AbortController().signal,
  } = {},
): Promise<RemoteBody> {
  const transport = createSocketTransport(connector);
  return fetchRemoteMedia(url, { transport, startTimeout: () => timeout }, limits, signal);
}

/** The reason why a fetch is rejected; fails if it is not. */
export async function reasonOf(fetching: Promise<RemoteBody>): Promise<string> {
  const error = await fetching.then(
    () => new Error("Cannot find a refusal: the fetch succeeded"),
    (thrown: unknown) => thrown,
  );
  if (error instanceof RemoteError) return error.reason;
  throw error;
}
