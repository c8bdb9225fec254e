import { describe, expect, it } from "vitest";
import { DEFAULT_FETCH_RULES } from "../../../shared/media/fetch-rules.ts";
import { DEFAULT_MEDIA_LIMITS } from "../../../shared/media/media-limits.ts";
import { MEDIA_SETTING_NAMES, readMediaSettings } from "../../../shared/media/media-settings.ts";

function read(given: Record<string, string> = {}) {
  return readMediaSettings((name) => given[name]);
}

describe("media settings", () => {
  it("are the documented ones where nothing is configured, or empty", () => {
    const defaults = {
      bucket: "media",
      publicUrl: null,
      timeoutMs: 10_000,
      limits: DEFAULT_MEDIA_LIMITS,
      fetchRules: DEFAULT_FETCH_RULES,
    };
    expect(read()).toEqual(defaults);
    expect(read(Object.fromEntries(MEDIA_SETTING_NAMES.map((name) => [name, ""])))).toEqual(defaults);
  });

  it("have a variable for each limit and each rule of fetching", () => {
    const numbers = MEDIA_SETTING_NAMES.filter(
      (name) => !["MEDIA_BUCKET", "MEDIA_PUBLIC_URL", "MEDIA_FETCH_PORTS"].includes(name),
    );
    const given = Object.fromEntries(numbers.map((name, index) => [name, String(index + 1)]));
    const { limits, fetchRules, timeoutMs } = read({ ...given, MEDIA_FETCH_PORTS: "8080" });
    const { ports, ...times } = fetchRules;
    const told = [timeoutMs, ...Object.values(limits), ...Object.values(times)];
    expect(told.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
    expect(ports).toEqual([8080]);
  });

  it("may take no attachment, recording or redirect at all", () => {
    const none = { MEDIA_ATTACHMENTS: "0", MEDIA_RECORDINGS: "0", MEDIA_FETCH_REDIRECTS: "0" };
    expect(read(none)).toMatchObject({
      limits: { attachments: 0, recordings: 0 },
      fetchRules: { redirects: 0 },
    });
  });

  it.each([
    ["MEDIA_BUCKET", "../other"],
    ["MEDIA_PUBLIC_URL", "file:///media"],
    ["MEDIA_IMAGE_BYTES", "8 MB"],
    ["MEDIA_IMAGE_BYTES", "0"],
    ["MEDIA_IMAGES", "-1"],
    ["MEDIA_IMAGES", "1.5"],
    ["MEDIA_TIMEOUT_MS", "soon"],
    ["MEDIA_FETCH_PORTS", "80, 443"],
    ["MEDIA_FETCH_PORTS", "0"],
    ["MEDIA_FETCH_PORTS", "65536"],
  ])("stop the start where %s is %j, naming the variable and not its value", (name, value) => {
    expect(() => read({ [name]: value })).toThrow(`Cannot start: malformed configuration ${name}`);
    expect(() => read({ [name]: value })).not.toThrow(value.length > 2 ? value : "value");
  });
});
