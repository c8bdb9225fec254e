import { describe, expect, test } from "vitest";
import { readDraftRequest } from "../../../functions/draft/engine/request/read-draft-request.ts";
import { readSource } from "../../../functions/draft/engine/source/read-source.ts";

const list = "200 g red lentils\n1 onion, diced\n1 l vegetable stock\n2 tbsp olive oil";
const steps = "Fry the onion in the oil.\nAdd the lentils and stock and simmer for 25 minutes.";
const inSentence =
  "Lentil Soup. You need 200 g red lentils, 1 onion, 1 l vegetable stock, 2 tbsp olive oil. Fry the onion in the oil. Add the lentils and stock and simmer for 25 minutes.";

function read(text: string) {
  return readSource({ request_text: text });
}

describe("what stands before the words that present a recipe is asked for", () => {
  test.each([
    ["Hi! less sodium This is the recipe:", "less sodium"],
    ["no onion please. Here is my recipe:", "no onion please"],
    ["make it vegan, this is the original recipe:", "make it vegan"],
    ["Can you double this? Here's the recipe.", "Can you double this?"],
  ])("%s", (head, asked) => {
    const { source, asked: found } = read(`${head} ${inSentence}`);
    expect(found.replace(/[.,]$/, "")).toBe(asked);
    expect(source.title).toBe("Lentil Soup");
    expect(source.lines).toHaveLength(4);
  });
});

describe("a label at the end sets apart what is asked for", () => {
  test.each([
    ["Note: vegan", "vegan"],
    ["Request: halve it", "halve it"],
    ["PS: cut the saturated fat below 8 g per serving", "cut the saturated fat below 8 g per serving"],
    ["Note: bake it in the air fryer", "bake it in the air fryer"],
  ])("%s", (line, asked) => {
    const text = `# Lentil Soup\n\n## Ingredients\n${list}\n\n## Directions\n${steps}\n\n---\n${line}`;
    expect(read(text).asked).toBe(asked);
  });
});

test("a letter names its dish, and its signature is no ingredient", () => {
  const text = `From: mum\n\nDear all, here's the lentil soup I promised. Serves 4.\n\n${list}\n\n${steps}\n\nLove, Mum\n\nno onion`;
  const { source, asked } = read(text);
  expect(source.title).toBe("Lentil soup");
  expect(source.lines).toHaveLength(4);
  expect(source.servings).toBe(4);
  expect(asked).toBe("no onion");
});

test("a wish in small letters above a titled recipe, and behind its steps", () => {
  const titled = `freezer friendly, for 8\n\nLentil Soup (serves 4)\n${list}\n\n${steps}`;
  expect(read(titled).source.title).toBe("Lentil Soup");
  expect(read(titled).asked).toBe("freezer friendly, for 8");
  const behind = `Here is my recipe for lentil soup. Ingredients: ${list.replaceAll("\n", "; ")}. Method: ${steps.replaceAll("\n", " ")} do it in the slow cooker and leave out the oil`;
  expect(read(behind).asked).toBe("do it in the slow cooker and leave out the oil");
});

describe("an edit that is refused takes nothing out", () => {
  test.each([
    ["don't remove the beans", "beans"],
    ["please do not leave out the lime", "lime"],
    ["I don't want to lose the bacon", "bacon"],
    ["no need to replace the butter", "butter"],
    ["you should not omit the garlic, drop the onion", "garlic"],
  ])("%s", (text, food) => {
    const { swaps, keeps } = readDraftRequest(text);
    expect(swaps.map(({ from }) => from)).not.toContain(food);
    expect(keeps).toContain(food);
  });

  test("a question is no refusal", () => {
    expect(readDraftRequest("why not swap the beef for turkey").swaps).toMatchObject([{ to: "turkey" }]);
  });
});

test("all of a food is banned, a food with one name only that one", () => {
  expect(readDraftRequest("remove all chilli").swaps).toMatchObject([{ from: "chilli", isBanned: true }]);
  const { swaps, tasteGoals } = readDraftRequest("no chilli powder");
  expect(swaps).toMatchObject([{ from: "chilli powder", isDropped: true }]);
  expect(tasteGoals).toEqual([]);
});

test("extra of what comes for another is no addition to it", () => {
  const { swaps, amounts } = readDraftRequest("swap the beef for extra mushrooms");
  expect(swaps).toMatchObject([{ from: "beef", to: "mushrooms" }]);
  expect(amounts).toEqual([]);
});

test("half of the food is less of it, and a counted food beside more of another comes in", () => {
  expect(readDraftRequest("only half of the curry paste").amounts).toMatchObject([{ factor: 0.5 }]);
  const { amounts, additions } = readDraftRequest("extra kidney beans and a diced courgette");
  expect(amounts).toMatchObject([{ food: "kidney beans" }]);
  expect(additions).toMatchObject([{ text: "a diced courgette" }]);
});
