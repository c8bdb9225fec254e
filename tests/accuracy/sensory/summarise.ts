import type { JudgedOrder } from "./judge-order.ts";

/** The share of statements that hold: of all, by dimension, by kind. */
export function summarise(judged: readonly JudgedOrder[]): string[] {
  return [
    formatShare("all", judged),
    ...formatGroups(judged, ({ order }) => order.dimension),
    ...formatGroups(judged, ({ order }) => order.kind),
  ];
}

/** A statement with both intensities. */
export function describeOrder({ order: { id, dimension, more, less }, ...found }: JudgedOrder): string {
  return `${id}: ${more} (${found.more ?? "none"}) not more ${dimension} than ${less} (${found.less ?? "none"})`;
}

function formatGroups(judged: readonly JudgedOrder[], groupOf: (one: JudgedOrder) => string): string[] {
  const names = [...new Set(judged.map(groupOf))];
  return names.map((name) =>
    formatShare(
      name,
      judged.filter((one) => groupOf(one) === name),
    ),
  );
}

function formatShare(name: string, judged: readonly JudgedOrder[]): string {
  const held = judged.filter(({ holds }) => holds).length;
  const percent = judged.length === 0 ? "none" : `${((100 * held) / judged.length).toFixed(1)} %`;
  return `${name.padEnd(14)}${percent.padStart(8)}  ${held} of ${judged.length}`;
}
