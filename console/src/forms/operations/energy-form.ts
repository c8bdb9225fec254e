import { choicesOf } from "../choices-of.ts";
import type { FormSpec } from "../form-spec.ts";

const activities = [
  "sedentary",
  "office",
  "light_sedentary",
  "walking_standing",
  "physically_demanding",
] as const;

/** Daily energy expenditure: five facts about a person. */
export const energyForm: FormSpec = {
  action: "Calculate",
  fields: [
    {
      name: "gender",
      label: "Sex",
      width: "third",
      isEssential: true,
      control: { kind: "choice", none: "Choose", choices: choicesOf(["female", "male"]) },
    },
    {
      name: "age",
      label: "Age",
      width: "third",
      isEssential: true,
      control: { kind: "number", unit: "years", placeholder: "30" },
    },
    {
      name: "activity",
      label: "Activity",
      width: "third",
      isEssential: true,
      control: { kind: "choice", none: "Choose", choices: choicesOf(activities) },
    },
    {
      name: "height",
      label: "Height",
      width: "third",
      isEssential: true,
      control: { kind: "number", unit: "cm", placeholder: "175" },
    },
    {
      name: "weight",
      label: "Weight",
      width: "third",
      isEssential: true,
      control: { kind: "number", unit: "kg", placeholder: "70" },
    },
  ],
  examples: [
    {
      label: "Man of 30, office",
      body: { gender: "male", height: 175, weight: 70, age: 30, activity: "office" },
    },
    {
      label: "Woman of 45, on her feet",
      body: { gender: "female", height: 164, weight: 62, age: 45, activity: "walking_standing" },
    },
  ],
};
