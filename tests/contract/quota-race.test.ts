import { expect, it } from "vitest";
import { callApi } from "../support/call-api.ts";
import { createKey } from "../support/create-key.ts";

const posts = 200;

it("of two hundred parallel POSTs a quota of one admits exactly one", async () => {
  const { key } = await createKey({ quotaPerMonth: 1 });
  const body = { input_mode: "unstructured", foodText: "an apple" };
  const responses = await Promise.all(Array.from({ length: posts }, () => callApi("decode", { key, body })));
  const refused = responses.filter(({ status }) => status === 429);
  expect(responses.filter(({ status }) => status === 202)).toHaveLength(1);
  expect(refused).toHaveLength(posts - 1);
  for (const { text } of refused) expect(text).toContain('"quota_exceeded"');
});
