export { createMealModel } from "./meal-model.ts";
export { type Intake, type IntakeContext, readIntake, readItemsOfModel } from "./read-intake.ts";
