import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { rotateLogs } from "../../../supabase/local/rotate-logs.ts";

function createDir(): string {
  const dir = mkdtempSync(join(tmpdir(), "logs-"));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}

it("a large log is emptied while its part has it open, and what it held is kept once", () => {
  const dir = createDir();
  const path = join(dir, "decode.log");
  const part = openSync(path, "a");
  writeSync(part, "first\n".repeat(20));
  rotateLogs(dir, 100);
  writeSync(part, "second\n");
  expect(readFileSync(`${path}.1`, "utf8")).toBe("first\n".repeat(20));
  expect(readFileSync(path, "utf8")).toBe("second\n");
  writeSync(part, "third\n".repeat(20));
  rotateLogs(dir, 100);
  closeSync(part);
  expect(readFileSync(`${path}.1`, "utf8")).toBe(`second\n${"third\n".repeat(20)}`);
  expect(readFileSync(path, "utf8")).toBe("");
});

it("small logs and other files stay as they are", () => {
  const dir = createDir();
  for (const name of ["decode.log", "decode.log.1", "notes.txt"])
    writeFileSync(join(dir, name), "x".repeat(name === "decode.log" ? 100 : 101));
  rotateLogs(dir, 100);
  expect(readdirSync(dir).sort()).toEqual(["decode.log", "decode.log.1", "notes.txt"]);
  expect(readFileSync(join(dir, "decode.log"), "utf8")).toHaveLength(100);
});
