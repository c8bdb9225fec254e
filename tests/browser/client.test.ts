import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { bundleClient } from "../../client/build-package.ts";
import { hasBrowser, type OpenBrowser, openBrowser } from "./support/browser.ts";

const clientPage = `<!doctype html><title>A page of a caller</title><output></output>
<script type="module" src="./meal.js"></script>`;
const script = `import { createClient } from "./client.js";
const client = createClient({ baseUrl: "./api" });
const steps = [];
const onProgress = ({ status }) => steps.push(status);
const request = { input_mode: "unstructured", foodText: "150 g cooked rice", compound_identifier_names: ["Energy"] };
const { result, limits } = await client.decode(request, { onProgress });
document.querySelector("output").value = JSON.stringify({ result, limits, steps });
`;

describe.skipIf(!hasBrowser)("the client in a browser", () => {
  let browser: OpenBrowser;
  let dir: string;

  beforeAll(async () => {
    browser = await openBrowser();
    dir = mkdtempSync(join(tmpdir(), "nas-client-"));
    await bundleClient(dir);
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(dir, { recursive: true, force: true });
  });

  test("decodes a meal for a page that a proxy serves, without a key", async () => {
    const { page, problems } = browser;
    const files = {
      "page.html": { contentType: "text/html", body: clientPage },
      "meal.js": { contentType: "text/javascript", body: script },
      "client.js": { contentType: "text/javascript", body: readFileSync(join(dir, "mod.js"), "utf8") },
    };
    for (const [name, file] of Object.entries(files)) {
      await page.route(`${inject("baseUrl")}/${name}`, (route) => route.fulfill(file));
    }
    await page.goto(`${inject("baseUrl")}/page.html`);
    const output = page.locator("output");
    await output.filter({ hasText: "{" }).waitFor({ state: "attached" });
    const { result, limits, steps } = JSON.parse((await output.textContent()) ?? "");
    expect(result).toMatchObject({ type: "food_detected", items: [{ quantity_g: 150, status: "matched" }] });
    expect(result.molecular_analysis[0]).toMatchObject({ measurement_unit: "kcal" });
    expect(limits).toMatchObject({ rate: { limit: 60 }, quota: { limit: 1000 } });
    expect(steps.length).toBeGreaterThan(0);
    expect(problems.filter((problem) => !/favicon/.test(problem))).toEqual([]);
  });
});
