import { expect, test } from "vitest";
import { digestModules } from "../../../../scripts/digest-modules.ts";

const build = [
  ["index.js", "import './a.js'"],
  ["a.js", "ä"],
  ["b.js", ""],
] as const;
const digest = digestModules(new Map(build));

test("a build has one id, whatever the order of its modules, as text or as bytes", () => {
  expect(digest).toMatch(/^[0-9a-f]{16}$/);
  expect(digestModules(new Map(build.toReversed()))).toBe(digest);
  expect(digestModules(new Map(build.map(([name, text]) => [name, Buffer.from(text)])))).toBe(digest);
});

test.for([
  [
    "another text",
    [
      ["index.js", "import './a.js' "],
      ["a.js", "ä"],
      ["b.js", ""],
    ],
  ],
  [
    "another name",
    [
      ["index.js", "import './a.js'"],
      ["a.js", "ä"],
      ["c.js", ""],
    ],
  ],
  [
    "one module less",
    [
      ["index.js", "import './a.js'"],
      ["a.js", "ä"],
    ],
  ],
  [
    "a text that is in another module",
    [
      ["index.js", "import './a.js'"],
      ["a.js", ""],
      ["b.js", "ä"],
    ],
  ],
] as const)("%s gives another id", ([, modules]) => {
  expect(digestModules(new Map(modules as readonly (readonly [string, string])[]))).not.toBe(digest);
});
