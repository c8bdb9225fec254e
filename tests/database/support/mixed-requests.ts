import type { JobOperationName } from "./job-operations.ts";

const foods = [
  "egg",
  "banana",
  "apple",
  "slice of rye bread",
  "cup of rice",
  "glass of milk",
  "salmon fillet",
];
const dishes = ["lasagna", "lentil soup", "green curry", "caesar salad", "oat porridge"];
const complaints = [
  "my head hurts",
  "I feel sick",
  "my stomach has been cramping",
  "I have a rash on my arm",
];

/** In twenty jobs; plans and drafts are the long ones. */
const mix: readonly JobOperationName[] = [
  ...times(9, "decode"),
  ...times(5, "decode_sensory"),
  ...times(4, "decode_symptoms"),
  ...times(1, "draft"),
  ...times(1, "design"),
];

/** A request of a mix of all operations that make jobs, another one for each place. */
export function mixedRequest(place: number): { operation: JobOperationName; request: object } {
  const operation = mix[place % mix.length] ?? "decode";
  return { operation, request: requests[operation](place) };
}

const requests: Record<JobOperationName, (place: number) => object> = {
  decode: (place) => ({
    input_mode: "unstructured",
    foodText: `${(place % 5) + 1} ${pick(foods, place)}s and a ${pick(dishes, place)}`,
  }),
  decode_sensory: (place) => ({ foodText: `a ${pick(dishes, place)} with ${pick(foods, place + 3)}` }),
  decode_symptoms: (place) => ({
    symptomText: `${pick(complaints, place)} since I had a ${pick(dishes, place)}`,
  }),
  draft: (place) => ({
    recipe_title: "Pancakes",
    ingredients: ["200 g flour", "300 ml milk", `${(place % 4) + 1} eggs`],
    request_text: "make it vegan",
  }),
  design: (place) => ({
    request_text: `a ${place % 2 === 0 ? "vegan" : "vegetarian"} dinner`,
    recipe_count: 1,
  }),
};

function pick(list: readonly string[], place: number): string {
  return list[place % list.length] ?? "";
}

function times(count: number, name: JobOperationName): JobOperationName[] {
  return Array.from({ length: count }, () => name);
}
