import { describe, expect, test } from "vitest";
import { ServiceError } from "../../../shared/platform/kernel/service-error.ts";
import { chatResponse, noResponse } from "../../support/model-endpoint.ts";
import { formTranslations } from "./support/form-translations.ts";
import { startBench } from "./support/start-job.ts";
import { findStrictSchema } from "./support/strict-schema.ts";

const names = ["rice pudding", "apple, raw"];
const good = formTranslations(["rice pudding", "Milchreis"], ["apple, raw", "Apfel, roh"]);

/** The problem of a response, as it is logged. */
async function findProblem(content: unknown, asked: readonly string[] = names): Promise<string> {
  const { endpoint, startJob } = await startBench();
  endpoint.script(chatResponse(content), chatResponse(good));
  const error: unknown = await startJob()
    .translateFoodNames(asked, "German")
    .catch((thrown) => thrown);
  if (!(error instanceof ServiceError)) throw new TypeError("Cannot judge: the translation did not fail");
  expect(error.code).toBe("upstream_error");
  expect(endpoint.requests).toHaveLength(1);
  return error.cause instanceof Error ? error.cause.message : "";
}

describe("names of foods", () => {
  test("come back translated in the given order, requested from the text model by strict schema", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(chatResponse(good));
    expect(await startJob().translateFoodNames(names, "German")).toEqual(["Milchreis", "Apfel, roh"]);
    const [request] = endpoint.requests;
    expect(request?.body?.model).toBe("text-model");
    expect(JSON.parse(findStrictSchema(request))).toMatchObject({
      required: ["translations"],
      properties: { translations: { items: { required: ["name", "translation"] } } },
    });
  });

  test("names and the language are sent between delimiters, as a list that a line break cannot extend", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(
      chatResponse(formTranslations(['7" pizza "extra"', "Pizza"], ["fish soup", "Fischsuppe"])),
    );
    await startJob().translateFoodNames(['7" pizza\n"extra"', "fish\u202e soup"], "German\nEnglish");
    const content = String(endpoint.requests[0]?.body?.messages[1]?.content);
    const [open, close] = [`<data-${"ab".repeat(16)}>`, `</data-${"ab".repeat(16)}>`];
    expect(content).toBe(
      [
        "The language to translate into:",
        open,
        "German\nEnglish",
        close,
        "The names, a JSON list:",
        open,
        '["7\\" pizza \\"extra\\"","fish soup"]',
        close,
      ].join("\n"),
    );
  });

  test("may be repeated with other quotes, spaces and capitals, and more than once", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(
      chatResponse(formTranslations(["Shepherd’s  Pie", "Auflauf"], ["shepherd's pie", "Auflauf"])),
    );
    const translated = await startJob().translateFoodNames(["shepherd's pie", "shepherd's pie"], "German");
    expect(translated).toEqual(["Auflauf", "Auflauf"]);
  });

  test("are returned without characters that cannot be stored and without extra members", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(
      chatResponse({
        kcal: 89,
        translations: [{ name: "banana", translation: " Ba\u0000\u202e \n nane ", kcal: 89 }],
      }),
    );
    expect(await startJob().translateFoodNames(["banana"], "German")).toEqual(["Ba nane"]);
  });

  test("an empty list of names causes no request", async () => {
    const { endpoint, startJob } = await startBench();
    expect(await startJob().translateFoodNames([], "German")).toEqual([]);
    expect(endpoint.requests).toEqual([]);
  });

  test("may have two hundred characters", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(chatResponse(formTranslations(["banana", "x".repeat(200)])));
    expect(await startJob().translateFoodNames(["banana"], "German")).toEqual(["x".repeat(200)]);
  });
});

describe("a translation fails", () => {
  const [first, second] = good.translations;

  test.each([
    ["one too few", [first]],
    ["one too many", [first, second, second]],
    ["none", []],
  ])("a translation with another count of names fails: %s", async (_, translations) => {
    expect(await findProblem({ translations })).toContain("translations: must have exactly 2 entries");
  });

  test("a translation with the names in another order fails, and the names are not logged", async () => {
    const problem = await findProblem({ translations: [second, first] });
    expect(problem).toContain("translations[0].name: must repeat the name");
    expect(problem).not.toMatch(/rice|apple/);
  });

  test.each([
    ["is empty", " \n"],
    ["is longer than a name", "x".repeat(201)],
    ["is not text", 250],
  ])("a translation fails if one name %s", async (_, translation) => {
    const problem = await findProblem({ translations: [{ ...first, translation }, second] });
    expect(problem).toContain("translations[0].translation: ");
  });
});

test("a translation that does not arrive in time is upstream_timeout", async () => {
  const { endpoint, clock, startJob } = await startBench();
  endpoint.script(noResponse());
  const result = startJob().translateFoodNames(names, "German");
  result.catch(() => {});
  await endpoint.received(1);
  clock.advance(20_000);
  await expect(result).rejects.toMatchObject({ code: "upstream_timeout" });
});
