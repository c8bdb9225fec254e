import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { buildConsole } from "../../console/build.ts";
import pageHeaders from "../../console/proxy/page-headers.json" with { type: "json" };
import { hasBrowser, type OpenBrowser, openBrowser } from "./support/browser.ts";
import { hasNginx, type RunningNginx, startNginx } from "./support/nginx.ts";
import { openConsole } from "./support/open-console.ts";
import { runExample } from "./support/run-example.ts";

const energy = "/api/functions/v1/daily_energy_expenditure_calculation";

if (!hasNginx) console.warn("Skipped: the console behind nginx; install nginx");

describe.skipIf(!hasBrowser || !hasNginx)("the static files behind nginx", () => {
  let browser: OpenBrowser;
  let nginx: RunningNginx;

  beforeAll(async () => {
    const { dir: pageDir } = await buildConsole();
    const options = { pageDir, serviceUrl: inject("baseUrl"), apiKey: inject("keys").molecular };
    [nginx, browser] = await Promise.all([startNginx(options), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await nginx?.stop();
  });

  test("are the whole console: a meal is decoded, with the key only on the server", async () => {
    const { page, hosts, problems } = browser;
    const headers: string[] = [];
    page.on("response", async (response) => headers.push(JSON.stringify(await response.allHeaders())));
    await openConsole(page, "decode", nginx.url);
    const panel = await runExample(page);
    expect(await panel.innerText()).toContain("Bread, whole wheat, toasted");
    await panel.getByRole("tab", { name: "Code" }).click();
    expect(await panel.innerText()).toContain("x-api-key: $KEY");
    for (const id of ["reference", "data"]) {
      await openConsole(page, id, nginx.url);
      await page.locator("main h2").first().waitFor();
    }
    expect([...hosts].filter(Boolean)).toEqual([new URL(nginx.url).host]);
    expect(problems).toEqual([]);
    expect(`${headers.join()}${await page.content()}`).not.toContain(inject("keys").molecular);
  });

  test("have the security headers of the page", async () => {
    for (const path of ["/", "/console.js", "/openapi.json"]) {
      const { status, headers } = await fetch(`${nginx.url}${path}`);
      expect({ status, ...Object.fromEntries(headers) }).toMatchObject({ status: 200, ...pageHeaders });
    }
  });

  test("use the key for no other page, and expose only the operations", async () => {
    const post = (path: string, headers: Record<string, string>) =>
      fetch(`${nginx.url}${path}`, { method: "POST", headers, body: "{}" });
    const foreign = await post(energy, { "sec-fetch-site": "cross-site" });
    expect(foreign.status).toBe(403);
    expect(await foreign.json()).toMatchObject({ error: { code: "scope_not_allowed" } });
    expect((await post(energy, {})).status).toBe(403);
    const own = { "sec-fetch-site": "same-origin" };
    expect((await post("/api/functions/v1/decode/work", own)).status).toBe(404);
    expect((await fetch(`${nginx.url}/api/rest/v1/`, { headers: own })).status).toBe(404);
  });
});
