import { describe, expect, test } from "vitest";
import {
  chatResponse,
  errorResponse,
  type ModelRequest,
  type ModelResponse,
} from "../../support/model-endpoint.ts";
import { startBench } from "./support/start-job.ts";

/** The texts of a request as sent to the model. */
function readTexts(request: ModelRequest | undefined): string[] {
  const content = String(request?.body?.messages[1]?.content);
  return JSON.parse(/^\[.*\]$/m.exec(content)?.[0] ?? "null");
}

function translateWith(translate: (text: string, index: number) => string): ModelResponse {
  return (response, request) => {
    const translations = readTexts(request).map((text, index) => {
      return { place: index + 1, translation: translate(text, index) };
    });
    return chatResponse({ translations })(response, request);
  };
}

const inGerman = translateWith((text) => text.replace("minutes", "Minuten").replace("Bake", "Backen"));

describe("texts of recipes", () => {
  test("come back in order with unchanged numbers", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(inGerman);
    const texts = ["Bake 20 minutes at 180 °C", "½ cup", "Bake 1 1/2–2.5 minutes"];
    expect(await startJob().translateTexts(texts, "German")).toEqual([
      "Backen 20 Minuten at 180 °C",
      "½ cup",
      "Backen 1 1/2–2.5 Minuten",
    ]);
  });

  test("are sent to the text model with marks around each number, and around degrees with their scale", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(inGerman);
    await startJob().translateTexts(["Bake 20 minutes at 180 °C", "2% milk", "add ⟦5⟧ eggs"], "German");
    expect(endpoint.requests[0]?.body?.model).toBe("text-model");
    expect(readTexts(endpoint.requests[0])).toEqual([
      "Bake ⟦20⟧ minutes at ⟦180 °C⟧",
      "⟦2%⟧ milk",
      "add [⟦5⟧] eggs",
    ]);
  });

  test("may change the order of words and numbers", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(translateWith(() => "Bei ⟦180 °C⟧ ⟦20⟧ Minuten backen"));
    expect(await startJob().translateTexts(["Bake 20 minutes at 180 °C"], "German")).toEqual([
      "Bei 180 °C 20 Minuten backen",
    ]);
  });

  test("are requested once each, forty at a time, and those without words not at all", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.respondByDefault(inGerman);
    const steps = Array.from({ length: 90 }, (_, index) => `Bake ${index} minutes`);
    const texts = [...steps, ...steps, "12", ""];
    const translated = await startJob().translateTexts(texts, "German");
    expect(translated).toEqual(
      texts.map((text) => text.replace("minutes", "Minuten").replace("Bake", "Backen")),
    );
    expect(endpoint.requests.map((request) => readTexts(request).length).sort()).toEqual([10, 40, 40]);
  });

  test("long texts are sent in smaller batches", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.respondByDefault(inGerman);
    const texts = Array.from({ length: 6 }, (_, index) => `Bake ${"x".repeat(1_900)} ${index}`);
    await startJob().translateTexts(texts, "German");
    expect(endpoint.requests).toHaveLength(2);
  });

  test("recipes without text cause no request", async () => {
    const { endpoint, startJob } = await startBench();
    expect(await startJob().translateTexts([], "German")).toEqual([]);
    expect(endpoint.requests).toEqual([]);
  });
});

describe("a translation is rejected and requested once more if it", () => {
  const wrong: [string, string][] = [
    ["loses a number", "Bei ⟦180 °C⟧ backen"],
    ["adds a number", "⟦20⟧ Minuten bei ⟦180 °C⟧ backen, 2 mal"],
    ["adds a mark", "⟦20⟧ Minuten bei ⟦180 °C⟧ backen, ⟦2⟧ mal"],
    ["repeats a number", "⟦20⟧ Minuten, ja ⟦20⟧ Minuten bei ⟦180 °C⟧ backen"],
    ["changes a number", "⟦25⟧ Minuten bei ⟦180 °C⟧ backen"],
    ["converts a unit", "⟦20⟧ Minuten bei ⟦356 °F⟧ backen"],
    ["uses other digits", "⟦٢٠⟧ Minuten bei ⟦180 °C⟧ backen"],
    ["leaves the marks out", "20 Minuten bei 180 °C backen"],
    ["breaks a mark", "⟦20 Minuten bei ⟦180 °C⟧ backen"],
  ];

  test.each(wrong)("%s", async (_, translation) => {
    const { endpoint, startJob } = await startBench();
    const onlyFirst = translateWith((text) => (text.startsWith("Bake") ? translation : "Suppe"));
    endpoint.script(onlyFirst, onlyFirst);
    const texts = ["Bake 20 minutes at 180 °C", "Soup"];
    expect(await startJob().translateTexts(texts, "German")).toEqual([null, "Suppe"]);
    expect(endpoint.requests.map(readTexts)).toEqual([
      ["Bake ⟦20⟧ minutes at ⟦180 °C⟧", "Soup"],
      ["Bake ⟦20⟧ minutes at ⟦180 °C⟧"],
    ]);
  });

  test("a second translation is accepted if it is correct", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(
      translateWith(() => "Backen"),
      translateWith(() => "⟦20⟧ Minuten backen"),
    );
    expect(await startJob().translateTexts(["Bake 20 minutes"], "German")).toEqual(["20 Minuten backen"]);
  });
});

describe("an endpoint that fails", () => {
  test("an endpoint that fails for all texts fails the translation", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.respondByDefault(errorResponse(401));
    await expect(startJob().translateTexts(["Soup"], "German")).rejects.toMatchObject({
      code: "upstream_error",
    });
  });

  test("an endpoint that fails for some texts leaves only those untranslated", async () => {
    const { endpoint, startJob } = await startBench();
    const failsForSoup: ModelResponse = (response, request) =>
      (readTexts(request).some((text) => text.startsWith("Soup")) ? errorResponse(401) : inGerman)(
        response,
        request,
      );
    endpoint.respondByDefault(failsForSoup);
    const texts = [...Array.from({ length: 40 }, (_, index) => `Bake ${index}`), "Soup"];
    const translated = await startJob().translateTexts(texts, "German");
    expect(translated[0]).toBe("Backen 0");
    expect(translated[40]).toBeNull();
  });

  test.each([
    ["has another count", { translations: [] }],
    [
      "has another order",
      {
        translations: [
          { place: 2, translation: "Brot" },
          { place: 1, translation: "Suppe" },
        ],
      },
    ],
    [
      "has an empty text",
      {
        translations: [
          { place: 1, translation: " " },
          { place: 2, translation: "Brot" },
        ],
      },
    ],
  ])("whose response %s fails at once", async (_, content) => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(
      chatResponse(content),
      translateWith((text) => (text === "Soup" ? "Suppe" : "Brot")),
    );
    await expect(startJob().translateTexts(["Soup", "Bread"], "German")).rejects.toMatchObject({
      code: "upstream_error",
    });
    expect(endpoint.requests).toHaveLength(1);
  });
});
