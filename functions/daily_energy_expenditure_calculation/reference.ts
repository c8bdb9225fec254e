import type { OperationReference } from "../../shared/http/operation-reference.ts";
import { energyRequest, energyResult } from "./contract.ts";

const description = `
Basal metabolic rate by the Harris-Benedict formula of 1919, times a factor for activity.

| activity | factor |
|---|---|
| \`sedentary\` | 1.2 |
| \`office\` | 1.45 |
| \`light_sedentary\` | 1.65 |
| \`walking_standing\` | 1.85 |
| \`physically_demanding\` | 2.2 |

The range is ten percent to either side. Figures are rounded once, at the end, to two decimals: the total is computed
from the unrounded rate. Any positive number is accepted, so that the caller decides what is plausible; a number sent as
a string is not, and values that give no positive rate are refused.

It is a baseline of energy, no recommendation and no diagnosis: growth, pregnancy and illness are not in the formula.

Errors with status 400, but the version's, are one sentence: \`{ "error": "Cannot read age: must be greater than 0" }\`.
`.trim();

/** What the API reference says of the operation. */
export const reference: OperationReference = {
  summary: "Compute the daily energy expenditure of a person",
  description,
  request: energyRequest,
  result: energyResult,
  examples: [
    {
      name: "office-worker",
      summary: "A man of 30 with office work",
      body: { gender: "male", height: 175, weight: 70, age: 30, activity: "office" },
    },
    {
      name: "heavy-work",
      summary: "A woman of 45 whose work is physically demanding",
      body: { gender: "female", height: 168.5, weight: 64.2, age: 45, activity: "physically_demanding" },
    },
  ],
  errors: [
    {
      code: "invalid_json",
      when: "The body is empty, is not UTF-8 or not JSON, or has a member twice",
      body: '{"gender":"male"',
    },
    {
      code: "invalid_request_shape",
      when: "The body is JSON, but not an object",
      body: [],
    },
    {
      code: "validation_error",
      when: "A field is missing, unknown or wrong, or the values give no positive rate",
      body: { gender: "male", height: 175, weight: 70, age: -30, activity: "office" },
    },
  ],
  limits: { body: "256 KB" },
};
