import { describe, expect, test } from "vitest";
import * as z from "zod";
import { dropEmptyRows, emptyValues } from "../../../console/src/forms/form-values.ts";
import { compoundForm } from "../../../console/src/forms/operations/compound-form.ts";
import { decideForm } from "../../../console/src/forms/operations/decide-form.ts";
import { decodeForm } from "../../../console/src/forms/operations/decode-form.ts";
import { designForm } from "../../../console/src/forms/operations/design-form.ts";
import { draftForm } from "../../../console/src/forms/operations/draft-form.ts";
import { energyForm } from "../../../console/src/forms/operations/energy-form.ts";
import { sensoryForm } from "../../../console/src/forms/operations/sensory-form.ts";
import { symptomsForm } from "../../../console/src/forms/operations/symptoms-form.ts";
import { fromBody, toBody } from "../../../console/src/forms/request-body.ts";
import { energyRequest } from "../../../functions/daily_energy_expenditure_calculation/contract.ts";
import { decideRequest } from "../../../functions/decide/contract.ts";
import { decodeRequest } from "../../../functions/decode/contract.ts";
import { sensoryRequest } from "../../../functions/decode_sensory/contract.ts";
import { symptomsRequest } from "../../../functions/decode_symptoms/contract.ts";
import { designRequest } from "../../../functions/design/contract.ts";
import { draftRequest } from "../../../functions/draft/contract.ts";
import { conditionNames } from "../../../shared/domain/constraints/find-condition.ts";
import { dietNames } from "../../../shared/domain/constraints/find-diet.ts";

const forms = [
  { name: "decode", form: decodeForm, schema: decodeRequest },
  { name: "decode_sensory", form: sensoryForm, schema: sensoryRequest },
  { name: "decode_symptoms", form: symptomsForm, schema: symptomsRequest },
  { name: "design", form: designForm, schema: designRequest },
  { name: "draft", form: draftForm, schema: draftRequest },
  { name: "decide", form: decideForm, schema: decideRequest },
  { name: "energy", form: energyForm, schema: energyRequest },
];
const examples = [...forms, { name: "compound", form: compoundForm }].flatMap(({ name, form }) =>
  form.examples.map(({ label, body }) => ({ name, label, form, body })),
);

test.each(examples)("the form of $name reproduces the example “$label”", ({ form, body }) => {
  expect(toBody(form, fromBody(form, body))).toEqual(body);
});

describe.each(forms)("the form of $name", ({ form, schema }) => {
  test("has examples that the service accepts", async () => {
    expect(form.examples).not.toEqual([]);
    for (const { body } of form.examples)
      expect((await z.safeParseAsync(schema, body)).error).toBeUndefined();
  });

  test("has only fields that the service knows", async () => {
    expect(form.fields).not.toEqual([]);
    for (const { name } of form.fields) {
      const { error } = await z.safeParseAsync(schema, { [name]: Symbol(name) });
      const unknown = error?.issues.flatMap((issue) =>
        issue.code === "unrecognized_keys" ? issue.keys : [],
      );
      expect(unknown).toEqual([]);
    }
  });

  test("shows each of its fields in some mode", () => {
    const shown = new Set(form.modes?.flatMap(({ fields }) => fields) ?? form.fields.map(({ name }) => name));
    expect(form.fields.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
  });
});

test("an empty form sends only its mode", () => {
  expect(toBody(decodeForm, emptyValues(decodeForm))).toEqual({ input_mode: "unstructured" });
  expect(toBody(energyForm, emptyValues(energyForm))).toEqual({});
});

test("fields of another mode are not sent", () => {
  const values = { ...emptyValues(decodeForm), texts: { foodText: "an egg" } };
  expect(toBody(decodeForm, { ...values, mode: "items" })).toEqual({ input_mode: "structured" });
});

test("a number may have a comma, and other text is sent for the service to refuse", () => {
  const filled = (height: string) => toBody(energyForm, { ...emptyValues(energyForm), texts: { height } });
  expect(filled("175,5")).toEqual({ height: 175.5 });
  expect(filled(" 175 ")).toEqual({ height: 175 });
  expect(filled("tall")).toEqual({ height: "tall" });
  expect(filled("1,750,000")).toEqual({ height: "1,750,000" });
});

test("an empty row is not sent, and the others keep their order", () => {
  const rows = [{ unit: "g" }, { canonical_name: "egg", quantity: "50", unit: "g" }];
  const values = { ...emptyValues(decodeForm), mode: "items", rows: { items: rows } };
  expect(toBody(decodeForm, values)).toEqual({
    input_mode: "structured",
    items: [{ canonical_name: "egg", quantity: 50, unit: "g" }],
  });
  expect(dropEmptyRows(decodeForm, values).rows.items).toEqual([rows[1]]);
});

test("files are sent as data URLs, a single one or a list", () => {
  const file = { name: "meal.png", bytes: 3, dataUrl: "data:image/png;base64,AAAA" };
  const files = { foodImage: [file], attachments: [file, file] };
  expect(toBody(decodeForm, { ...emptyValues(decodeForm), mode: "media", files })).toEqual({
    input_mode: "unstructured",
    foodImage: file.dataUrl,
    attachments: [file.dataUrl, file.dataUrl],
  });
});

test("the diets and conditions are those of the service", () => {
  const choicesOf = (name: string) => {
    const control = designForm.fields.find((field) => field.name === name)?.control;
    return control?.kind === "choices" ? control.choices.map(({ value }) => value) : [];
  };
  expect(choicesOf("diet").toSorted()).toEqual([...dietNames].sort());
  expect(choicesOf("condition").toSorted()).toEqual([...conditionNames].sort());
});
