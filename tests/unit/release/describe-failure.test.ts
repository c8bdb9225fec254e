import { expect, test } from "vitest";
import { describeFailure } from "../../../cli/release/cloudflare/run-wrangler.ts";

const log = { type: "wrangler-session", log_file_path: "/logs/wrangler.log" };

function describe(failed: { code?: number; message: string }, stderr = "") {
  const entries = [log, { type: "command-failed", ...failed }];
  return describeFailure("upload decode", { entries, stderr });
}

test("a failure of wrangler is one line with the reason of the API and the path of its log", () => {
  const message = "A request to the Cloudflare API (/accounts/a/workers/scripts/decode/versions) failed.";
  const stderr = `\u001b[31mERROR\u001b[0m ${message}\n\n  Your Worker exceeded the size limit of 3 MiB. [code: 10027]\n\n  If you think this is a bug`;
  const error = describe({ code: 10_027, message }, stderr);
  expect(error.message).toBe(
    "Cannot upload decode: /accounts/a/workers/scripts/decode/versions failed: Your Worker exceeded the size limit of 3 MiB. [code: 10027]",
  );
  expect(error.hint).toBe("the full output of wrangler is in /logs/wrangler.log");
});

test("a refused token is reported with the permissions that it needs", () => {
  const error = describe({ code: 10_000, message: "A request to the Cloudflare API (/x) failed." });
  expect(error.message).toBe("Cannot upload decode: Cloudflare refuses the token [code: 10000]");
  expect(error.hint).toContain("Workers Scripts");
});

test("an unreachable API ends with exit code 3", () => {
  expect(describe({ message: "fetch failed" }).exitCode).toBe(3);
});

test("a long failure is truncated", () => {
  expect(describe({ message: "x".repeat(2_000) }).message.length).toBeLessThan(400);
});
