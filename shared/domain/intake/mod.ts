export {
  describeReading,
  type PlacedWords,
  placedWords,
  placeUnread,
  placeWords,
  readFood,
  readingMeta,
  textNotFullyRead,
  type WordSource,
} from "./describe-reading.ts";
export { createMealModel } from "./meal-model.ts";
export { type Intake, type IntakeContext, readIntake, readItemsOfModel } from "./read-intake.ts";
