import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listOperations } from "../../../scripts/bundle.ts";

const rootDir = join(import.meta.dirname, "..", "..", "..");
const hostedConfig = readFileSync(join(rootDir, "supabase", "config.toml"), "utf8");

describe.each(listOperations())("%s", (operation) => {
  const functionDir = join(rootDir, "functions", operation);

  test("is deployed from its bundle to a hosted project, which leaves the keys to it", () => {
    const section = hostedConfig.split(`[functions.${operation}]\n`)[1]?.split("\n[")[0];
    expect(section).toContain("verify_jwt = false");
    expect(section).toContain(`entrypoint = "../functions/${operation}/dist/index.js"`);
  });

  test("is built and checked by itself", () => {
    const manifest = JSON.parse(readFileSync(join(functionDir, "package.json"), "utf8"));
    expect(manifest.scripts).toEqual({
      build: `node ../../scripts/bundle.ts ${operation}`,
      check: "deno check index.ts",
      test: expect.stringMatching(/^vitest run --root \.\.\/\.\. /),
    });
    expect(manifest.dependencies).toHaveProperty("@nas/shared");
  });
});

test("no section of the hosted configuration is left without its function", () => {
  const sections = [...hostedConfig.matchAll(/^\[functions\.(\w+)\]$/gm)].map(([, name]) => name ?? "");
  expect(sections.filter((name) => !existsSync(join(rootDir, "functions", name, "index.ts")))).toEqual([]);
});
