import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import {
  findServiceAddress,
  type SnippetFacts,
  writeClientCode,
  writeCurl,
} from "../../../console/src/snippets/write-snippets.ts";

const decode: SnippetFacts = {
  operation: "decode",
  kind: "job",
  baseUrl: "http://127.0.0.1:8787",
  body: { input_mode: "unstructured", foodText: `the chef's "best" $HOME \\ egg` },
  jobId: "01a1fa47-070b-7c50-82ff-0daf275fea7b",
};

/** Runs a command in a shell; returns the arguments of each curl as JSON. */
function readArguments(command: string): string[] {
  const script = `curl() { node -e 'console.log(JSON.stringify(process.argv.slice(1)))' -- "$@"; }\n${command}`;
  const output = execFileSync("sh", ["-c", script], { env: { ...process.env, KEY: "nas_dev_key" } });
  return String(output).trim().split("\n");
}

describe("curl", () => {
  test("sends the exact body through a shell, including quotes and dollars", () => {
    const [post = "", poll = ""] = readArguments(writeCurl(decode));
    const posted: string[] = JSON.parse(post);
    expect(JSON.parse(posted.at(-1) ?? "")).toEqual(decode.body);
    expect(posted).toContain("x-api-key: nas_dev_key");
    expect(posted).toContain("service-api-version: 2026-07-10");
    expect(JSON.parse(poll)).toContain(`job_id=${decode.jobId}`);
  });

  test("sends a query if the operation takes one", () => {
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
  test("contains the request as an object literal", () => {
    const code = writeClientCode(decode);
    const [, argument = ""] = /client\.decode\((.*)\);$/s.exec(code) ?? [];
    expect(new Function(`return ${argument}`)()).toEqual(decode.body);
    expect(argument).toContain("\n  foodText:");
  });

  test("contains only the query if the operation takes one", () => {
    const facts = {
      ...decode,
      operation: "get_decode_compound_id",
      kind: "get",
      body: { q: "vitamin c" },
    } as const;
    expect(writeClientCode(facts)).toContain('client.getDecodeCompoundId("vitamin c")');
  });
});

test("code has the address of the service if the page knows it, else a placeholder", () => {
  const local = { hostname: "127.0.0.1", origin: "http://127.0.0.1:8787" };
  expect(findServiceAddress(local)).toBe("http://127.0.0.1:8787");
  expect(findServiceAddress({ hostname: "console.test", origin: "https://console.test" })).toMatch(/example/);
});
