import { percent } from "../percent.ts";
import type { JudgedOrder } from "./judge-order.ts";

/** The section on order statements. */
export function writeOrders(judged: readonly JudgedOrder[]): string {
  const dimensions = listShares(judged, ({ order }) => order.dimension);
  const kinds = listShares(judged, ({ order }) => order.kind);
  return `## Tastes

Statements that one food is clearly more of a taste than another ("a lemon is sourer than a banana"), written before the
engine. *Unlisted* ones are about foods without a row of their own, *preparation* ones about one food in two
preparations. Later rules were written with these statements at hand: on new ones, expect a few per cent less.

| statements | n | hold |
|---|---|---|
${[tellShare("all", judged), ...dimensions, ...kinds].join("\n")}
`;
}

function listShares(judged: readonly JudgedOrder[], groupOf: (one: JudgedOrder) => string): string[] {
  const groups = Map.groupBy(judged, groupOf);
  return [...groups].map(([name, group]) => tellShare(name, group));
}

function tellShare(name: string, judged: readonly JudgedOrder[]): string {
  const held = judged.filter(({ holds }) => holds).length;
  return `| ${name} | ${judged.length} | ${percent(held / judged.length)} |`;
}
