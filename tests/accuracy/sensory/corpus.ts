import { readFileSync } from "node:fs";
import type { Corpus } from "../corpus.ts";
import { joinParts } from "../join-parts.ts";
import { measureOrders } from "./measure-orders.ts";
import { readOrders } from "./read-orders.ts";
import { describeOrder } from "./summarise.ts";
import { writeOrders } from "./write-orders.ts";

/** Statements that one food has more of a taste than another. */
export const sensory: Corpus = {
  name: "sensory",
  measure: async ({ openStore }) => {
    const store = await openStore();
    const measure = (file: string) =>
      measureOrders(readOrders(readFileSync(new URL(file, import.meta.url), "utf8")), store);
    const used = await measure("orders.tsv");
    const counted = await measure("unseen.tsv");
    const cases = joinParts(used, counted, (judged) => {
      return { isRight: judged.holds, fault: 1, describe: () => [describeOrder(judged)] };
    });
    return { sets: [{ name: "tastes", cases }], section: writeOrders(used, counted) };
  },
};
