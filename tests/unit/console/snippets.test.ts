import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { writeClientCode } from "../../../console/src/snippets/client-snippet.ts";
import { writeCurl } from "../../../console/src/snippets/curl-snippet.ts";
import { findServiceAddress } from "../../../console/src/snippets/service-address.ts";
import type { SnippetFacts } from "../../../console/src/snippets/snippet-facts.ts";

const decode: SnippetFacts = {
  operation: "decode",
  kind: "job",
  baseUrl: "http://127.0.0.1:8787",
  body: { input_mode: "unstructured", foodText: `the chef's "best" $HOME \\ egg` },
  jobId: "01a1fa47-070b-7c50-82ff-0daf275fea7b",
};

/** What a shell makes of a command: curl's arguments, one a line as JSON. */
function readArguments(command: string): string[] {
  const script = `curl() { node -e 'console.log(JSON.stringify(process.argv.slice(1)))' -- "$@"; }\n${command}`;
  const output = execFileSync("sh", ["-c", script], { env: { ...process.env, KEY: "nas_dev_key" } });
  return String(output).trim().split("\n");
}

describe("curl", () => {
  test("sends the very body through a shell, quotes and dollars included", () => {
    const [post = "", poll = ""] = readArguments(writeCurl(decode));
    const posted: string[] = JSON.parse(post);
    expect(JSON.parse(posted.at(-1) ?? "")).toEqual(decode.body);
    expect(posted).toContain("x-api-key: nas_dev_key");
    expect(posted).toContain("service-api-version: 2026-07-10");
    expect(JSON.parse(poll)).toContain(`job_id=${decode.jobId}`);
  });

  test("asks a query where the operation takes one", () => {
    const facts = {
      ...decode,
      operation: "get_decode_compound_id",
      kind: "get",
      body: { q: "it's" },
    } as const;
    const [get = ""] = readArguments(writeCurl(facts));
    expect(JSON.parse(get)).toEqual(expect.arrayContaining(["-G", "q=it's"]));
  });

  test("leaves out the bytes of files", () => {
    const body = { foodImage: `data:image/png;base64,${"A".repeat(10_000)}` };
    expect(writeCurl({ ...decode, body }).length).toBeLessThan(700);
  });
});

describe("client code", () => {
  test("is what the request was, as an object of the language", () => {
    const code = writeClientCode(decode);
    const [, argument = ""] = /client\.decode\((.*)\);$/s.exec(code) ?? [];
    expect(new Function(`return ${argument}`)()).toEqual(decode.body);
    expect(argument).toContain("\n  foodText:");
  });

  test("gives the query alone where the operation takes one", () => {
    const facts = {
      ...decode,
      operation: "get_decode_compound_id",
      kind: "get",
      body: { q: "vitamin c" },
    } as const;
    expect(writeClientCode(facts)).toContain('client.getDecodeCompoundId("vitamin c")');
  });
});

test("code calls the service where the page can know its address, else a name to be replaced", () => {
  const local = { hostname: "127.0.0.1", origin: "http://127.0.0.1:8787" };
  expect(findServiceAddress(local)).toBe("http://127.0.0.1:8787");
  expect(findServiceAddress({ hostname: "console.test", origin: "https://console.test" })).toMatch(/example/);
});
