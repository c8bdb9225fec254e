import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { applySchemas } from "../database/support/apply-schemas.ts";
import { describeDatabase } from "../database/support/describe-database.ts";
import { createTestDatabase } from "../database/support/test-database.ts";
import { callApi } from "../support/call-api.ts";
import { startThrowawayStack, type ThrowawayStack } from "../support/throwaway-stack.ts";
import { type FollowedRecipes, followRecipes } from "./followed-recipes.ts";

/** The service that is built here differs from the API's document. */
const unknownToDocument = { fetch };

const [earlier, latest] = ["2026-07-10", "2027-01-15"];

describe("who follows CONTRIBUTING.md", () => {
  let followed: FollowedRecipes;
  let stack: ThrowawayStack;

  beforeAll(async () => {
    followed = followRecipes("CONTRIBUTING.md");
    stack = await startThrowawayStack({ rootDir: followed.rootDir });
  });
  afterAll(async () => {
    await stack?.remove();
    followed?.remove();
  });

  const call = (path: string, version: string, body?: unknown) =>
    callApi(path, { ...unknownToDocument, baseUrl: stack.url, key: stack.keys.micros, version, body });

  test("has types and imports that hold", () => {
    const { rootDir } = followed;
    const config = { extends: "./tsconfig.json", include: ["functions", "shared", "supabase"] };
    writeFileSync(join(rootDir, "tsconfig.recipes.json"), JSON.stringify(config));
    const run = (file: string, ...args: string[]) =>
      spawnSync(file, args, { cwd: rootDir, encoding: "utf8" });
    expect(run("node_modules/.bin/tsc", "-p", "tsconfig.recipes.json").stdout).toBe("");
    expect(run(process.execPath, "scripts/check-imports.ts").status).toBe(0);
  });

  test("has migrations that lead to the database that the schemas declare", async () => {
    const declared = await createTestDatabase(stack.databaseUrl, (sql) =>
      applySchemas(sql, followed.rootDir),
    );
    onTestFinished(declared.drop);
    const { default: postgres } = await import("postgres");
    const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => {} });
    expect(await describeDatabase(sql)).toEqual(await describeDatabase(declared.sql));
    await sql.end();
  });

  test("has a further operation with the whole stack around it", async () => {
    const response = await call("body_mass_index", latest, { weight: 70, height: 175 });
    expect([response.status, response.body?.data]).toEqual([200, { body_mass_index: 22.9 }]);
    expect(response.headers.get("x-ratelimit-limit")).toBeTruthy();
    const refused = await call("body_mass_index", latest, { weight: 70, height: "tall" });
    expect([refused.status, refused.body?.error?.details?.field]).toEqual([400, "height"]);
  });

  test("serves both versions, each in its own words", async () => {
    const show = async (version: string) => {
      const response = await call("get_decode_compound_id?q=vitamin%20C", version);
      expect([response.status, response.headers.get("service-api-version")]).toEqual([200, version]);
      expect(response.body?.meta?.api_version).toBe(version);
      return response.body?.data;
    };
    expect(await show(earlier)).toMatchObject({ canonical_name: "Vitamin C, total ascorbic acid" });
    expect(await show(latest)).toMatchObject({ name: "Vitamin C, total ascorbic acid" });
    const other = await call("body_mass_index", "2020-01-01", { weight: 70, height: 175 });
    expect(other.body?.error?.details).toEqual({ supported: [earlier, latest] });
  });

  test("has a further class of compounds in the tier that it names", async () => {
    const { default: postgres } = await import("postgres");
    const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => {} });
    const decode = (tier: "macros" | "micros") =>
      callApi("decode", {
        ...unknownToDocument,
        baseUrl: stack.url,
        key: stack.keys[tier],
        version: latest,
        body: { input_mode: "unstructured", foodText: "an egg", compound_identifier_names: ["Leucine"] },
      });
    expect((await decode("micros")).status).toBe(403);
    await sql`update nas.compound set content_class = 'amino_acid' where name = 'Leucine'`;
    await sql.end();
    expect((await decode("micros")).status).toBe(202);
    expect((await decode("macros")).status).toBe(403);
  });
});
