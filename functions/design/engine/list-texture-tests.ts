import type { Brief } from "./brief.ts";
import type { DishTest } from "./demand.ts";
import { suitsSense } from "./suits-sense.ts";

/** That every dish is soft, for those who cannot chew or swallow other food: no wish that may be left unmet. */
export function listTextureTests({ mustBeSoft }: Pick<Brief, "mustBeSoft">): DishTest[] {
  if (!mustBeSoft) return [];
  return [
    {
      name: "request_text: soft food",
      description: "dishes that are soft as a whole: soups, porridges, puddings, smoothies",
      measure: (candidate) => (suitsSense({ attribute: "soft", direction: "more" }, candidate) ? 1 : 0),
      operator: ">=",
      limit: 1,
      unit: "soft dishes",
      scope: "portion",
    },
  ];
}
