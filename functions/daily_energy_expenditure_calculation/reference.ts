import type { OperationReference } from "../../shared/platform/http/mod.ts";
import { energyRequest, energyResult } from "./contract.ts";

const description = `
Basal metabolic rate by the Harris-Benedict formula of 1919, multiplied by an activity factor.

| activity | factor |
|---|---|
| \`sedentary\` | 1.2 |
| \`office\` | 1.45 |
| \`light_sedentary\` | 1.65 |
| \`walking_standing\` | 1.85 |
| \`physically_demanding\` | 2.2 |

The range is the total minus and plus 10 %. The total is computed from the unrounded basal rate; figures are rounded
once, at the end, to two decimals. Any positive number is accepted, so the caller decides what is plausible. A number
sent as a string is refused, and so are values that give no positive basal rate.

The result is a baseline, not a recommendation or a diagnosis: growth, pregnancy and illness are not part of the
formula.

Errors with status 400, except \`unsupported_api_version\`, are one sentence:
\`{ "error": "Cannot read age: must be greater than 0" }\`.
`.trim();

/** The operation in the API reference. */
export const reference: OperationReference = {
  summary: "Compute the daily energy expenditure of a person",
  description,
  request: energyRequest,
  result: energyResult,
  examples: [
    {
      name: "office-worker",
      summary: "A 30-year-old man with an office job",
      body: { gender: "male", height: 175, weight: 70, age: 30, activity: "office" },
    },
    {
      name: "heavy-work",
      summary: "A 45-year-old woman with physically demanding work",
      body: { gender: "female", height: 168.5, weight: 64.2, age: 45, activity: "physically_demanding" },
    },
  ],
  errors: [
    {
      code: "invalid_json",
      when: "The body is empty, not UTF-8, not JSON, or has a duplicate member",
      body: '{"gender":"male"',
    },
    {
      code: "invalid_request_shape",
      when: "The body is JSON but not an object",
      body: [],
    },
    {
      code: "validation_error",
      when: "A field is missing, unknown or invalid, or the values give no positive basal rate",
      body: { gender: "male", height: 175, weight: 70, age: -30, activity: "office" },
    },
  ],
  limits: { body: "256 KB" },
};
