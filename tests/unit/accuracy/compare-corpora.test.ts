import { describe, expect, test } from "vitest";
import type { JudgedCase } from "../../accuracy/corpus.ts";
import { listFailures } from "../../accuracy/list-failures.ts";
import { wilsonInterval } from "../../accuracy/wilson-interval.ts";
import { writeComparison } from "../../accuracy/write-comparison.ts";

function judged(name: string, { counted = false, right = false, fault = 1 } = {}): JudgedCase {
  return { isOnlyCounted: counted, isRight: right, fault, describe: () => [name] };
}

describe("wilsonInterval", () => {
  test("has the bounds of the published formula", () => {
    const { low, high } = wilsonInterval(81, 263);
    // The example of Newcombe 1998, Statistics in Medicine 17: 857-872, table I.
    expect([low.toFixed(4), high.toFixed(4)]).toEqual(["0.2553", "0.3662"]);
  });

  test("stays within 0 and 1, and is wide without cases", () => {
    expect(wilsonInterval(10, 10).high).toBe(1);
    expect(wilsonInterval(10, 10).low).toBeCloseTo(0.722, 3);
    expect(wilsonInterval(0, 20).low).toBe(0);
    expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

describe("listFailures", () => {
  const cases = [
    judged("small", { fault: 1 }),
    judged("right", { right: true, fault: 9 }),
    judged("counted", { counted: true, fault: 9 }),
    judged("large", { fault: 5 }),
    judged("middle", { fault: 3 }),
  ];

  test("never lists a case that is only counted, nor one that is right", () => {
    expect(listFailures(cases, { count: 9, worstFirst: false })).toEqual(["small", "large", "middle"]);
  });

  test("lists the worst first where that is asked for, and no more than asked for", () => {
    expect(listFailures(cases, { count: 2, worstFirst: true })).toEqual(["large", "middle"]);
  });
});

describe("writeComparison", () => {
  test("counts both parts apart, with the interval of the counted one", () => {
    const cases = [
      ...Array.from({ length: 4 }, (_, at) => judged("used", { right: at > 0 })),
      ...Array.from({ length: 10 }, (_, at) => judged("counted", { counted: true, right: at < 5 })),
    ];
    const rows = writeComparison([{ name: "soups", cases }])
      .trim()
      .split("\n");
    expect(rows.at(-1)).toBe("| soups | 14 | 4 | 75.0 % | 10 | 50.0 % | 23.7 % to 76.3 % |");
  });

  test("shows no share of a part without cases", () => {
    const rows = writeComparison([{ name: "soups", cases: [judged("a", { right: true })] }]);
    expect(rows.trim().split("\n").at(-1)).toBe("| soups | 1 | 1 | 100.0 % | 0 | - | - |");
  });
});
