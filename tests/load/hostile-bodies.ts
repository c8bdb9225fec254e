import { hostileBodies, mutate } from "../support/hostile-bodies.ts";
import type { Scenario } from "./scenario.ts";
import { eachOf, send } from "./support/caller.ts";
import { describeTimes } from "./support/figures.ts";

const mutationCounts = { full: 300, short: 12 };
const callerCount = 6;

/** A body that each operation accepts, with the member that holds free text. */
const validBodies: Record<string, { body: Record<string, unknown>; text?: string }> = {
  daily_energy_expenditure_calculation: {
    body: { gender: "female", height: 165, weight: 60, age: 30, activity: "office" },
    text: "activity",
  },
  decide: { body: { request_text: "An apple or a doughnut as a snack?" }, text: "request_text" },
  decode: { body: { input_mode: "unstructured", foodText: "a banana" }, text: "foodText" },
  decode_sensory: { body: { foodText: "a banana" }, text: "foodText" },
  decode_symptoms: { body: { symptomText: "a mild headache since this morning" }, text: "symptomText" },
  design: { body: { type: "recipe", request_text: "a quick soup" }, text: "request_text" },
  draft: {
    body: { recipe_title: "Toast", ingredients: ["2 slices of bread"], change_text: "vegan" },
    text: "change_text",
  },
};

/** Texts that parsers, databases, terminals and patterns have stumbled over. */
const hostileTexts = [
  " ",
  "\u200b\u200d\ufeff",
  "\u202e txet desrever",
  "Z̡̢̛͈̩ḁ̷͍l̶̨͚g̸͓̝o̵̻ ".repeat(40),
  "👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿".repeat(50),
  "'; drop table nas.job; --",
  "\u0024{jndi:ldap://127.0.0.1/a}",
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "%00%0d%0a%s%n",
  "1e308 kg of NaN and -Infinity eggs",
  "999999999999999999999999 bananas",
  "0.0000000000000000001 g salt, -5 apples",
  "1/0 cup, 0/0 cup, ½½½ cup",
  "a".repeat(2_000),
  "with ".repeat(400),
  "(".repeat(900),
  "1 ".repeat(900),
  "and, ".repeat(400),
  '"\\"\\\\"'.repeat(100),
  "null undefined true [object Object] __proto__ constructor",
  "ﷺﷺﷺ ½ cup ǅ ß ſ ı İ",
];

/** Bodies of every kind that is wrong, and wild texts in bodies that are right: no operation answers with a 5xx. */
export const runHostileBodies: Scenario = async (stack, extent) => {
  const { key } = await stack.createKey();
  const requests = Object.entries(validBodies).flatMap(([operation, { body, text }]) => {
    const valid = JSON.stringify(body);
    const mutations = Array.from({ length: mutationCounts[extent] }, (_, seed) => mutate(valid, seed));
    const texts = hostileTexts.map((wild) => JSON.stringify({ ...body, ...(text && { [text]: wild }) }));
    const wrong = Object.values(hostileBodies(body)).map((hostile) => hostile.body);
    return [...wrong, ...texts, ...mutations].map((sent) => ({ operation, sent }));
  });
  const problems: string[] = [];
  const statuses = new Map<number, number>();
  const timesMs: number[] = [];
  await eachOf(requests, callerCount, async ({ operation, sent }) => {
    const startMs = performance.now();
    const response = await send(stack.address(key), operation, { method: "POST", body: sent });
    await response.arrayBuffer();
    timesMs.push(performance.now() - startMs);
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    if (response.status >= 500)
      problems.push(
        `${operation} responds ${response.status} to ${Buffer.from(sent).toString().slice(0, 80)}`,
      );
  });
  const counts = [...statuses].sort().map(([status, count]) => `${count} x ${status}`);
  return { figures: [`${requests.length} bodies: ${counts.join(", ")}`, describeTimes(timesMs)], problems };
};
