import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import pageHeaders from "../../../console/proxy/page-headers.json" with { type: "json" };

const proxyDir = join(import.meta.dirname, "..", "..", "..", "console", "proxy");

describe.each(["nginx.conf", "Caddyfile"])("%s", (name) => {
  const text = readFileSync(join(proxyDir, name), "utf8");

  test("sends every header of the page as the local stack does", () => {
    for (const [header, value] of Object.entries(pageHeaders)) expect(text).toContain(`${header} "${value}"`);
  });

  test("reads key and address from variables, and only its own page can use the key", () => {
    expect(text).toMatch(/\$\{?NAS_API_KEY\}?|\{\$NAS_API_KEY\}/);
    expect(text).toMatch(/NAS_SERVICE_URL/);
    expect(text).toMatch(/sec.fetch.site/i);
    expect(text).not.toMatch(/nas_[a-z]+_/);
  });
});

test("the page loads nothing from other hosts and has no inline code", () => {
  const policy = pageHeaders["content-security-policy"];
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(policy).toMatch(/^default-src 'none'/);
  const page = readFileSync(join(proxyDir, "..", "index.html"), "utf8");
  expect([...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url)).toEqual(
    expect.arrayContaining(["./console.js", "./console.css", "./theme.js"]),
  );
  expect(page).not.toMatch(/https?:|<script>|<style|style=|\son\w+=/);
});
