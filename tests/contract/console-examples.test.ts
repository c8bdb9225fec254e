import { describe, expect, test } from "vitest";
import type { FormSpec } from "../../console/src/forms/form-spec.ts";
import { compoundForm } from "../../console/src/forms/operations/compound-form.ts";
import { decideForm } from "../../console/src/forms/operations/decide-form.ts";
import { decodeForm } from "../../console/src/forms/operations/decode-form.ts";
import { designForm } from "../../console/src/forms/operations/design-form.ts";
import { draftForm } from "../../console/src/forms/operations/draft-form.ts";
import { energyForm } from "../../console/src/forms/operations/energy-form.ts";
import { sensoryForm } from "../../console/src/forms/operations/sensory-form.ts";
import { symptomsForm } from "../../console/src/forms/operations/symptoms-form.ts";
import type { OperationName } from "../../shared/platform/kernel/operation-name.ts";
import { callApi } from "../support/call-api.ts";
import { runToEnd } from "./support/run-job.ts";

/** Examples that are there to show how a job fails. */
const meantToFail = new Set(["Impossible request"]);

const listExamples = (operation: OperationName, { examples }: FormSpec) =>
  examples.map(({ label, body }) => ({ operation, label, body }));

describe("what is one click away in the console comes to a result", () => {
  test.each([
    ...listExamples("decode", decodeForm),
    ...listExamples("decode_sensory", sensoryForm),
    ...listExamples("decode_symptoms", symptomsForm),
    ...listExamples("design", designForm),
    ...listExamples("draft", draftForm),
  ])("$operation: $label", async ({ operation, label, body }) => {
    const { body: response } = await runToEnd(operation, { ...body });
    expect(response?.data?.status).toBe(meantToFail.has(label) ? "failed" : "completed");
  });

  test.each([
    ...listExamples("decide", decideForm),
    ...listExamples("daily_energy_expenditure_calculation", energyForm),
  ])("$operation: $label", async ({ operation, body }) => {
    expect(await callApi(operation, { body })).toMatchObject({ status: 200 });
  });

  test.each(listExamples("get_decode_compound_id", compoundForm))("$operation: $label", async ({ body }) => {
    const query = new URLSearchParams({ q: String(body.q) });
    expect(await callApi(`get_decode_compound_id?${query}`)).toMatchObject({ status: 200 });
  });
});
