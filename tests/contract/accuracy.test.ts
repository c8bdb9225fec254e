import { readFileSync } from "node:fs";
import { expect, inject, it } from "vitest";
import { decideOn } from "../accuracy/decide/decide-on.ts";
import { readDecisionCases } from "../accuracy/decide/decision-cases.ts";
import { measureDecisions } from "../accuracy/decide/measure-decisions.ts";
import { measureOrders } from "../accuracy/sensory/measure-orders.ts";
import { readOrders } from "../accuracy/sensory/read-orders.ts";
import { openStore } from "../support/open-store.ts";

/** Every fifth is enough to notice a break; `npm run accuracy` takes all. */
const step = 5;

function takeSome<Case>(cases: readonly Case[]): Case[] {
  return cases.filter((_, index) => index % step === 0);
}

function connect() {
  return openStore({ url: inject("baseUrl"), serviceKey: inject("serviceKey") });
}

it("tastes stand in the order that tasters give them", async () => {
  const path = new URL("../accuracy/sensory/orders.tsv", import.meta.url);
  const judged = await measureOrders(takeSome(readOrders(readFileSync(path, "utf8"))), connect());
  expect(judged.filter(({ holds }) => holds).length / judged.length).toBeGreaterThanOrEqual(0.95);
});

it("decisions are those that dieticians make", async () => {
  const cases = takeSome(readDecisionCases());
  const { misses } = await measureDecisions(cases, decideOn(connect()));
  expect(1 - misses.length / cases.length).toBeGreaterThanOrEqual(0.9);
});
