import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..", "..");
const pages = globSync(["*.md", "docs/*.md", "{client,console,supabase/catalogue}/*.md"], {
  cwd: root,
}).sort();
const link = /\]\(([^)\s]+)\)/g;
const elsewhere = /^[a-z]+:/;

/** A page without its code, in which brackets are no links and # begins no heading. */
function readProse(page: string): string {
  return readFileSync(join(root, page), "utf8")
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
  const target = path === "" ? page : relative(root, join(root, dirname(page), path));
  if (target.startsWith("..") || !existsSync(join(root, target))) return `${page}: ${link} is not there`;
  const isKnown = anchor === undefined || listAnchors(target).includes(anchor);
  return isKnown ? null : `${page}: ${target} has no heading ${anchor}`;
}

test.for(pages)("every link of %s leads to a file and a heading that exist", (page) => {
  const links = [...readProse(page).matchAll(link)].map(([, link = ""]) => link);
  const problems = links.filter((link) => !elsewhere.test(link)).map((link) => findProblem(page, link));
  expect(problems.filter((problem) => problem !== null)).toEqual([]);
});

test("every page of docs/ is reached from the README", () => {
  const reached = new Set(["README.md"]);
  for (const page of reached) {
    const links = [...readProse(page).matchAll(link)].map(([, link = ""]) => link.split("#")[0] ?? "");
    for (const link of links) {
      const target = relative(root, join(root, dirname(page), link));
      if (pages.includes(target)) reached.add(target);
    }
  }
  expect(pages.filter((page) => page.startsWith("docs/") && !reached.has(page))).toEqual([]);
});
