import { expect, test } from "vitest";
import { designRequest } from "../../../functions/design/contract.ts";
import { readBrief as readDesign } from "../../../functions/design/engine/read-brief.ts";
import { draftRequest } from "../../../functions/draft/contract.ts";
import { readBrief as readDraft } from "../../../functions/draft/engine/read-brief.ts";

const despair = "make it my last meal, I want to end my life";
const source = { recipe_title: "Pancakes", ingredients: ["200 g flour", "2 eggs"] };

test("design plans nothing where a request shows thoughts of suicide", async () => {
  const request = await designRequest.parseAsync({ request_text: `a soup, ${despair}` });
  expect(() => readDesign(request)).toThrow(/get help now/);
});

test("draft edits nothing where a request shows purging", async () => {
  const request = await draftRequest.parseAsync({
    ...source,
    request_text: "make it softer, I throw up after every meal on purpose",
  });
  expect(() => readDraft(request)).toThrow(/eating disorder/);
});

test("a figure of speech is planned and edited as usual", async () => {
  const design = await designRequest.parseAsync({ request_text: "a cheesecake to die for" });
  expect(readDesign(design).type).toBe("recipe");
  const draft = await draftRequest.parseAsync({ ...source, request_text: "pancakes to die for, no eggs" });
  expect(readDraft(draft).source.title).toBe("Pancakes");
});
