import { percent } from "../percent.ts";
import type { JudgedOrder } from "./judge-order.ts";

type Orders = readonly JudgedOrder[];
type Group = (one: JudgedOrder) => string;

/** The section on order statements. */
export function writeOrders(used: Orders, counted: Orders): string {
  const rows = [
    () => "all",
    ({ order }: JudgedOrder) => order.dimension,
    ({ order }: JudgedOrder) => order.kind,
  ];
  return `## Tastes

Statements that one food is clearly more of a taste than another ("a lemon is sourer than a banana"). *Unlisted* ones are
about foods without a row of their own, *preparation* ones about one food in two preparations.

| statements | used | hold | counted | hold |
|---|---|---|---|---|
${rows.flatMap((groupOf) => listGroups(groupOf, used, counted)).join("\n")}
`;
}

function listGroups(groupOf: Group, used: Orders, counted: Orders): string[] {
  const names = [...new Set(used.map(groupOf))];
  return names.map((name) => {
    const cells = [used, counted].flatMap((all) => formatShare(all.filter((one) => groupOf(one) === name)));
    return `| ${[name, ...cells].join(" | ")} |`;
  });
}

function formatShare(judged: Orders): string[] {
  const held = judged.filter(({ holds }) => holds).length;
  return [String(judged.length), judged.length === 0 ? "-" : percent(held / judged.length)];
}
