import { describe, expect, test } from "vitest";
import * as z from "zod";
import { energyRequest } from "../../../functions/daily_energy_expenditure_calculation/contract.ts";
import { decideRequest } from "../../../functions/decide/contract.ts";
import { decodeRequest } from "../../../functions/decode/contract.ts";
import { sensoryRequest } from "../../../functions/decode_sensory/contract.ts";
import { symptomsRequest } from "../../../functions/decode_symptoms/contract.ts";
import { designRequest } from "../../../functions/design/contract.ts";
import { draftRequest } from "../../../functions/draft/contract.ts";
import { SchemaChecker } from "./support/schema-checker.ts";

/** A character that is two UTF-16 units: lengths count it once. */
const egg = "🥚";

const checker = new SchemaChecker();

const requests: Record<string, z.core.$ZodType> = {
  EnergyRequest: energyRequest,
  DecideRequest: decideRequest,
  DecodeRequest: decodeRequest,
  SensoryRequest: sensoryRequest,
  SymptomsRequest: symptomsRequest,
  DesignRequest: designRequest,
  DraftRequest: draftRequest,
};

const person = { gender: "male", height: 175, weight: 70, age: 30, activity: "office" };
const textOption = { type: "text", data: "an apple" };
const item = { canonical_name: "banana", quantity: 1, unit: "g" };
const filter = { compound: "Protein", operator: ">=", threshold: 1, unit: "g" };

const meal = (fields: object) => ({ input_mode: "unstructured", foodText: "an egg", ...fields });
const items = (...list: object[]) => ({ input_mode: "structured", items: list });
function times<Value>(count: number, value: Value): Value[] {
  return Array.from({ length: count }, () => value);
}

const accepted: [string, string, unknown][] = [
  ["EnergyRequest", "the five fields", person],
  ["EnergyRequest", "fractions", { ...person, height: 0.5 + 174, age: 30.25 }],
  ["DecideRequest", "a question", { request_text: "an apple or a pear?" }],
  ["DecideRequest", "4,000 characters", { request_text: egg.repeat(4000) }],
  ["DecideRequest", "two options", { request_text: "which?", options: times(2, textOption) }],
  ["DecideRequest", "ten options", { request_text: "which?", options: times(10, textOption) }],
  ["DecideRequest", "a picture", { request_text: "which?", images: ["https://food.example/a.png"] }],
  ["DecodeRequest", "a text", meal({})],
  ["DecodeRequest", "1,500 characters", meal({ foodText: egg.repeat(1500) })],
  ["DecodeRequest", "a voice alone", { input_mode: "unstructured", foodVoice: "https://food.example/a.mp3" }],
  ["DecodeRequest", "attachments", meal({ attachments: ["https://food.example/a.png", { data: "AAAA" }] })],
  ["DecodeRequest", "an item", items(item)],
  ["DecodeRequest", "25 items", items(...times(25, item))],
  ["DecodeRequest", "a name of 200", items({ ...item, canonical_name: egg.repeat(200) })],
  ["DecodeRequest", "100 kg", items({ ...item, quantity: 100, unit: "kg" })],
  ["DecodeRequest", "100 kg in grams", items({ ...item, quantity: 100_000 })],
  ["DecodeRequest", "100 kg in milligrams", items({ ...item, quantity: 100_000_000, unit: "mg" })],
  ["DecodeRequest", "no brand", items({ ...item, brand: null })],
  ["DecodeRequest", "ten attributes", items({ ...item, attributes: times(10, egg.repeat(100)) })],
  [
    "DecodeRequest",
    "filters",
    meal({ compound_identifier_ids: [1003, "1004"], compound_identifier_names: [] }),
  ],
  ["SensoryRequest", "a text", { foodText: "a lemon", food_output_language: " German " }],
  [
    "SensoryRequest",
    "a picture alone",
    { foodImage: "data:image/png;base64,AAAA", sensoryOutput: "per_food" },
  ],
  ["SymptomsRequest", "a text", { symptomText: "a headache", timezone: "America/Argentina/Buenos_Aires" }],
  ["SymptomsRequest", "identifiers of 200", { symptomText: "a rash", user_id: egg.repeat(200) }],
  [
    "SymptomsRequest",
    "a beginning and an end",
    {
      symptomText: "a rash",
      occurred_at_utc: "2026-03-01T18:30:00Z",
      occurred_end_at_utc: "2026-03-01T19:30:00Z",
      supersedes_event_id: "0198A3B0-0000-7000-8000-000000000000",
    },
  ],
  ["DesignRequest", "nothing yet", {}],
  ["DesignRequest", "one diet", { diet: "Vegan", condition: "hypertension" }],
  ["DesignRequest", "several diets", { diet: ["vegan", "gluten-free"], condition: ["peanut allergy"] }],
  ["DesignRequest", "8,000 characters", { request_text: egg.repeat(8000) }],
  ["DesignRequest", "most of all", { recipe_count: 10, plan_days: 14, meals_per_day: 6 }],
  ["DesignRequest", "thirty words", { preferences: times(30, egg.repeat(100)) }],
  ["DesignRequest", "twenty filters", { compound_filters: times(20, filter) }],
  [
    "DesignRequest",
    "a filter by id",
    { compound_filters: [{ ...filter, compound: undefined, compound_id: "1003" }] },
  ],
  ["DraftRequest", "a text", { request_text: "pancakes, but vegan" }],
  [
    "DraftRequest",
    "lines",
    { ingredients: ["2 eggs", { name: "milk", quantity: 200, unit: "ml" }, { name: "salt" }] },
  ],
  ["DraftRequest", "open amounts", { ingredients: [{ name: "salt", quantity: null, unit: null }] }],
  [
    "DraftRequest",
    "a hundred lines",
    { ingredients: times(100, egg.repeat(500)), steps: times(100, egg.repeat(2000)) },
  ],
];

const refused: [string, string, unknown][] = [
  ["EnergyRequest", "a member too many", { ...person, name: "A" }],
  ["EnergyRequest", "a member too few", { ...person, age: undefined }],
  ["EnergyRequest", "zero", { ...person, weight: 0 }],
  ["EnergyRequest", "a number in a string", { ...person, age: "30" }],
  ["EnergyRequest", "an unknown activity", { ...person, activity: "Office" }],
  ["DecideRequest", "no question", { options: times(2, textOption) }],
  ["DecideRequest", "a blank question", { request_text: " \n\t" }],
  ["DecideRequest", "4,001 characters", { request_text: egg.repeat(4001) }],
  ["DecideRequest", "one option", { request_text: "which?", options: [textOption] }],
  ["DecideRequest", "eleven options", { request_text: "which?", options: times(11, textOption) }],
  ["DecideRequest", "null options", { request_text: "which?", options: null }],
  ["DecideRequest", "an option of no type", { request_text: "which?", options: [{ data: "a" }, textOption] }],
  ["DecideRequest", "an empty list of pictures", { request_text: "which?", images: [] }],
  [
    "DecideRequest",
    "six pictures",
    { request_text: "which?", images: times(6, "https://food.example/a.png") },
  ],
  [
    "DecideRequest",
    "options and pictures",
    { request_text: "which?", options: times(2, textOption), images: ["https://food.example/a.png"] },
  ],
  ["DecideRequest", "user_context", { request_text: "which?", user_context: {} }],
  ["DecideRequest", "detect_signals", { request_text: "which?", detect_signals: true }],
  ["DecodeRequest", "no mode", { foodText: "an egg" }],
  ["DecodeRequest", "no input", { input_mode: "unstructured" }],
  [
    "DecodeRequest",
    "only what remained",
    { input_mode: "unstructured", foodImageRemaining: "https://a.example/b" },
  ],
  ["DecodeRequest", "1,501 characters", meal({ foodText: egg.repeat(1501) })],
  ["DecodeRequest", "a blank text", meal({ foodText: "\u2003" })],
  ["DecodeRequest", "items beside text", meal({ items: [item] })],
  ["DecodeRequest", "text beside items", { ...items(item), foodText: "an egg" }],
  ["DecodeRequest", "no items", items()],
  ["DecodeRequest", "26 items", items(...times(26, item))],
  ["DecodeRequest", "a name of 201", items({ ...item, canonical_name: egg.repeat(201) })],
  ["DecodeRequest", "nothing of it", items({ ...item, quantity: 0 })],
  ["DecodeRequest", "a quantity in a string", items({ ...item, quantity: "1" })],
  ["DecodeRequest", "over 100 kg", items({ ...item, quantity: 100.1, unit: "kg" })],
  ["DecodeRequest", "over 100 kg in grams", items({ ...item, quantity: 100_001 })],
  ["DecodeRequest", "over 100 kg in milligrams", items({ ...item, quantity: 100_000_001, unit: "mg" })],
  ["DecodeRequest", "another unit", items({ ...item, unit: "oz" })],
  ["DecodeRequest", "eleven attributes", items({ ...item, attributes: times(11, "raw") })],
  ["DecodeRequest", "an attribute of 101", items({ ...item, attributes: [egg.repeat(101)] })],
  ["DecodeRequest", "a negative id", meal({ compound_identifier_ids: [-1] })],
  ["DecodeRequest", "an id that begins with 0", meal({ compound_identifier_ids: ["01"] })],
  ["DecodeRequest", "1,001 ids", meal({ compound_identifier_ids: times(1001, 1003) })],
  ["DecodeRequest", "an empty name", meal({ compound_identifier_names: [""] })],
  ["DecodeRequest", "a profile", meal({ decode_profile: "molecular" })],
  ["DecodeRequest", "empty attachments", meal({ attachments: [] })],
  ["SensoryRequest", "no input", { sensoryOutput: "per_food" }],
  ["SensoryRequest", "1,501 characters", { foodText: egg.repeat(1501) }],
  ["SensoryRequest", "another output", { foodText: "a lemon", sensoryOutput: "all" }],
  ["SensoryRequest", "a number as a language", { foodText: "a lemon", food_output_language: "42" }],
  ["SymptomsRequest", "no input", { timezone: "Europe/Berlin" }],
  ["SymptomsRequest", "4,001 characters", { symptomText: egg.repeat(4001) }],
  ["SymptomsRequest", "an offset as a zone", { symptomText: "a rash", timezone: "+01:00" }],
  ["SymptomsRequest", "an end alone", { symptomText: "a rash", occurred_end_at_utc: "2026-03-01T18:30:00Z" }],
  ["SymptomsRequest", "no UUID", { symptomText: "a rash", supersedes_event_id: "17" }],
  ["SymptomsRequest", "identifiers of 201", { symptomText: "a rash", user_id: egg.repeat(201) }],
  ["DesignRequest", "another type", { type: "menu" }],
  ["DesignRequest", "8,001 characters", { request_text: egg.repeat(8001) }],
  ["DesignRequest", "eleven recipes", { recipe_count: 11 }],
  ["DesignRequest", "half a day", { plan_days: 0.5 }],
  ["DesignRequest", "no diet", { diet: [] }],
  ["DesignRequest", "a blank diet", { diet: " " }],
  ["DesignRequest", "thirty-one words", { restrictions: times(31, "nuts") }],
  ["DesignRequest", "a word of 101", { sensory: [egg.repeat(101)] }],
  ["DesignRequest", "twenty-one filters", { compound_filters: times(21, filter) }],
  ["DesignRequest", "a filter of nothing", { compound_filters: [{ ...filter, compound: undefined }] }],
  ["DesignRequest", "another operator", { compound_filters: [{ ...filter, operator: "==" }] }],
  ["DesignRequest", "a threshold of zero", { compound_filters: [{ ...filter, threshold: 0 }] }],
  ["DesignRequest", "20,001 kcal", { daily_energy_kcal_max: 20_001 }],
  ["DraftRequest", "no source", { diet: "vegan" }],
  ["DraftRequest", "no lines", { ingredients: [] }],
  ["DraftRequest", "a line of 501", { ingredients: [egg.repeat(501)] }],
  ["DraftRequest", "a line of a member too many", { ingredients: [{ name: "salt", note: "fine" }] }],
  ["DraftRequest", "a title of 201", { recipe_title: egg.repeat(201) }],
  ["DraftRequest", "101 servings", { recipe_title: "Soup", servings: 101 }],
];

async function judge(name: string, request: unknown) {
  // What is undefined is not sent.
  const sent: unknown = JSON.parse(JSON.stringify(request));
  const schema = requests[name];
  return {
    service: schema ? (await z.safeParseAsync(schema, sent)).success : undefined,
    document: checker.findProblems(`/components/schemas/${name}`, sent),
  };
}

describe("the document and the service agree on requests", () => {
  test.for(accepted)("%s accepts %s", async ([name, , request]) => {
    expect(await judge(name, request)).toEqual({ service: true, document: [] });
  });

  test.for(refused)("%s refuses %s", async ([name, , request]) => {
    const { service, document } = await judge(name, request);
    expect({ service, isRefused: document.length > 0 }).toEqual({ service: false, isRefused: true });
  });
});
