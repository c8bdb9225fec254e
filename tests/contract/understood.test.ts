import { afterAll, describe, expect, it } from "vitest";
import { callApi } from "../support/call-api.ts";
import { createKey } from "../support/create-key.ts";
import { openDatabase } from "./support/database.ts";
import { decodeToEnd, runToEnd } from "./support/run-job.ts";

const sql = openDatabase();
afterAll(() => sql.end());

type Meta = {
  items: {
    text: string;
    start: number;
    end: number;
    match: string;
    amount: string;
    closest?: string[];
    energy_kcal?: number;
  }[];
  unread: { text: string; start: number | null; end: number | null }[];
  reader: string;
  warnings: string[];
};

function readMeta({ text }: { text: string }): Meta {
  return JSON.parse(text).meta;
}

function decodeText(foodText: string, more: Record<string, unknown> = {}) {
  return decodeToEnd({ input_mode: "unstructured", foodText, ...more });
}

/** The part of a text between two positions in code points. */
function cut(text: string, { start, end }: { start: number | null; end: number | null }): string {
  return [...text].slice(start ?? 0, end ?? 0).join("");
}

describe("meta of a decoded text", () => {
  const foodText = "😀 2 slices of rye bread, 30 g cheddar cheese, coffee and 100 g zzqxbrfl";

  it("has the words of each item, how sure it is, and its energy", async () => {
    const response = await decodeText(foodText, { compound_identifier_names: ["Energy"] });
    const { items, reader } = readMeta(response);
    expect(items.map((item) => cut(foodText, item))).toEqual(items.map(({ text }) => text));
    expect(items.map(({ text, amount, match }) => [text, amount, match])).toEqual([
      ["2 slices of rye bread", "stated", "exact"],
      ["30 g cheddar cheese", "stated", "exact"],
      ["coffee", "assumed", "exact"],
      ["100 g zzqxbrfl", "stated", "none"],
    ]);
    expect(reader).toBe("embedded");
    const [energy] = JSON.parse(response.text).data.result.molecular_analysis;
    const sum = items.reduce((all, { energy_kcal: kcal = 0 }) => all + kcal, 0);
    expect(energy.measurement_value).toBeCloseTo(sum, 6);
  });

  it("has the energy of each item where a filter leaves it out of the result", async () => {
    const response = await decodeText("100 g of banana", { compound_identifier_names: ["Protein"] });
    expect(readMeta(response).items[0]?.energy_kcal).toBeGreaterThan(50);
    const { molecular_analysis: rows } = JSON.parse(response.text).data.result;
    expect(rows.map((row: { compound_identifier_name: string }) => row.compound_identifier_name)).toEqual([
      "Protein",
    ]);
  });

  it("has the words that were not read, with a warning", async () => {
    const text = "😀 2 boiled eggs. Walked to the shop for milk";
    const { unread, warnings } = readMeta(await decodeText(text));
    expect(unread).toEqual([{ text: "milk", start: 40, end: 44 }]);
    expect(warnings).toEqual(["text_not_fully_read"]);
    const whole = readMeta(await decodeText("I slept for eight hours"));
    expect(whole.unread.map((words) => words.text)).toEqual(["I slept for eight hours"]);
    expect(readMeta(await decodeText("2 boiled eggs")).warnings).toEqual([]);
  });

  it("is left out of a poll without the result, and erased with it", async () => {
    const key = (await createKey()).key;
    const body = {
      input_mode: "unstructured",
      foodText: "100 g qwrtzplk and 2 eggs. Walked to the shop for milk",
    };
    const { body: ended } = await decodeToEnd(body, { key });
    const jobId = String(ended?.data?.job_id);
    const short = await callApi(`decode?job_id=${jobId}&include_result=false`, { key });
    expect(short.text).not.toMatch(/qwrtzplk|eggs|milk/);
    expect(readMeta(short).warnings).toEqual(["text_not_fully_read"]);
    const holding =
      await sql`select from nas.job as job where job.id = ${jobId} and to_jsonb(job)::text like '%qwrtzplk%'`;
    expect(holding).toHaveLength(1);
    await sql`delete from nas.job where id = ${jobId}`;
    expect((await callApi(`decode?job_id=${jobId}`, { key })).status).toBe(404);
  });

  it("has the same names that structured items are matched by", async () => {
    const items = [{ canonical_name: "bnana", quantity: 50, unit: "g" }];
    const meta = readMeta(await decodeToEnd({ input_mode: "structured", items }));
    expect(meta.items).toMatchObject([
      { text: "bnana", start: null, end: null, amount: "stated", match: "close" },
    ]);
    expect(meta.unread).toEqual([]);
  });
});

describe("the nearest foods of an unsure match", () => {
  const names = [
    "grilled chicken breast with lemon",
    "wholemeal pitta",
    "dragon fruit smoothie",
    "smoked trout pate",
    "spelt pancake",
    "zzqxbrfl soup",
    "cherry yogurt drink",
    "lamb kofta",
    "oat biscuit with raisins",
    "caramel frappe",
  ];

  it("are matched exactly when they are sent as the name of an item", async () => {
    const asItems = (all: string[]) => ({
      input_mode: "structured",
      items: all.map((name) => ({ canonical_name: name, quantity: 100, unit: "g" })),
    });
    const unsure = readMeta(await decodeToEnd(asItems(names))).items;
    const closest = [...new Set(unsure.flatMap((item) => item.closest ?? []))].slice(0, 25);
    expect(closest.length).toBeGreaterThan(12);
    const asked = await decodeToEnd(asItems(closest));
    expect(readMeta(asked).items.map(({ text, match }) => [text, match])).toEqual(
      closest.map((name) => [name, "exact"]),
    );
    const { items } = JSON.parse(asked.text).data.result;
    expect(items.map((item: { canonical_name: string }) => item.canonical_name)).toEqual(closest);
  });
});

describe("meta of other operations", () => {
  it("has the words of foods of a sensory request, without energy", async () => {
    const foodText = "a lemon. Walked to the shop for milk";
    const meta = readMeta(await runToEnd("decode_sensory", { foodText, sensoryOutput: "whole_meal" }));
    expect(meta.items).toMatchObject([{ item_id: 1, text: "lemon", start: 2, end: 7 }]);
    expect(meta.items[0]).not.toHaveProperty("energy_kcal");
    expect(meta.unread).toEqual([{ text: "milk", start: 32, end: 36 }]);
    expect(meta.warnings).toContain("text_not_fully_read");
  });

  it("has the words of symptoms and their causes, in code points as the result's spans", async () => {
    const symptomText = "😀 Bad headache after the red wine. My left knee goes zorp.";
    const response = await runToEnd("decode_symptoms", { symptomText });
    const meta = readMeta(response);
    const [event] = JSON.parse(response.text).data.result.symptoms;
    expect(cut(symptomText, event.span)).toBe(event.span.text);
    expect(meta.items).toEqual([
      { event_id: event.event_id, role: "symptom", ...event.span },
      { event_id: event.event_id, role: "trigger", text: "red wine", start: 25, end: 33 },
    ]);
    expect(meta.unread.map(({ text }) => text)).toEqual(["My left knee goes zorp"]);
  });

  it("has the words of a question that were not read", async () => {
    const body = { request_text: "I have fibromyalgia: qwrtzplk stew or lentils?" };
    const { unread } = readMeta(await callApi("decide", { body }));
    expect(unread.map(({ text }) => text)).toEqual(["fibromyalgia", "qwrtzplk stew"]);
    expect(unread.map((words) => cut(body.request_text, words))).toEqual(unread.map(({ text }) => text));
  });
});
