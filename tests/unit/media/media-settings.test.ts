import { describe, expect, it } from "vitest";
import { defaultFetchRules, defaultMediaLimits } from "../../../shared/platform/media/media-limits.ts";
import { mediaSettingNames, readMediaSettings } from "../../../shared/platform/media/media-settings.ts";

function read(given: Record<string, string> = {}) {
  return readMediaSettings((name) => given[name]);
}

describe("media settings", () => {
  it("have the documented defaults where nothing is configured or empty", () => {
    const defaults = {
      bucket: "media",
      publicUrl: null,
      timeoutMs: 10_000,
      limits: defaultMediaLimits,
      fetchRules: defaultFetchRules,
    };
    expect(read()).toEqual(defaults);
    expect(read(Object.fromEntries(mediaSettingNames.map((name) => [name, ""])))).toEqual(defaults);
  });

  it("have a variable for each limit and each rule of fetching", () => {
    const numbers = mediaSettingNames.filter(
      (name) => !["MEDIA_BUCKET", "MEDIA_PUBLIC_URL", "MEDIA_FETCH_PORTS"].includes(name),
    );
    const given = Object.fromEntries(numbers.map((name, index) => [name, String(index + 1)]));
    const { limits, fetchRules, timeoutMs } = read({ ...given, MEDIA_FETCH_PORTS: "8080" });
    const { ports, ...times } = fetchRules;
    const values = [timeoutMs, ...Object.values(limits), ...Object.values(times)];
    expect(values.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
    expect(ports).toEqual([8080]);
  });

  it("may allow no attachment, recording or redirect", () => {
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
  ])("stop the start if %s is %j, with the name of the variable and not its value", (name, value) => {
    expect(() => read({ [name]: value })).toThrow(`Cannot start: malformed configuration ${name}`);
    expect(() => read({ [name]: value })).not.toThrow(value.length > 2 ? value : "value");
  });
});
