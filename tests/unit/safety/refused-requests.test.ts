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

test.each(["my face is drooping on one side and my speech is slurred", "I took 30 paracetamol"])(
  "neither plans nor edits anything in an emergency: %s",
  async (told) => {
    const design = await designRequest.parseAsync({ request_text: `a soup, ${told}` });
    expect(() => readDesign(design)).toThrow(/ambulance/);
    const draft = await draftRequest.parseAsync({ ...source, request_text: `less sugar, ${told}` });
    expect(() => readDraft(draft)).toThrow(/ambulance/);
  },
);

test("a figure of speech is planned and edited as usual", async () => {
  const design = await designRequest.parseAsync({ request_text: "a cheesecake to die for" });
  expect(readDesign(design).type).toBe("recipe");
  const draft = await draftRequest.parseAsync({ ...source, request_text: "pancakes to die for, no eggs" });
  expect(readDraft(draft).source.title).toBe("Pancakes");
});

test.each([
  "Muffins: 100 g sugar, 2 eggs, 200 g flour. Make it vegan",
  "butter, sugar and 3 large eggs: a cake please",
  "200 g caster sugar 3 eggs 200 g flour, less sugar",
])("sugar in a list of ingredients is no blood sugar: %s", async (request_text) => {
  const request = await draftRequest.parseAsync({ ...source, request_text });
  expect(() => readDraft(request)).not.toThrow();
});

test.each(["my sugar is 3, make it sweeter", "sugar 3.1 juice or toast"])(
  "a hypo still is: %s",
  async (request_text) => {
    const request = await draftRequest.parseAsync({ ...source, request_text });
    expect(() => readDraft(request)).toThrow(/fast sugar/);
  },
);
