import { type FormSpec, pictures, recordings } from "../form-spec.ts";

/** Decode sensory: how foods and the meal taste, smell and feel. */
export const sensoryForm: FormSpec = {
  action: "Profile the meal",
  fields: [
    {
      name: "foodText",
      label: "What is on the plate",
      isEssential: true,
      control: {
        kind: "text",
        rows: 3,
        most: 1500,
        placeholder: "grilled salmon with lemon, roast potatoes and a green salad",
      },
    },
    {
      name: "sensoryOutput",
      label: "Result for",
      width: "half",
      isEssential: true,
      control: {
        kind: "choice",
        none: "Default",
        choices: [
          { value: "per_food_and_whole_meal", label: "Each food and the whole meal" },
          { value: "per_food", label: "Each food" },
          { value: "whole_meal", label: "The whole meal" },
        ],
      },
    },
    {
      name: "food_output_language",
      label: "Language of food names",
      width: "half",
      hint: "Languages that are not in the catalogue need a language model",
      isEssential: true,
      control: { kind: "text", placeholder: "German" },
    },
    {
      name: "foodImage",
      label: "Picture",
      width: "half",
      hint: "Needs a language model",
      control: { kind: "files", accept: pictures, many: false },
    },
    {
      name: "foodVoice",
      label: "Recording",
      width: "half",
      hint: "Needs a language model",
      control: { kind: "files", accept: recordings, many: false },
    },
  ],
  examples: [
    {
      label: "Salmon plate",
      body: {
        foodText: "grilled salmon with lemon, roast potatoes and a green salad",
        sensoryOutput: "per_food_and_whole_meal",
      },
    },
    {
      label: "Dessert and espresso",
      body: {
        foodText: "a slice of dark chocolate cake and an espresso",
        sensoryOutput: "per_food_and_whole_meal",
      },
    },
    {
      label: "Hot and sour soup",
      body: { foodText: "a bowl of hot and sour soup with tofu", sensoryOutput: "whole_meal" },
    },
  ],
};
