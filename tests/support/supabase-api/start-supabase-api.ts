import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { proxyRequest } from "../../../supabase/local/proxy.ts";
import type { HostedFunction } from "./hosted-function.ts";
import { type FailingStep, type ProjectState, respondAsManagementApi } from "./management-api.ts";

/** What a hosted project has behind its address: database and storage are a local stack's. */
export type ProjectParts = { stackUrl: string; serviceKey: string; workSecret: string };

/** A stand-in for Supabase: the management API that its CLI speaks to, and the gateway of one project. */
export type SupabaseApi = {
  /** Address of the API and of the project alike. */
  url: string;
  /** What a release takes from the environment to reach this project with the CLI. */
  variables: Record<string, string>;
  /** What the CLI has asked for, as "POST /v1/projects/…/functions/deploy?slug=decode". */
  requests: string[];
  deployed: (slug: string) => HostedFunction | undefined;
  secret: (name: string) => string | undefined;
  /** Deletes a function. */
  remove: (slug: string) => void;
  /** Makes the next deployment fail at a step. */
  failNext: (step: FailingStep) => void;
  /** Takes the bucket of releases away, or gives it back. */
  hasBucket: (isThere: boolean) => void;
  close: () => Promise<void>;
};

const projectRef = "abcdefghijklmnopqrst";
const token = `sbp_${"0123456789".repeat(4)}`;
const bucket = /(\/releases)(?=\/|$)/;

/** Starts the stand-in on a free port of the loopback interface. */
export async function startSupabaseApi({
  stackUrl,
  serviceKey,
  workSecret,
}: ProjectParts): Promise<SupabaseApi> {
  const rootDir = mkdtempSync(join(tmpdir(), "nas-hosted-"));
  const requests: string[] = [];
  // Projects of several tests share a stack, not what was released to them.
  const bucketSuffix = randomBytes(4).toString("hex");
  let hasBucket = true;
  const project: ProjectState = {
    ref: projectRef,
    token: token,
    functions: new Map(),
    secrets: new Map([["WORK_SECRET", workSecret]]),
    failing: null,
    deployOptions: (slug) => ({
      rootDir,
      former: project.functions.get(slug),
      projectRef: projectRef,
      variables: {
        ...Object.fromEntries(project.secrets),
        PUBLIC_BASE_URL: url,
        SUPABASE_URL: url,
        SUPABASE_SERVICE_ROLE_KEY: serviceKey,
      },
    }),
  };

  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const [, slug] = /^\/functions\/v1\/([\w-]+)/.exec(path) ?? [];
    if (slug) await callHostedFunction(request, response, project.functions.get(slug));
    else if (path.startsWith("/storage/") && !hasBucket) sendNoBucket(response);
    else if (/^\/(?:storage|rest)\//.test(path))
      passToStack(request, response, stackUrl, path.replace(bucket, `$1-${bucketSuffix}`));
    else await respondToApi(request, response);
  });

  async function respondToApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url: path = "/", headers } = request;
    const { authorization = "", "content-type": contentType = "" } = headers;
    requests.push(`${method} ${path}`);
    const token = authorization.replace(/^Bearer /, "");
    const body = await buffer(request);
    const { status, body: responseBody } = await respondAsManagementApi(
      { method, path, token, contentType, body },
      project,
    );
    sendJson(response, status, responseBody);
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return {
    url,
    variables: {
      SUPABASE_PROFILE: writeProfile(rootDir, url),
      SUPABASE_ACCESS_TOKEN: token,
      SUPABASE_PROJECT_REF: projectRef,
      SUPABASE_URL: url,
      SUPABASE_SERVICE_ROLE_KEY: serviceKey,
    },
    requests,
    deployed: (slug) => project.functions.get(slug),
    secret: (name) => project.secrets.get(name),
    remove: (slug) => {
      void project.functions.get(slug)?.stop();
      project.functions.delete(slug);
    },
    failNext: (step) => (project.failing = step),
    hasBucket: (isThere) => (hasBucket = isThere),
    async close() {
      server.close();
      server.closeAllConnections();
      await Promise.all([...project.functions.values()].map((hosted) => hosted.stop()));
      rmSync(rootDir, { recursive: true, force: true });
    },
  };
}

/** The CLI reads addresses of the platform from a profile. */
function writeProfile(dir: string, url: string): string {
  const path = join(dir, "profile.yaml");
  const members = { name: "rehearsal", api_url: url, dashboard_url: url, project_host: "supabase.test" };
  writeFileSync(path, JSON.stringify(members));
  return path;
}

/** Functions see their slug first in the path, as on the platform. */
async function callHostedFunction(
  request: IncomingMessage,
  response: ServerResponse,
  hosted: HostedFunction | undefined,
): Promise<void> {
  if (!hosted)
    return sendJson(response, 404, { code: "NOT_FOUND", message: "Requested function was not found" });
  const port = await hosted.open();
  const onUnavailable = () =>
    sendJson(response, 503, {
      code: "BOOT_ERROR",
      message: "Function failed to start (please check logs)",
    });
  const path = (request.url ?? "/").replace("/functions/v1", "");
  if (port === null) onUnavailable();
  else proxyRequest(request, response, { port, path, onUnavailable });
}

function passToStack(
  request: IncomingMessage,
  response: ServerResponse,
  stackUrl: string,
  path: string,
): void {
  const onUnavailable = () => sendJson(response, 503, { message: "The stack is gone" });
  proxyRequest(request, response, { port: Number(new URL(stackUrl).port), path, onUnavailable });
}

function sendNoBucket(response: ServerResponse): void {
  sendJson(response, 400, { statusCode: "404", error: "Bucket not found", message: "Bucket not found" });
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
