import { type FormSpec, pictures } from "../form-spec.ts";

/** Decide: a question in words, with pictures or with separate options. */
export const decideForm: FormSpec = {
  action: "Decide",
  modes: [
    { id: "question", label: "A question", adds: {}, fields: ["request_text", "images"] },
    { id: "options", label: "Separate options", adds: {}, fields: ["request_text", "options"] },
  ],
  fields: [
    {
      name: "request_text",
      label: "The question",
      isEssential: true,
      control: {
        kind: "text",
        rows: 2,
        most: 4000,
        placeholder: "salmon or steak after training, I have gout",
      },
    },
    {
      name: "options",
      label: "Options",
      hint: "2 to 10",
      isEssential: true,
      control: {
        kind: "rows",
        entry: "Option",
        fixed: { type: "text" },
        columns: [
          { name: "data", label: "Option", control: { kind: "text", placeholder: "a bowl of porridge" } },
        ],
      },
    },
    {
      name: "images",
      label: "Pictures",
      hint: "1 to 5. Needs a language model.",
      control: { kind: "files", accept: pictures, many: true },
    },
  ],
  examples: [
    { label: "Salmon or steak", body: { request_text: "salmon or steak after training, I have gout" } },
    {
      label: "Which has more iron",
      body: { request_text: "which has more iron: 100 g spinach or 100 g lentils?" },
    },
    {
      label: "Breakfast options",
      body: {
        request_text: "What keeps me full the longest for about 400 kcal?",
        options: [
          { type: "text", data: "porridge with milk and an apple" },
          { type: "text", data: "a croissant with jam" },
          { type: "text", data: "two boiled eggs on rye bread" },
        ],
      },
    },
    {
      label: "Nut allergy",
      body: { request_text: "pesto pasta or walnut salad, I am allergic to tree nuts" },
    },
    { label: "Too little information", body: { request_text: "Is meal A or meal B healthier?" } },
  ],
};
