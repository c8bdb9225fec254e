import { expect, test } from "vitest";
import { withEsbuild } from "../../../scripts/with-esbuild.ts";

test("a build that fails leaves the others to end", async () => {
  const compile = (text: string) => withEsbuild((esbuild) => esbuild.transform(text, { loader: "ts" }));
  const [wrong, ...right] = await Promise.allSettled([
    compile("const = 1"),
    compile("const a: number = 1;"),
    compile("const b: number = 2;"),
  ]);
  expect(wrong?.status).toBe("rejected");
  expect(right.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
});
