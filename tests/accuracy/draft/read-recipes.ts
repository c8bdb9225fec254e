import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A recipe of the folder as a cook wrote it. */
export type SourceRecipe = { name: string; title: string; ingredients: string[]; steps: string[] };

/** Reads the Markdown recipes of a folder: lists below "Ingredients" and below "Directions". */
export function readRecipes(folder: string): SourceRecipe[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".md"));
  return names.sort().map((name) => readRecipe(name, readFileSync(join(folder, name), "utf8")));
}

function readRecipe(name: string, text: string): SourceRecipe {
  const title = /^title: *"?([^"\n]*)"?/m.exec(text)?.[1] ?? name;
  return {
    name,
    title: title.trim(),
    ingredients: listItems(sectionOf(text, "Ingredients")),
    steps: listItems(sectionOf(text, "Directions")),
  };
}

function sectionOf(text: string, heading: string): string {
  const parts = text.split(/^## +/m);
  return parts.find((part) => part.startsWith(heading)) ?? "";
}

function listItems(section: string): string[] {
  return section
    .split("\n")
    .map((line) => /^\s*(?:[-*+]|\d+[.)])\s+(.*)$/.exec(line)?.[1] ?? "")
    .map(stripMarkup)
    .filter((line) => line !== "");
}

function stripMarkup(line: string): string {
  return line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`]{1,3}/g, "")
    .trim();
}
