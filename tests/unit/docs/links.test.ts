import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const PAGES = globSync(["*.md", "docs/*.md", "{client,console,supabase/catalogue}/*.md"], {
  cwd: ROOT,
}).sort();
const LINK = /\]\(([^)\s]+)\)/g;
const ELSEWHERE = /^[a-z]+:/;

/** A page without its code, in which brackets are no links and # begins no heading. */
function readProse(page: string): string {
  return readFileSync(join(ROOT, page), "utf8")
    .replaceAll(/^ *```.*?^ *```$/gms, "")
    .replaceAll(/`[^`\n]*`/g, (code) => code.replaceAll(/[[\]()]/g, ""));
}

/** The anchors that a page's headings get where it is shown. */
function listAnchors(page: string): string[] {
  return [...readProse(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

function findProblem(page: string, link: string): string | null {
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? page : relative(ROOT, join(ROOT, dirname(page), path));
  if (target.startsWith("..") || !existsSync(join(ROOT, target))) return `${page}: ${link} is not there`;
  const isKnown = anchor === undefined || listAnchors(target).includes(anchor);
  return isKnown ? null : `${page}: ${target} has no heading ${anchor}`;
}

test.for(PAGES)("every link of %s leads to a file and a heading that exist", (page) => {
  const links = [...readProse(page).matchAll(LINK)].map(([, link = ""]) => link);
  const problems = links.filter((link) => !ELSEWHERE.test(link)).map((link) => findProblem(page, link));
  expect(problems.filter((problem) => problem !== null)).toEqual([]);
});

test("every page of docs/ is reached from the README", () => {
  const reached = new Set(["README.md"]);
  for (const page of reached) {
    const links = [...readProse(page).matchAll(LINK)].map(([, link = ""]) => link.split("#")[0] ?? "");
    for (const link of links) {
      const target = relative(ROOT, join(ROOT, dirname(page), link));
      if (PAGES.includes(target)) reached.add(target);
    }
  }
  expect(PAGES.filter((page) => page.startsWith("docs/") && !reached.has(page))).toEqual([]);
});
