import { describe, expect, test } from "vitest";
import { chatResponse, errorResponse } from "../../support/model-endpoint.ts";
import { readSymptom, symptomReading } from "./support/read-symptoms.ts";
import { startBench } from "./support/start-job.ts";
import { findStrictSchema } from "./support/strict-schema.ts";

const picture = { bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1]), mimeType: "image/jpeg" };

describe("a reading of symptoms", () => {
  test("has the events of the response in order, requested from the text model by strict schema", async () => {
    const { endpoint, startJob } = await startBench();
    const reading = symptomReading(
      readSymptom({ severityWords: "very bad", onsetWords: "two hours after lunch", endWords: "gone" }),
      readSymptom({ symptom: "nausea", durationWords: "all night", trigger: "red wine" }),
    );
    endpoint.script(chatResponse(reading));
    expect(await startJob().readSymptomText("my head hurts, and I felt sick")).toEqual(reading);
    const [request] = endpoint.requests;
    expect(request?.body).toMatchObject({ model: "text-model", temperature: 0 });
    const names = JSON.parse(findStrictSchema(request)).properties.events.items.required;
    expect(names).toEqual(Object.keys(readSymptom()));
  });

  test("has no fields for a numeric severity, a time or a diagnosis", async () => {
    const { endpoint, startJob } = await startBench();
    const event = {
      ...readSymptom(),
      intensity: 5,
      onset_utc: "2026-01-01T00:00:00Z",
      diagnosis: "migraine",
    };
    endpoint.script(chatResponse({ ...symptomReading(event), urgency: 3 }));
    expect(await startJob().readSymptomText("my head hurts")).toEqual(symptomReading(readSymptom()));
    expect(findStrictSchema(endpoint.requests[0])).not.toMatch(/"type":"(?:number|integer|boolean)"/);
  });

  test("keeps the original words in addition to the English ones", async () => {
    const { endpoint, startJob } = await startBench();
    const event = readSymptom({ originalWords: "Mir ist übel", symptom: "nausea", onsetWords: "since noon" });
    endpoint.script(chatResponse({ language: "German", events: [event] }));
    const reading = await startJob().readSymptomText("Mir ist übel, seit Mittag");
    expect(reading).toEqual({ language: "German", events: [event] });
  });

  test("contains no characters that cannot be stored or change the direction of text, and missing members are null", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(chatResponse({ events: [{ symptom: " sore\u0000\u202e \n throat ", bodySite: " " }] }));
    expect(await startJob().readSymptomText("sore throat")).toEqual({
      language: null,
      events: [readSymptom({ symptom: "sore throat", originalWords: null })],
    });
  });

  test("a reading without symptoms is empty", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(chatResponse(symptomReading()));
    expect((await startJob().readSymptomText("I feel fine")).events).toEqual([]);
  });

  test("a reading of symptoms of the maximum size is accepted", async () => {
    const { endpoint, startJob } = await startBench();
    const event = readSymptom({
      symptom: "x".repeat(80),
      originalWords: "x".repeat(300),
      onsetWords: "x".repeat(150),
      bodySite: "x".repeat(80),
      trigger: "x".repeat(200),
    });
    const reading = symptomReading(...Array.from({ length: 20 }, () => event));
    endpoint.script(chatResponse(reading));
    expect(await startJob().readSymptomText("everything hurts")).toEqual(reading);
  });

  test.each([
    ["too many events", symptomReading(...Array.from({ length: 21 }, () => readSymptom()))],
    ["a symptom without name", symptomReading(readSymptom({ symptom: " " }))],
    ["too long a name", symptomReading(readSymptom({ symptom: "x".repeat(81) }))],
    ["too long words for a severity", symptomReading(readSymptom({ severityWords: "x".repeat(151) }))],
    ["too long a part of the body", symptomReading(readSymptom({ bodySite: "x".repeat(81) }))],
    ["too long a cause", symptomReading(readSymptom({ trigger: "x".repeat(201) }))],
    ["a severity as a number", { events: [{ ...readSymptom(), severityWords: 7 }] }],
    ["a missing list", { language: "English" }],
  ])("fails at once: %s", async (_, content) => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(chatResponse(content), chatResponse(symptomReading()));
    const result = startJob().readSymptomText("my head hurts");
    await expect(result).rejects.toMatchObject({
      code: "upstream_error",
      cause: { message: expect.stringContaining("symptom_text: events") },
    });
    expect(endpoint.requests).toHaveLength(1);
  });

  test("a failed reading of symptoms has the code that the caller has chosen", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(errorResponse(403), errorResponse(403));
    const result = startJob({ failureNaming: "service_unavailable" }).readSymptomText("my head hurts");
    await expect(result).rejects.toMatchObject({ code: "service_unavailable" });
    await expect(startJob().readSymptomImages([picture])).rejects.toMatchObject({ code: "upstream_error" });
  });
});

describe("pictures of symptoms", () => {
  test("are sent to the vision model as data URLs, with the person's words between delimiters", async () => {
    const { endpoint, startJob } = await startBench();
    const reading = symptomReading(
      readSymptom({ symptom: "rash", originalWords: null, bodySite: "forearm" }),
    );
    endpoint.script(chatResponse(reading));
    expect(await startJob().readSymptomImages([picture], "since breakfast")).toEqual(reading);
    const body = endpoint.requests[0]?.body;
    expect(body?.model).toBe("vision-model");
    expect(body?.messages[1]?.content).toEqual([
      { type: "text", text: "Pictures of the symptoms:" },
      { type: "image_url", image_url: { url: "data:image/jpeg;base64,/9j/4AE=" } },
      { type: "text", text: "Words of the writer:" },
      {
        type: "text",
        text: expect.stringMatching(/^<data-(?:ab){16}>\nsince breakfast\n<\/data-(?:ab){16}>$/),
      },
    ]);
  });

  test("may be sent without words", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(chatResponse(symptomReading()));
    await startJob().readSymptomImages([picture]);
    expect(endpoint.requests[0]?.body?.messages[1]?.content).toHaveLength(2);
  });
});
