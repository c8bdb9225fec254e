import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import * as api from "./support/api.ts";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";
import { countsOf, trafficOf } from "./support/traffic.ts";

type Panel = { title: string; type: string; targets?: { rawSql: string }[] };
type Rule = {
  uid: string;
  annotations: { reason: string; runbook: string };
  data: [
    { model: { rawSql: string } },
    { model: { conditions: [{ evaluator: { type: string; params: [number] } }] } },
  ];
};

const root = join(import.meta.dirname, "..", "..");
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));
const panels: Panel[] = readJson("deploy/grafana/dashboard.json").panels;
const rules: Rule[] = readJson("deploy/grafana/alerts.json").groups[0].rules;

let database: TestDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
  sql = database.sql;
});
afterAll(() => database.drop());

beforeEach(async () => {
  await sql`truncate nas.traffic_minute, nas.job, nas.usage_month`;
  await sql`delete from nas.catalogue_release`;
  await sql`insert into nas.catalogue_release (id, compiled_id, loaded_at) values ('c-test', 'c-test', now())`;
  await sql`select * from nas_api.sweep_jobs()`;
});

/** The rows that a dashboard's login gets; its macros are what Grafana puts in their place. */
function observe(query: string): Promise<Record<string, unknown>[]> {
  const filled = query
    .replace(/\$__timeFilter\((\w+)\)/g, "$1 between now() - interval '6 hours' and now()")
    .replaceAll("($operation)", "('decode', 'design')");
  return sql.begin(async (transaction) => {
    await transaction`set local role nas_observer`;
    return await transaction.unsafe(filled);
  });
}

const record = (change: Record<string, unknown>) =>
  sql`select nas_api.record_traffic(${sql.json([trafficOf(change)])}::json)`;

describe("the observer's role may run each panel's query", () => {
  const queries = panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ rawSql }) => [title, rawSql] as const),
  );

  test.for(queries)("%s", async ([, rawSql]) => {
    await record({ requests: 60, server_errors: 3, latency: countsOf({ 4: 60 }) });
    await expect(observe(rawSql)).resolves.toBeDefined();
  });

  test("of requests shows those that were counted", async () => {
    await record({ requests: 120, latency: countsOf({ 4: 120 }) });
    const panel = panels.find(({ title }) => title === "Requests per second by operation");
    const [row] = await observe(panel?.targets?.[0]?.rawSql ?? "");
    expect(row).toMatchObject({ metric: "decode" });
    expect(Number(row?.value)).toBe(2);
  });
});

/** What makes each alert ring. */
const storms: Record<string, () => Promise<unknown>> = {
  "server-errors": async () => {
    await record({ requests: 100, server_errors: 2, latency: countsOf({ 4: 100 }) });
    await backdate("1 minute");
  },
  "slow-responses": async () => {
    await record({ requests: 100, latency: countsOf({ 4: 94, 18: 6 }) });
    await backdate("1 minute");
  },
  "jobs-wait": async () => {
    const id = await api.admitJob(sql, await api.makeKey(sql));
    await sql`update nas.job set available_at = now() - interval '61 seconds' where id = ${id}`;
  },
  backlog: async () => {
    const key = await api.makeKey(sql);
    await api.admitJob(sql, key);
    await sql`
      insert into nas.job (id, key_id, account_id, operation, tier, input_mode, input, usage_month, max_attempts, backoff_seconds)
      select gen_random_uuid(), key_id, account_id, operation, tier, input_mode, input, usage_month, max_attempts, backoff_seconds
      from nas.job cross join generate_series(1, 5000)`;
  },
  "jobs-lost": async () => {
    const key = await api.makeKey(sql);
    const ids = await Promise.all(Array.from({ length: 6 }, () => api.admitJob(sql, key)));
    for (const id of ids) await api.claimOwn(sql, id);
    for (const id of ids) await api.lapseLease(sql, id);
  },
  "jobs-fail": () => record({ route: "work", jobs_completed: 97, jobs_failed: 3 }),
  "sweep-stopped": () => sql`update nas.sweep_run set swept_at = now() - interval '61 seconds'`,
  "contract-broken": () => record({ contract_checks: 20, contract_mismatches: 1 }),
  "canary-open": async () => {
    for (const version of ["v1", "v2"]) await record({ version, requests: 10, latency: countsOf({ 4: 10 }) });
    await backdate("25 hours");
    for (const version of ["v1", "v2"]) await record({ version, requests: 10, latency: countsOf({ 4: 10 }) });
  },
  "quota-near": async () => {
    const key = await api.makeKey(sql, { quotaPerMonth: 100 });
    await api.admitJob(sql, key);
    await sql`update nas.usage_month set used = 95 where key_id = ${key.id}`;
  },
  "catalogue-missing": () => sql`delete from nas.catalogue_release`,
};

const backdate = (age: string) => sql`update nas.traffic_minute set minute = minute - ${age}::interval`;

/** Whether a rule's query gives a number above its threshold. */
async function rings({ data: [query, threshold] }: Rule): Promise<boolean> {
  const [{ evaluator }] = threshold.model.conditions;
  const rows = await observe(query.model.rawSql);
  const numbers = rows.map((row) => Number(Object.values(row).at(-1) ?? Number.NaN));
  return numbers.some((number) => number > evaluator.params[0]);
}

describe("alerts", () => {
  const found = rules.map((rule) => [rule.uid, rule] as const);

  test.for(found)("%s is silent while all is well", async ([, rule]) => {
    await record({ requests: 100, contract_checks: 20, latency: countsOf({ 4: 100 }) });
    await backdate("1 minute");
    expect(await rings(rule)).toBe(false);
  });

  // Connections cannot be used up in a cluster that others use too.
  test.for(found.filter(([uid]) => uid !== "connections"))("%s rings", async ([uid, rule]) => {
    await storms[uid]?.();
    expect(await rings(rule)).toBe(true);
  });

  test.for(found)("%s says why it exists and what to do", ([, { annotations }]) => {
    expect(annotations.reason.length).toBeGreaterThan(40);
    const [path = "", heading = ""] = annotations.runbook.split("#");
    expect(readFileSync(join(root, path), "utf8")).toContain(`### ${heading}\n`);
  });
});
