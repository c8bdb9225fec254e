import { expect, test } from "vitest";
import { describeFailure } from "../../../cli/release/cloudflare/describe-failure.ts";

const LOG = { type: "wrangler-session", log_file_path: "/logs/wrangler.log" };

function describe(failed: { code?: number; message: string }, stderr = "") {
  const entries = [LOG, { type: "command-failed", ...failed }];
  return describeFailure("upload decode", { entries, stderr });
}

test("wrangler's words are told in a line, with the API's reason and where the rest is", () => {
  const message = "A request to the Cloudflare API (/accounts/a/workers/scripts/decode/versions) failed.";
  const stderr = `\u001b[31mERROR\u001b[0m ${message}\n\n  Your Worker exceeded the size limit of 3 MiB. [code: 10027]\n\n  If you think this is a bug`;
  const error = describe({ code: 10_027, message }, stderr);
  expect(error.message).toBe(
    "Cannot upload decode: /accounts/a/workers/scripts/decode/versions failed: Your Worker exceeded the size limit of 3 MiB. [code: 10027]",
  );
  expect(error.hint).toBe("all that wrangler said is in /logs/wrangler.log");
});

test("a refused token is told as such, with what it needs", () => {
  const error = describe({ code: 10_000, message: "A request to the Cloudflare API (/x) failed." });
  expect(error.message).toBe("Cannot upload decode: Cloudflare refuses the token [code: 10000]");
  expect(error.hint).toContain("Workers Scripts");
});

test("no answer of the API ends with the exit code of what cannot be reached", () => {
  expect(describe({ message: "fetch failed" }).exitCode).toBe(3);
});

test("a long failure is cut", () => {
  expect(describe({ message: "x".repeat(2_000) }).message.length).toBeLessThan(400);
});
