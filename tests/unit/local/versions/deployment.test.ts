import { expect, test } from "vitest";
import { findLargest, readDeployment } from "../../../../supabase/local/versions/deployment.ts";

const known = ["v1", "v2", "v3"];
const split = (first: unknown, second: unknown) => ({
  versions: [
    { version: "v1", share: first },
    { version: "v2", share: second },
  ],
});

test.for([
  [[{ version: "v1", share: 100 }]],
  [split(100, 0).versions],
  [split(50, 50).versions],
  [split(99.5, 0.5).versions],
] as const)("shares that add up to 100 are a deployment: %j", ([versions]) => {
  expect(readDeployment({ versions }, known)).toEqual({ deployment: versions });
});

test.for([
  [split(50, 49), "the shares add up to 99, not to 100"],
  [split(100, 1), "the shares add up to 101, not to 100"],
  [{ versions: [] }, "the shares add up to 0, not to 100"],
  [split(150, -50), "versions is not a list of version and share"],
  [split("50", 50), "versions is not a list of version and share"],
  [split(Number.NaN, 100), "versions is not a list of version and share"],
  [{ versions: [{ version: "v9", share: 100 }] }, "version v9 is not known"],
  [{ versions: [...split(50, 25).versions, { version: "v3", share: 25 }] }, "there are more than 2 versions"],
  [
    { versions: [...split(50, 0).versions.slice(0, 1), { version: "v1", share: 50 }] },
    "a version is named twice",
  ],
  [{}, "versions is not a list of version and share"],
  [null, "versions is not a list of version and share"],
  [{ versions: "v1" }, "versions is not a list of version and share"],
  [{ versions: [null] }, "versions is not a list of version and share"],
] as const)("%j is refused: %s", ([value, reason]) => {
  const refusal = { status: 422, message: `Cannot change the deployment: ${reason}` };
  expect(readDeployment(value, known)).toEqual({ refusal });
});

test("the version with the largest share represents the function, the first of two equal ones", () => {
  const shares = (first: number) => readDeployment(split(first, 100 - first), known);
  const largest = [10, 50, 90].map((first) => {
    const read = shares(first);
    return "deployment" in read ? findLargest(read.deployment) : null;
  });
  expect(largest).toEqual(["v2", "v1", "v1"]);
});
