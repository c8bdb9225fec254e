import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readProcessIdentity } from "../../../supabase/local/lock.ts";
import { provideSecrets } from "../../../supabase/local/secrets.ts";
import { runInProcess } from "./run-in-process.ts";

const createKey = "keys create --name app --scopes decode --tier macros --modes structured".split(" ");
const starting = JSON.stringify({
  error: { code: "service_unavailable", message: "The service is temporarily unavailable" },
});

let server: Server;
let url: string;
let response: { status: number; body: string };

beforeEach(async () => {
  server = createServer((_request, reply) => reply.writeHead(response.status).end(response.body));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterEach(() => server.close());

test("a local stack that is still starting is reported with what to wait for", async () => {
  response = { status: 503, body: starting };
  const dataDir = mkdtempSync(join(tmpdir(), "nas-test-"));
  provideSecrets(dataDir);
  mkdirSync(join(dataDir, "stack"));
  const { pid } = process;
  const entry = { pid, identity: readProcessIdentity(pid), url, databasePort: null };
  writeFileSync(join(dataDir, "stack", "lock.json"), JSON.stringify(entry));
  expect(await runInProcess(createKey, { DATA_DIR: dataDir })).toEqual({
    code: 3,
    stdout: "",
    stderr: `Cannot reach the project: its Data API is not available (HTTP 503) at ${url} - if npm start is still starting, wait until it prints Ready\n`,
  });
  rmSync(dataDir, { recursive: true });
});

test.for([
  [3, 503, starting, "Cannot reach the project: its Data API is not available (HTTP 503) at URL"],
  [
    3,
    502,
    "<html>Bad gateway</html>",
    "Cannot reach the project: its Data API is not available (HTTP 502) at URL",
  ],
  [1, 500, "", "Cannot call create_key at URL: HTTP status 500"],
  [1, 500, "{}", "Cannot call create_key at URL: HTTP status 500"],
  [1, 404, "<html>Not found</html>", "Cannot call create_key at URL: HTTP status 404"],
  [1, 404, "", "Cannot read the response: it has no rows"],
  [1, 200, "[]", "Cannot read the response: it has no row"],
  [1, 401, '{"message":"Invalid API key"}', "Cannot use URL: the service key is refused, Invalid API key"],
  [1, 401, "", "Cannot use URL: the service key is refused, HTTP status 401"],
  [
    1,
    400,
    '{"code":"NAS22","message":"Cannot create key: the name is empty"}',
    "Cannot create key: the name is empty",
  ],
] as const)("exit code %i and the cause for HTTP %i with %j", async ([exitCode, status, body, message]) => {
  response = { status, body };
  const { code, stdout, stderr } = await runInProcess([...createKey, "--url", url, "--service-key", "k"]);
  expect({ code, stdout }).toEqual({ code: exitCode, stdout: "" });
  expect(stderr).toBe(`${message.replace("URL", url)}\n`);
});
