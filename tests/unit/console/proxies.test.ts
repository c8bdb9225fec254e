import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import pageHeaders from "../../../console/proxy/page-headers.json" with { type: "json" };

const PROXY_DIR = join(import.meta.dirname, "..", "..", "..", "console", "proxy");

describe.each(["nginx.conf", "Caddyfile"])("%s", (name) => {
  const text = readFileSync(join(PROXY_DIR, name), "utf8");

  test("sends every header of the page as the local stack does", () => {
    for (const [header, value] of Object.entries(pageHeaders)) expect(text).toContain(`${header} "${value}"`);
  });

  test("takes key and address from outside, and lets only its own page spend the key", () => {
    expect(text).toMatch(/\$\{?NAS_API_KEY\}?|\{\$NAS_API_KEY\}/);
    expect(text).toMatch(/NAS_SERVICE_URL/);
    expect(text).toMatch(/sec.fetch.site/i);
    expect(text).not.toMatch(/nas_[a-z]+_/);
  });
});

test("the page loads nothing from elsewhere and runs nothing that stands in it", () => {
  const policy = pageHeaders["content-security-policy"];
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(policy).toMatch(/^default-src 'none'/);
  const page = readFileSync(join(PROXY_DIR, "..", "index.html"), "utf8");
  expect([...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url)).toEqual(
    expect.arrayContaining(["./console.js", "./console.css", "./theme.js"]),
  );
  expect(page).not.toMatch(/https?:|<script>|<style|style=|\son\w+=/);
});
