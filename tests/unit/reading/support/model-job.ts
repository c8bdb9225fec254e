import type { ModelJob } from "../../../../shared/model/language-model.ts";

const refuse = () => Promise.reject(new Error("the model was not to be asked this"));

/** A model's job that does only what it is given. */
export function makeModelJob(members: Partial<ModelJob>): ModelJob {
  return {
    readMealText: refuse,
    readMealImages: refuse,
    readLeftovers: refuse,
    readSymptomText: refuse,
    readSymptomImages: refuse,
    translateFoodNames: refuse,
    translateTexts: refuse,
    drawDish: refuse,
    readDecision: refuse,
    transcribe: refuse,
    ...members,
  };
}
