import { createSocketTransport } from "../../../../shared/media/remote/create-socket-transport.ts";
import { fetchRemoteMedia, type RemoteBody } from "../../../../shared/media/remote/fetch-remote-media.ts";
import type { RemoteConnector } from "../../../../shared/media/remote/remote-connector.ts";
import { RemoteError } from "../../../../shared/media/remote/remote-error.ts";
import type { RemoteLimits } from "../../../../shared/media/remote/remote-limits.ts";

/** An address of a public host, and a second one. */
export const PUBLIC_ADDRESS = "93.184.216.34";
export const OTHER_PUBLIC_ADDRESS = "2606:4700:4700::1111";

/** Limits small enough to be reached in a test. */
export const REMOTE_LIMITS: RemoteLimits = {
  redirects: 3,
  ports: [80, 443],
  timeoutMs: 10_000,
  bodyBytes: 100_000,
  headBytes: 100,
};

/** Fetches over a connector; `timeout` stands for the clock. */
export function fetchOver(
  connector: RemoteConnector,
  url: string,
  {
    limits = REMOTE_LIMITS,
    timeout = new AbortController().signal,
    signal = new AbortController().signal,
  } = {},
): Promise<RemoteBody> {
  const transport = createSocketTransport(connector);
  return fetchRemoteMedia(url, { transport, startTimeout: () => timeout }, limits, signal);
}

/** The reason a fetch is refused with; fails when it is not refused. */
export async function reasonOf(fetching: Promise<RemoteBody>): Promise<string> {
  const error = await fetching.then(
    () => new Error("Cannot find a refusal: the fetch succeeded"),
    (thrown: unknown) => thrown,
  );
  if (error instanceof RemoteError) return error.reason;
  throw error;
}
