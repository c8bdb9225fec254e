import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { createAccount, type StoredWorker } from "./account.ts";
import { ApiError, refusals } from "./api-error.ts";
import { respondToCall } from "./control-plane.ts";
import { createDataPlane } from "./data-plane.ts";
import type { HeaderRule } from "./header-rule.ts";

const accountId = "0123456789abcdef0123456789abcdef";
const token = "a-token-of-the-rehearsal";
const root = new RegExp(`^/client/v4(?:/accounts/${accountId})?(?=/(?!accounts/))`);

/** A stand-in for Cloudflare: the part of its API that wrangler speaks to, and the zone that serves the Workers. */
export type CloudflareApi = {
  /** Address of the zone, where the functions are served. */
  url: string;
  /** What wrangler takes from the environment to reach this account. */
  variables: Record<string, string>;
  /** Calls of the API so far, as "POST /workers/scripts/decode/versions". */
  calls: string[];
  worker: (name: string) => StoredWorker | undefined;
  /** Makes the matching calls fail until it is called again; null: none. */
  failOn: (call: RegExp | null) => void;
  /** Runs before the response to a call that matches. */
  before: (call: RegExp, action: () => void) => void;
  /** Removes all failures and actions. */
  calm: () => void;
  /** Makes a queue that the account has from the start. */
  addQueue: (name: string) => void;
  /** The zone's rule for a request header. */
  setRule: (rule: HeaderRule | null) => void;
  /** So many requests still see the deployment before the latest. */
  lag: (requests: number) => void;
  close: () => Promise<void>;
};

/** Starts the stand-in on a free port of the loopback interface. */
export async function startCloudflareApi(): Promise<CloudflareApi> {
  const account = createAccount();
  const zone = createDataPlane(account);
  const calls: string[] = [];
  let actions: { call: RegExp; action: () => void }[] = [];
  let failing: RegExp | null = null;

  const respondToApi = async (request: IncomingMessage, url: URL): Promise<unknown> => {
    const body = await buffer(request);
    const { method = "GET", headers } = request;
    const path = url.pathname.replace(root, "");
    const call = `${method} ${path}`;
    calls.push(call);
    for (const { call: awaited, action } of actions) if (awaited.test(call)) action();
    if (headers.authorization !== `Bearer ${token}` || !root.test(url.pathname))
      throw refusals.authentication();
    if (failing?.test(call)) throw new ApiError(400, 10_013, "An unknown error has occurred.");
    const contentType = headers["content-type"] ?? "";
    return respondToCall({ method, path, query: url.searchParams, body, contentType }, account);
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://rehearsal");
    if (!url.pathname.startsWith("/client/")) return zone.serve(request, response);
    try {
      respond(response, 200, {
        success: true,
        errors: [],
        messages: [],
        result: await respondToApi(request, url),
      });
    } catch (error) {
      const { status, code, message } =
        error instanceof ApiError ? error : new ApiError(500, 10_013, String(error));
      respond(response, status, { success: false, errors: [{ code, message }], messages: [], result: null });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  return {
    url,
    variables: {
      CLOUDFLARE_API_BASE_URL: `${url}/client/v4`,
      CLOUDFLARE_API_TOKEN: token,
      CLOUDFLARE_ACCOUNT_ID: accountId,
    },
    calls,
    worker: (name) => account.workers.get(name),
    failOn: (call) => {
      failing = call;
    },
    before: (call, action) => void actions.push({ call, action }),
    calm() {
      failing = null;
      actions = [];
      zone.lag(0);
    },
    addQueue: (name) => void account.queues.push({ id: name, name, consumers: [] }),
    setRule: zone.setRule,
    lag: zone.lag,
    async close() {
      server.close();
      server.closeAllConnections();
      await zone.close();
    },
  };
}

function respond(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}
