import { type FormSpec, pictures, recordings } from "../form-spec.ts";

const filters = ["compound_identifier_names", "compound_identifier_ids"] as const;

/** Decode: a meal in words, as items with amounts, or as pictures and recordings. */
export const decodeForm: FormSpec = {
  action: "Decode the meal",
  modes: [
    {
      id: "words",
      label: "Words",
      adds: { input_mode: "unstructured" },
      fields: ["foodText", ...filters],
    },
    { id: "items", label: "Items", adds: { input_mode: "structured" }, fields: ["items", ...filters] },
    {
      id: "media",
      label: "Picture, voice",
      adds: { input_mode: "unstructured" },
      fields: ["foodImage", "foodVoice", "attachments", "foodImageRemaining", ...filters],
    },
  ],
  fields: [
    {
      name: "foodText",
      label: "What was eaten",
      isEssential: true,
      control: {
        kind: "text",
        rows: 3,
        most: 1500,
        placeholder: "2 scrambled eggs, a slice of whole wheat toast and a cup of orange juice",
      },
    },
    {
      name: "items",
      label: "Foods",
      isEssential: true,
      control: {
        kind: "rows",
        entry: "Food",
        columns: [
          {
            name: "canonical_name",
            label: "Food",
            width: "half",
            control: { kind: "text", placeholder: "chicken breast" },
          },
          { name: "quantity", label: "Amount", control: { kind: "number", placeholder: "150" } },
          {
            name: "unit",
            label: "Unit",
            control: {
              kind: "choice",
              choices: ["g", "kg", "mg"].map((unit) => ({ value: unit, label: unit })),
            },
          },
          { name: "attributes", label: "How", control: { kind: "words", placeholder: "raw, skinless" } },
          { name: "brand", label: "Brand", control: { kind: "text" } },
        ],
      },
    },
    {
      name: "foodImage",
      label: "Picture of the meal",
      width: "half",
      hint: "JPEG, PNG, WebP or GIF. Needs a language model.",
      isEssential: true,
      control: { kind: "files", accept: pictures, many: false },
    },
    {
      name: "foodVoice",
      label: "Recording",
      width: "half",
      hint: "MP3, M4A, WAV, Ogg, WebM or FLAC. Needs a language model.",
      isEssential: true,
      control: { kind: "files", accept: recordings, many: false },
    },
    {
      name: "foodImageRemaining",
      label: "Picture of the leftovers",
      width: "half",
      control: { kind: "files", accept: pictures, many: false },
    },
    {
      name: "attachments",
      label: "More pictures and recordings",
      width: "half",
      control: { kind: "files", accept: `${pictures},${recordings}`, many: true },
    },
    {
      name: "compound_identifier_names",
      label: "Only these compounds, by name",
      width: "half",
      hint: "One per line, named as in the catalogue. Empty: all compounds with evidence.",
      control: { kind: "lines", rows: 3, placeholder: "Protein\nVitamin C" },
    },
    {
      name: "compound_identifier_ids",
      label: "Only these compounds, by id",
      width: "half",
      hint: "Comma-separated; the compound page finds ids.",
      control: { kind: "words", placeholder: "1003, 1162" },
    },
  ],
  examples: [
    {
      label: "Breakfast",
      body: {
        input_mode: "unstructured",
        foodText: "2 scrambled eggs, a slice of whole wheat toast and a cup of orange juice",
      },
    },
    {
      label: "Indian dinner",
      body: {
        input_mode: "unstructured",
        foodText: "a bowl of dal with 200 g basmati rice, one naan and a mango lassi",
      },
    },
    {
      label: "Weighed items",
      body: {
        input_mode: "structured",
        items: [
          { canonical_name: "chicken breast", quantity: 0.15, unit: "kg", attributes: ["skinless", "raw"] },
          { canonical_name: "broccoli", quantity: 120, unit: "g", attributes: ["steamed"] },
          { canonical_name: "olive oil", quantity: 10, unit: "g" },
        ],
      },
    },
    {
      label: "Half unknown",
      body: {
        input_mode: "unstructured",
        foodText: "a cup of black coffee, an apple and 100 g of glorbnak",
      },
    },
    {
      label: "Three compounds only",
      body: {
        input_mode: "unstructured",
        foodText: "a handful of almonds and a cup of green tea",
        compound_identifier_names: [
          "Vitamin E (alpha-tocopherol)",
          "Caffeine",
          "(-)-Epigallocatechin 3-gallate",
        ],
      },
    },
  ],
};
