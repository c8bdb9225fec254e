import { readFileSync } from "node:fs";
import { join } from "node:path";

const shortest = 20;

/** The texts of the everyday set that are meals rather than single words. */
export function readEverydayTexts(): string[] {
  return readFileSync(join(import.meta.dirname, "meals.tsv"), "utf8")
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t")[1] ?? "")
    .filter((text) => text.length > shortest);
}
