import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { openStore } from "../../support/open-store.ts";
import { startThrowawayStack } from "../../support/throwaway-stack.ts";
import { measureOrders } from "./measure-orders.ts";
import { type Order, readOrders } from "./read-orders.ts";
import { describeOrder, summarise } from "./summarise.ts";

const usage = `Measures the order statements of orders.tsv, with a stack of its own.

  node tests/accuracy/sensory/run.ts [--file FILE] [--failures]

  --file       statements in another file of the same columns
  --failures   lists every statement that does not hold, with both intensities`;

const { values: flags } = parseArgs({
  options: { file: { type: "string" }, failures: { type: "boolean" }, help: { type: "boolean" } },
});

if (flags.help) console.log(usage);
else {
  const file = flags.file ?? new URL("orders.tsv", import.meta.url);
  await measure(readOrders(readFileSync(file, "utf8")));
}

async function measure(orders: readonly Order[]): Promise<void> {
  const stack = await startThrowawayStack();
  try {
    const judged = await measureOrders(orders, openStore(stack));
    if (flags.failures) {
      for (const one of judged.filter(({ holds }) => !holds)) console.log(describeOrder(one));
      console.log();
    }
    console.log(summarise(judged).join("\n"));
  } finally {
    await stack.remove();
  }
}
