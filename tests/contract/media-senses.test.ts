import { describe, expect, it } from "vitest";
import { sensoryResult } from "../../functions/decode_sensory/contract.ts";
import { symptomsResult } from "../../functions/decode_symptoms/contract.ts";
import type { OperationName } from "../../shared/platform/kernel/operation-name.ts";
import { callApi } from "../support/call-api.ts";
import { chatResponse, errorResponse, jsonResponse } from "../support/model-endpoint.ts";
import { formTranslations } from "../unit/model/support/form-translations.ts";
import { readItem, reading } from "../unit/model/support/read-items.ts";
import { readSymptom, symptomReading } from "../unit/model/support/read-symptoms.ts";
import { expectError } from "./support/expect-response.ts";
import { bareBase64, image, recording, wave } from "./support/media-bodies.ts";
import { useModel } from "./support/model.ts";
import { runToEnd } from "./support/run-job.ts";
import { listJobsWithFiles } from "./support/stored-media.ts";

const model = useModel();

/** Result and meta of a job that must complete. */
async function complete(operation: OperationName, body: Record<string, unknown>) {
  const { text } = await runToEnd(operation, body);
  const { data, meta } = JSON.parse(text);
  expect({ status: data.status, error: data.error }).toEqual({ status: "completed", error: null });
  return { result: data.result, meta };
}

async function sense(body: Record<string, unknown>) {
  const { result, meta } = await complete("decode_sensory", body);
  return { ...sensoryResult.parse(result), meta };
}

async function report(body: Record<string, unknown>) {
  const { result, meta } = await complete("decode_symptoms", body);
  return { ...symptomsResult.parse(result), meta };
}

async function expectNoFiles(operation: OperationName): Promise<void> {
  await expect.poll(() => listJobsWithFiles(operation)).toEqual([]);
}

describe("decode_sensory", () => {
  it("profiles what the model sees in a picture by the catalogue and the table alone", async () => {
    const lemon = readItem({ name: "lemon", originalWords: null, quantity: 60, unit: "g" });
    model().script(chatResponse({ ...reading(lemon), sour: 5 }));
    const { items, sensory } = await sense({ foodImage: image(), sensoryOutput: "per_food" });
    expect(items).toMatchObject([
      { canonical_name: expect.stringMatching(/lemon/i), quantity: 60, unit: "g" },
    ]);
    expect(sensory?.per_food?.[0]?.taste.sour.intensity).toBeGreaterThan(60);
    await expectNoFiles("decode_sensory");
  });

  it("hears a recording", async () => {
    model().script(jsonResponse({ text: "a lemon" }));
    const { items } = await sense({ foodVoice: wave() });
    expect(items).toMatchObject([{ canonical_name: expect.stringMatching(/lemon/i) }]);
  });

  it("has names translated that the catalogue lacks, and nothing else", async () => {
    model().script(chatResponse(formTranslations(["Lemon, raw", "limón crudo"])));
    const { items, meta } = await sense({ foodText: "a lemon", food_output_language: "Spanish" });
    expect(items).toMatchObject([
      { canonical_name: "Lemon, raw", display_name: "limón crudo", display_language: "Spanish" },
    ]);
    expect(meta.warnings).toEqual([]);
  });

  it("keeps English names, and says so, when the translation fails", async () => {
    model().respondByDefault(errorResponse(400));
    const { items, meta } = await sense({ foodText: "a lemon", food_output_language: "Spanish" });
    expect(items).toMatchObject([{ display_name: "Lemon, raw", display_language: "English" }]);
    expect(meta.warnings).toEqual(["display_names_not_translated"]);
  });

  it("fails the job when the vision model does not respond", async () => {
    model().respondByDefault(errorResponse(400));
    const { body } = await runToEnd("decode_sensory", { foodImage: image() });
    expect(body?.data).toMatchObject({ status: "failed", result: null, error: { code: "upstream_error" } });
    await expectNoFiles("decode_sensory");
  });

  it.each([
    ["an address", { foodImage: "https://pictures.example.com/a.png" }, 400, "validation_error", "foodImage"],
    ["bare base64", { foodImage: bareBase64(image()) }, 400, "validation_error", "foodImage"],
    ["a recording as a picture", { foodImage: wave() }, 400, "validation_error", "foodImage"],
    [
      "a picture above the limit",
      { foodImage: image({ sizeBytes: 100_001 }) },
      413,
      "input_too_large",
      "foodImage",
    ],
  ])("refuses %s", async (_, body, status, code, field) => {
    const response = await callApi("decode_sensory", { body });
    expectError(response, "decode_sensory", { status, code, field });
  });
});

describe("decode_symptoms", () => {
  it("reads another language through the model, and grades and dates the words itself", async () => {
    const symptomText = "Seit gestern Abend habe ich sehr starke Kopfschmerzen, nach dem Rotwein";
    const symptom = readSymptom({
      originalWords: "Kopfschmerzen",
      severityWords: "very severe",
      onsetWords: "since yesterday evening",
      trigger: "red wine",
    });
    model().script(chatResponse(symptomReading(symptom)));
    const { symptoms, meta } = await report({
      symptomText,
      timezone: "Europe/Berlin",
      reported_time: "2026-03-10T09:00:00+01:00",
    });
    expect(symptoms).toMatchObject([
      {
        symptom_type: "SYMP:0000504",
        intensity_1_to_5: 5,
        onset_utc: "2026-03-09T18:00:00Z",
        trigger: { text: "red wine", food: { canonical_name: expect.stringMatching(/wine/i) } },
        span: { text: "Kopfschmerzen", start: symptomText.indexOf("Kopfschmerzen") },
      },
    ]);
    expect(meta.warnings).toEqual([]);
  });

  it("asks no model about plain English", async () => {
    const { symptoms } = await report({ symptomText: "I had a headache after lunch" });
    expect(symptoms).toHaveLength(1);
    expect(model().requests).toEqual([]);
  });

  it("keeps its own reading, and says so, when the model fails", async () => {
    model().respondByDefault(errorResponse(400));
    const { meta } = await report({ symptomText: "Ich habe seit gestern Fieber und Husten" });
    expect(meta.warnings).toEqual(["text_read_without_model", "text_not_fully_read"]);
  });

  it("reads what a picture shows; nothing in the words stands for it", async () => {
    const seen = readSymptom({ symptom: "rash", originalWords: null, bodySite: "left forearm" });
    model().script(chatResponse(symptomReading(seen)));
    const { symptoms } = await report({ symptomImage: image() });
    expect(symptoms).toMatchObject([{ symptom_label: "rash", span: null, intensity_1_to_5: null }]);
    await expectNoFiles("decode_symptoms");
  });

  it("hears recordings, also as attachments", async () => {
    model().script(jsonResponse({ text: "I have a mild headache" }), jsonResponse({ text: "and a cough" }));
    const { symptoms } = await report({ symptomVoice: wave(), attachments: [recording()] });
    expect(symptoms.map(({ symptom_label }) => symptom_label)).toEqual(["headache", "cough"]);
  });

  it.each([
    ["an address as inline picture", { symptomImage: "https://x.example.com/a.png" }, "symptomImage"],
    ["inline media as an address", { symptomVoiceUrl: wave() }, "symptomVoiceUrl"],
  ])("refuses %s", async (_, body, field) => {
    const response = await callApi("decode_symptoms", { body });
    expectError(response, "decode_symptoms", { status: 400, code: "validation_error", field });
  });

  it("refuses an address that leads into the own network", async () => {
    const response = await callApi("decode_symptoms", { body: { symptomImageUrl: "http://10.0.0.1/a.png" } });
    const expected = { status: 400, code: "invalid_request", field: "symptomImageUrl" };
    expectError(response, "decode_symptoms", expected);
  });
});
