import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { grantPermissions } from "../../../supabase/local/function-permissions.ts";

const grantedTo = {
  SUPABASE_URL: "http://127.0.0.1:8787",
  WORK_SECRET: "w",
  MODEL_BASE_URL: "https://model.example/v1",
  MODEL_API_KEY: "m",
};

let dir: string;
let bundle: { dir: string; modules: string[] };
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "nas-function-"));
  bundle = { dir: join(dir, "dist"), modules: ["index.js", "chunk.js"] };
  mkdirSync(bundle.dir);
  writeFileSync(join(bundle.dir, "chunk.js"), "");
  writeFileSync(join(dir, "package.json"), "{}");
});
const writeModule = (text: string, name = "index.js") => writeFileSync(join(bundle.dir, name), text);
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test("a function gets the variables that it names, and the gateway as its only host", () => {
  writeModule("read('SUPABASE_URL')");
  writeModule("read('WORK_SECRET')", "chunk.js");
  expect(grantPermissions(bundle, grantedTo)).toEqual({
    variables: { SUPABASE_URL: grantedTo.SUPABASE_URL, WORK_SECRET: "w" },
    flags: ["--allow-net=127.0.0.1:8787", "--allow-env=SUPABASE_URL,WORK_SECRET", "--ignore-env"],
  });
});

test("a function that names no variable is allowed nothing", () => {
  writeModule("");
  expect(grantPermissions(bundle, grantedTo)).toEqual({ variables: {}, flags: ["--ignore-env"] });
});

test("a function that uses a model may call its host too", () => {
  writeModule("read('SUPABASE_URL'), read('MODEL_BASE_URL')");
  expect(grantPermissions(bundle, grantedTo).flags).toContain("--allow-net=127.0.0.1:8787,model.example:443");
});

test("a function that hands its work over may call the address that the service is reached at", () => {
  writeModule("read('SUPABASE_URL'), read('PUBLIC_BASE_URL')");
  const given = { ...grantedTo, PUBLIC_BASE_URL: "https://api.example" };
  expect(grantPermissions(bundle, given).flags).toContain("--allow-net=127.0.0.1:8787,api.example:443");
});

test("only a function that asks for it may call any host", () => {
  writeModule("read('SUPABASE_URL')");
  writeFileSync(join(dir, "package.json"), `{"network":"any"}`);
  expect(grantPermissions(bundle, grantedTo).flags).toContain("--allow-net");
});
