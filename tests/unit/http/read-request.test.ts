import { describe, expect, it } from "vitest";
import {
  parseBody,
  readBodyText,
  readSingleParameter,
  requireJsonMediaType,
} from "../../../shared/platform/http/read-request.ts";
import { readSettings } from "../../../shared/platform/http/settings.ts";

/** The text of a body without long strings. */
async function readText(...[request, limits]: Parameters<typeof readBodyText>): Promise<string> {
  const { text, strings } = await readBodyText(request, limits);
  expect(strings.size).toBe(0);
  return text;
}

const bodyOf = (text: string) => ({ text, strings: new Map<string, string>() });

/** A request whose body arrives in the given pieces. */
function requestOf(...pieces: (string | Uint8Array)[]): Request {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === "string" ? encoder.encode(piece) : piece);
      controller.close();
    },
  });
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, duplex: "half" };
  return new Request("https://api.example.org", init);
}

function limits(maxBytes: number, unverifiedBytes = maxBytes) {
  let verified = 0;
  const verifyCaller = async () => void verified++;
  return { options: { maxBytes, unverifiedBytes, verifyCaller }, count: () => verified };
}

describe("a body's text", () => {
  it("is joined from its pieces, wherever they are cut", async () => {
    const bytes = new TextEncoder().encode("café");
    const request = requestOf("a ", bytes.subarray(0, 4), bytes.subarray(4), " b");
    expect(await readText(request, limits(100).options)).toBe("a café b");
  });

  it("may have the maximum number of bytes and not one more", async () => {
    expect(await readText(requestOf("12", "34"), limits(4).options)).toBe("1234");
    await expect(readBodyText(requestOf("12", "345"), limits(4).options)).rejects.toMatchObject({
      code: "input_too_large",
      status: 413,
    });
  });

  it("is read beyond the unverified bytes only after the caller was verified once", async () => {
    const { options, count } = limits(100, 4);
    await readBodyText(requestOf('"12"'), options);
    expect(count()).toBe(0);
    await readBodyText(requestOf('"123', "4", '5"'), options);
    expect(count()).toBe(1);
  });

  it("must be UTF-8", async () => {
    const wrong = requestOf(new Uint8Array([0x22, 0xc3, 0x28, 0x22]));
    await expect(readBodyText(wrong, limits(100).options)).rejects.toMatchObject({ code: "invalid_json" });
  });

  it("is refused unread where it is too deep or too wide", async () => {
    const { options } = limits(1_000_000);
    const deep = requestOf("[".repeat(20), "[".repeat(20));
    await expect(readBodyText(deep, options)).rejects.toMatchObject({ code: "invalid_json", status: 400 });
    const wide = requestOf(`[${"0,".repeat(20_000)}`, "never parsed");
    const expected = { code: "input_too_large", message: expect.stringMatching(/more than 20000/) };
    await expect(readBodyText(wide, options)).rejects.toMatchObject(expected);
  });

  it("may exceed the unverified bytes in strings alone", async () => {
    const { options } = limits(1000, 20);
    const text = `{"a":"${"x".repeat(100)}"}`;
    expect(await readText(requestOf(text), options)).toBe(text);
    const bare = requestOf(`{"a":${"1".repeat(100)}}`);
    await expect(readBodyText(bare, options)).rejects.toMatchObject({ code: "input_too_large" });
  });

  it("is empty without a body", async () => {
    expect(await readText(new Request("https://api.example.org"), limits(1).options)).toBe("");
  });
});

describe("a body's value", () => {
  it.each(["", " ", "{", '{"a":1,"a":2}'])("is rejected as JSON: %j", (text) => {
    expect(() => parseBody(bodyOf(text), "invalid_request_shape")).toThrow(
      expect.objectContaining({ code: "invalid_json" }),
    );
  });

  it.each(["[]", "null", '"x"', "3", "true"])("must be an object, unlike %s", (text) => {
    expect(() => parseBody(bodyOf(text), "invalid_request_shape")).toThrow(
      expect.objectContaining({ code: "invalid_request_shape" }),
    );
  });

  it("a value that cannot be stored is reported with the body", () => {
    const { body, issue } = parseBody(bodyOf('{"a":"\\u0000"}'), "invalid_request_shape");
    expect([body, issue?.field]).toEqual([{ a: "\u0000" }, "a"]);
    expect(parseBody(bodyOf('{"a":1}'), "invalid_request_shape").issue).toBeNull();
  });
});

describe("a media type", () => {
  it.each([
    "application/json",
    "Application/JSON",
    "application/json;charset=utf-8",
    "application/json ; x=1",
  ])("%s is JSON", (type) => expect(() => requireJsonMediaType(type)).not.toThrow());

  it.each([
    undefined,
    "",
    "text/json",
    "application/jsonp",
    "application/json-patch+json",
    "x application/json",
  ])("%s is not JSON", (type) =>
    expect(() => requireJsonMediaType(type)).toThrow(expect.objectContaining({ status: 415 })),
  );
});

describe("a query parameter", () => {
  const read = (query: string) => readSingleParameter(`https://api.example.org/${query}`, "q", 5);

  it("is read unchanged, and its length counted in code points", () => {
    expect(read("?q=%20a+b")).toBe(" a b");
    expect(read(`?q=${encodeURIComponent("😀".repeat(5))}`)).toHaveLength(10);
  });

  it.each(["", "?q", "?q=", "?q=%20+", "?q=a&q=b", "?q=a&q=", "?Q=a", "?q=123456", "?q=a%00"])(
    "is rejected in %j",
    (query) => {
      const expected = { code: "invalid_request", details: expect.objectContaining({ field: "q" }) };
      expect(() => read(query)).toThrow(expect.objectContaining(expected));
    },
  );
});

describe("the configuration", () => {
  const given: Record<string, string> = {
    SUPABASE_URL: "https://project.example.org",
    SUPABASE_SERVICE_ROLE_KEY: "service",
    PUBLIC_BASE_URL: "https://api.example.org/base//",
    WORK_SECRET: "0123456789abcdef",
  };
  const read = (change: Record<string, string | undefined>) =>
    readSettings((name) => ({ ...given, ...change })[name]);

  it("has the documented limits by default", () => {
    expect(read({})).toMatchObject({
      PUBLIC_BASE_URL: "https://api.example.org/base",
      JSON_BODY_BYTES: 262_144,
      MEDIA_BODY_BYTES: 41_943_040,
      BACKLOG_PER_OPERATION: 10_000,
      IN_FLIGHT_PER_KEY: 200,
      POLLS_PER_MINUTE: 1_200,
      LEASE_SECONDS: 30,
      WORKER_SECONDS: 60,
      STORE_TIMEOUT_MS: 10_000,
    });
    expect(read({ LEASE_SECONDS: "5" }).LEASE_SECONDS).toBe(5);
  });

  it.each([
    ["SUPABASE_URL", undefined],
    ["SUPABASE_URL", "project"],
    ["SUPABASE_SERVICE_ROLE_KEY", ""],
    ["PUBLIC_BASE_URL", undefined],
    ["WORK_SECRET", "0123456789abcde"],
    ["LEASE_SECONDS", "0"],
    ["LEASE_SECONDS", "1.5"],
    ["STORE_TIMEOUT_MS", "soon"],
  ])("an invalid setting stops the start with its name and without its value: %s %j", (name, value) => {
    const message = `Cannot start: missing or malformed configuration ${name}`;
    expect(() => read({ [name]: value })).toThrow(message);
    if (value) expect(() => read({ [name]: value })).not.toThrow(value);
  });
});
