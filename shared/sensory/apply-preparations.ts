import type { FoodIdentity } from "./rows/identify-food.ts";
import type { Preparation } from "./rows/sensory-row.ts";
import { mapDimensions, roundTaste, type Taste, type TasteProfile } from "./taste/taste.ts";
import type { TasteDimension } from "./taste/taste-dimension.ts";

const preparedConfidence = 0.9;

/**
 * The taste of the plain food as its preparations change it. A taste that rests on composition changes by what the
 * catalogue's food was not; one of a row by what the row's food is not.
 */
export function applyPreparations(
  taste: TasteProfile,
  { preparations, untoldPreparations }: Pick<FoodIdentity, "preparations" | "untoldPreparations">,
): TasteProfile {
  return mapDimensions((dimension) => {
    const plain = taste[dimension];
    const applied = plain.basis === "composition" ? untoldPreparations : preparations;
    return roundTaste(applied.reduce((before, one) => changeTaste(before, one, dimension), plain));
  });
}

function changeTaste(taste: Taste, { taste: changes }: Preparation, dimension: TasteDimension): Taste {
  const change = changes[dimension];
  if (change === undefined || taste.intensity === null) return taste;
  const intensity = taste.intensity * (change.multiply ?? 1) + (change.add ?? 0);
  const confidence = taste.confidence * preparedConfidence;
  return { ...taste, intensity: Math.min(100, Math.max(0, intensity)), confidence };
}
