import { describe, expect, it } from "vitest";
import { type DecideRequest, decideRequest } from "../../../functions/decide/contract.ts";
import type { DecidePorts } from "../../../functions/decide/decide-ports.ts";
import type { DecisionReading } from "../../../functions/decide/engine/decision-model.ts";
import { createDecide } from "../../../functions/decide/operation.ts";
import type { LanguageModel } from "../../../shared/platform/kernel/language-model.ts";
import { ServiceError } from "../../../shared/platform/kernel/service-error.ts";
import { asDataUrl } from "../media/support/as-data-url.ts";
import { makePng } from "../media/support/image-files.ts";
import { type FakeModel, fakeModelJob } from "../model/support/fake-model-job.ts";
import { kitchenPorts } from "./support/kitchen.ts";

const picture = asDataUrl(makePng(10, 10), "image/png");
const refuse = () => Promise.reject(new Error("this is not asked of the model"));

/** A model that does what `fake` says and fails at all else. */
function modelOf(fake: FakeModel): LanguageModel {
  return {
    reads: { text: true, images: true, recordings: true },
    draws: true,
    attemptsPerKey: 1_000,
    startJob: () => fakeModelJob(fake, refuse),
  };
}

async function ask(request: object, change: Partial<DecidePorts> = {}) {
  const parsed: DecideRequest = decideRequest.parse(request);
  const { prepare, respond } = createDecide(kitchenPorts(change));
  return respond(await prepare(parsed), { addMeta: () => {}, keyId: "key-1" });
}

const reading = (change: Partial<DecisionReading>): DecisionReading => {
  return { language: "German", isAboutFood: true, options: [], context: null, ...change };
};

it.each([
  [
    "an image option",
    {
      request_text: "Which?",
      options: [
        { type: "image", data: picture },
        { type: "text", data: "egg" },
      ],
    },
  ],
  [
    "a recording option",
    {
      request_text: "Which?",
      options: [
        { type: "audio", data: picture },
        { type: "text", data: "egg" },
      ],
    },
  ],
  ["images", { request_text: "Which?", images: [picture] }],
])("without a model %s is service_unavailable and the message says what to send", async (_, request) => {
  await expect(ask(request)).rejects.toMatchObject({
    code: "service_unavailable",
    message: expect.stringContaining("send text"),
  });
});

it("an option that is no picture is refused by its bytes, whatever its stated type", async () => {
  const wrong = { type: "image", data: asDataUrl(new TextEncoder().encode("text"), "image/png") };
  const request = { request_text: "Which?", options: [wrong, { type: "text", data: "egg" }] };
  await expect(ask(request, { model: modelOf({}) })).rejects.toMatchObject({
    code: "validation_error",
    details: { field: "options[0].data" },
  });
});

it("an answer that takes too long is upstream_timeout", async () => {
  const change = {
    startTimeout: () => AbortSignal.abort(new Error("late")),
    model: modelOf({ responses: { decision: () => new Promise<never>(() => {}) } }),
  };
  await expect(ask({ request_text: "Pizza oder Salat?" }, change)).rejects.toMatchObject({
    code: "upstream_timeout",
    status: 504,
  });
});

describe("with a model", () => {
  it("a picture is an option labelled by the foods that were read", async () => {
    const item = { originalWords: null, brand: null, attributes: [], size: null, eatenShare: null };
    const broccoli = { ...item, name: "broccoli", quantity: 80, unit: "g" };
    const model = modelOf({
      responses: { meal_images: async () => ({ language: null, items: [broccoli] }) },
    });
    const options = [
      { type: "text", data: "a doughnut" },
      { type: "image", data: picture },
    ];
    expect(await ask({ request_text: "Which is healthier?", options }, { model })).toMatchObject({
      result: {
        outcome: "selected",
        options: [{ label: "a doughnut" }, { label: "broccoli" }],
        selected_option: 2,
      },
    });
  });

  it("a question in another language is split by it and decided by the catalogue", async () => {
    const options = [
      { label: "Donut", food: "a doughnut" },
      { label: "Apfel", food: "an apple" },
    ];
    const model = modelOf({ responses: { decision: async () => reading({ options }) } });
    expect(await ask({ request_text: "Donut oder Apfel?" }, { model })).toMatchObject({
      result: {
        options: [
          { id: 1, label: "Donut" },
          { id: 2, label: "Apfel" },
        ],
        selected_option: 2,
      },
    });
  });

  it("another matter stays one", async () => {
    const model = modelOf({ responses: { decision: async () => reading({ isAboutFood: false }) } });
    expect(await ask({ request_text: "Fährt der Zug noch?" }, { model })).toMatchObject({
      result: { outcome: "no_valid_option" },
    });
  });

  it("an English question does not ask it", async () => {
    expect(await ask({ request_text: "Doughnut or apple?" }, { model: modelOf({}) })).toMatchObject({
      result: { outcome: "selected", selected_option: 2 },
    });
  });

  it("that fails on words the embedded reading stands; on pictures the failure is stated", async () => {
    const fail = () => Promise.reject(new ServiceError("upstream_error", ""));
    const model = modelOf({ responses: { decision: fail } });
    expect(await ask({ request_text: "What should I eat?" }, { model })).toMatchObject({
      result: { outcome: "needs_information" },
    });
    await expect(ask({ request_text: "Which?", images: [picture] }, { model })).rejects.toMatchObject({
      code: "upstream_error",
    });
  });
});
