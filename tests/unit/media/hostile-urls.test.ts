import { describe, expect, it } from "vitest";
import { fetchRemoteMedia } from "../../../shared/platform/media/remote/fetch-remote-media.ts";
import { findUrlProblem, isPublicAddress } from "../../../shared/platform/media/remote/vet-url.ts";
import hostile from "./data/hostile-urls.json" with { type: "json" };
import { refusalOf } from "./support/catch-error.ts";
import { foodImage, readAsDecode } from "./support/media-inputs.ts";

const limits = { redirects: 3, ports: [80, 443], timeoutMs: 1, bodyBytes: 10, headBytes: 5 };

async function findTransportCalls(text: string): Promise<string[]> {
  const calls: string[] = [];
  const transport = async (url: URL) => {
    calls.push(url.href);
    throw new TypeError("Cannot fetch: nothing is reached in this test");
  };
  const ports = { transport, startTimeout: () => new AbortController().signal };
  await expect(fetchRemoteMedia(text, ports, limits, new AbortController().signal)).rejects.toThrow(
    "Cannot fetch remote media",
  );
  return calls;
}

describe("a literal address that is not public is rejected by the POST and by the worker", () => {
  it.each(Object.entries(hostile.literal))("%s", async (_name, urls) => {
    expect(urls).not.toEqual([]);
    for (const url of urls) {
      const refusal = await refusalOf(() => readAsDecode([foodImage(url)]));
      expect(refusal, url).toEqual({ code: "invalid_request", status: 400, field: "foodImage" });
      expect(await findTransportCalls(url), url).toEqual([]);
    }
  });
});

describe("text that is not a plain http or https URL is rejected by the POST", () => {
  it.each(Object.entries(hostile.malformed))("%s", async (_name, urls) => {
    expect(urls).not.toEqual([]);
    for (const url of urls) {
      const refusal = await refusalOf(() => readAsDecode([foodImage(url)]));
      expect(refusal, url).toEqual({ code: "invalid_request", status: 400, field: "foodImage" });
    }
  });

  it("a URL longer than 2,048 characters", () => {
    expect(findUrlProblem(`https://example.com/${"a".repeat(2_028)}`)).toBeNull();
    expect(findUrlProblem(`https://example.com/${"a".repeat(2_029)}`)).toContain("longer");
  });
});

describe("a local name, credentials or another port is rejected by the worker without a request", () => {
  it.each(Object.entries(hostile.target))("%s", async (_name, urls) => {
    expect(urls).not.toEqual([]);
    for (const url of urls) expect(await findTransportCalls(url), url).toEqual([]);
  });
});

it("no special address in any notation counts as public", () => {
  expect(hostile.addresses).not.toEqual([]);
  for (const address of hostile.addresses) expect(isPublicAddress(address), address).toBe(false);
});

it.each(["93.184.216.34", "1.1.1.1", "223.255.255.254", "2606:4700:4700::1111", "2a00:1450:4001:82a::200e"])(
  "%s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  "https://example.com/a.png",
  "http://93.184.216.34/",
  "http://1572395042/",
  "https://[2606:4700:4700::1111]/a",
  "https://müsli.example.com/bild?größe=1",
  "https://example.com./a.png",
])("%s is a URL that may be fetched", async (url) => {
  expect(findUrlProblem(url)).toBeNull();
  expect(await findTransportCalls(url)).toHaveLength(1);
});
