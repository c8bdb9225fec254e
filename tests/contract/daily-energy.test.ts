import { describe, expect, it } from "vitest";
import { callApi } from "../support/call-api.ts";
import { expectEnvelope, expectError } from "./support/expect-response.ts";

const operation = "daily_energy_expenditure_calculation";

/** Hundredths, so that the expected energies are computed in whole numbers. */
const palHundredths = {
  sedentary: 120n,
  office: 145n,
  light_sedentary: 165n,
  walking_standing: 185n,
  physically_demanding: 220n,
};
const activities = Object.entries(palHundredths);

/** The equation of 1919 with four decimals: ten-thousandths of a kcal per day. */
const vectors: [gender: string, weight: number, height: number, age: number, rate: bigint][] = [
  ["male", 70, 175, 30, 17_020_125n],
  ["male", 80, 180, 25, 18_983_200n],
  ["male", 71, 178, 40, 16_632_240n],
  ["female", 60, 165, 30, 13_938_155n],
  ["female", 55, 160, 45, 12_666_165n],
  ["female", 70, 170, 65, 13_350_515n],
];

const body = { gender: "male", height: 175, weight: 70, age: 30, activity: "office" };

describe.each(vectors)("a %s of %d kg, %d cm and %d years", (gender, weight, height, age, rate) => {
  it.each(activities)("spends as the equation says when %s", async (activity, pal) => {
    const body = { gender, weight, height, age, activity };
    const response = await callApi(operation, { body });
    expect(response.status).toBe(200);
    expectEnvelope(response, "data");
    expect(response.body?.data).toEqual({
      status: "ok",
      formula: "Harris-Benedict (1919)",
      inputs: {
        gender,
        height_cm: height,
        weight_kg: weight,
        age_years: age,
        activity,
        pal_factor: Number(pal) / 100,
      },
      results: {
        basal_metabolic_rate_kcal: twoDecimals(rate, 4),
        total_daily_energy_expenditure_kcal: twoDecimals(rate * pal, 6),
        total_daily_energy_expenditure_range_kcal: {
          "minus10%": twoDecimals(rate * pal * 9n, 7),
          "plus10%": twoDecimals(rate * pal * 11n, 7),
        },
      },
    });
  });
});

describe("daily energy refuses in one sentence that names the field", () => {
  const wrong = [undefined, null, "70", "", 0, -1, true, [70], {}].map((value) => [value]);

  it.each(["height", "weight", "age"])("a wrong %s", async (field) => {
    for (const [value] of wrong) await expectRefused({ ...body, [field]: value }, field);
  });

  it.each(["gender", "activity"])("a wrong %s", async (field) => {
    for (const value of [undefined, null, "", "other", "Male", "OFFICE", 1, ["male"]]) {
      await expectRefused({ ...body, [field]: value }, field);
    }
  });

  it.each(["height_cm", "weight_kg", "age_years", "sex", "pal_factor", "unit"])(
    "the field %s",
    async (field) => {
      await expectRefused({ ...body, [field]: 1 }, field);
    },
  );

  it("a body whose rate the equation puts at zero or below", async () => {
    await expectRefused({ ...body, weight: 1, height: 1, age: 200 }, "the body");
  });
});

it("daily energy responds to every finite number with finite numbers or an error", async () => {
  const extremes = [Number.MIN_VALUE, 1e-300, 1e-7, 0.1, 150.55, 1e13, 1e15, 1e21, 1e300, Number.MAX_VALUE];
  for (const weight of extremes) {
    for (const height of [1e-9, 175, 1e306]) {
      const response = await callApi(operation, { body: { ...body, weight, height } });
      if (response.status === 400)
        expectError(response, operation, { status: 400, code: "validation_error" });
      else
        expect({ status: response.status, text: response.text.includes("null") }).toEqual({
          status: 200,
          text: false,
        });
    }
  }
});

it("daily energy responds to the same input with the same bytes", async () => {
  const headers = { "x-request-id": "same" };
  const responses = [
    await callApi(operation, { body: body, headers }),
    await callApi(operation, { body: body, headers }),
  ];
  expect(responses[0]?.text).toBe(responses[1]?.text);
});

async function expectRefused(body: Record<string, unknown>, field: string): Promise<void> {
  expectError(await callApi(operation, { body }), operation, {
    status: 400,
    code: "validation_error",
    field,
  });
}

/** Rounds half up, as the contract does, at a decimal place. */
function twoDecimals(value: bigint, decimals: number): number {
  const unit = 10n ** BigInt(decimals - 2);
  return Number((value + unit / 2n) / unit) / 100;
}
