import { expect, test } from "vitest";
import { readModules } from "../../../../supabase/local/versions/read-modules.ts";

test("modules are texts by name, of which index.js is one", () => {
  const modules = { "index.js": "export default 1", "chunk-AB12CD34.js": "", "postgres.direct_1.js": "x" };
  expect(readModules({ modules })).toEqual({ modules: new Map(Object.entries(modules)) });
});

test.for([
  "../index.js",
  "a/b.js",
  "a\\b.js",
  "/etc/x.js",
  ".hidden.js",
  "..js",
  "x.ts",
  "x.js\0.js",
  "x%2f.js",
  "",
  ".js",
  "ä.js",
  `${"x".repeat(101)}.js`,
])("%j is not a module name", (name) => {
  const message = `Cannot accept the version: ${JSON.stringify(name)} is not a module name`;
  expect(readModules({ modules: { "index.js": "", [name]: "" } })).toEqual({
    refusal: { status: 422, message },
  });
});

test.for([
  [{ modules: { "index.js": 1 } }, "module index.js is not text"],
  [{ modules: { "index.js": "", "a.js": ["x"] } }, "module a.js is not text"],
  [{ modules: { "a.js": "" } }, "index.js is missing"],
  [{ modules: {} }, "index.js is missing"],
  [{ modules: ["index.js"] }, "modules is not an object of texts by name"],
  [{ modules: null }, "modules is not an object of texts by name"],
  [{}, "modules is not an object of texts by name"],
  [null, "modules is not an object of texts by name"],
  [
    { modules: Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`m${index}.js`, ""])) },
    "it has more than 200 modules",
  ],
] as const)("%j is refused: %s", ([value, reason]) => {
  const refusal = { status: 422, message: `Cannot accept the version: ${reason}` };
  expect(readModules(value)).toEqual({ refusal });
});
