import { percent } from "../percent.ts";
import type { JudgedOrder } from "./judge-order.ts";

type Orders = readonly JudgedOrder[];
type Group = (one: JudgedOrder) => string;

/** The section on order statements. */
export function writeOrders(known: Orders, unseen: Orders): string {
  const rows = [
    () => "all",
    ({ order }: JudgedOrder) => order.dimension,
    ({ order }: JudgedOrder) => order.kind,
  ];
  return `### Tastes

Statements that one food is clearly more of a taste than another ("a lemon is sourer than a banana"). *Unlisted* ones are
about foods without a row of their own, *preparation* ones about one food in two preparations.

| statements | known | hold | unseen | hold |
|---|---|---|---|---|
${rows.flatMap((groupOf) => listGroups(groupOf, known, unseen)).join("\n")}
`;
}

function listGroups(groupOf: Group, known: Orders, unseen: Orders): string[] {
  const names = [...new Set(known.map(groupOf))];
  return names.map((name) => {
    const cells = [known, unseen].flatMap((all) => formatShare(all.filter((one) => groupOf(one) === name)));
    return `| ${[name, ...cells].join(" | ")} |`;
  });
}

function formatShare(judged: Orders): string[] {
  const held = judged.filter(({ holds }) => holds).length;
  return [String(judged.length), judged.length === 0 ? "-" : percent(held / judged.length)];
}
