import { formatNumber } from "../../format/format-number.ts";
import type { MealProfile } from "./sensory-result.ts";

/** How the tastes of a meal stand to each other. */
export function MealBalance({ meal }: { meal: MealProfile }) {
  const { balance, dominant, contrasts } = meal;
  return (
    <dl class="facts">
      <dt>Read as</dt>
      <dd>{meal.kind === "dish" ? "one dish, mixed in every bite" : "a plate of separate foods"}</dd>
      <dt>Balance of the basic tastes</dt>
      <dd>
        {formatNumber(balance.figure)} of 1: {balance.description}
      </dd>
      {dominant.length > 0 && (
        <>
          <dt>Dominant</dt>
          <dd>{dominant.join(", ")}</dd>
        </>
      )}
      {contrasts.length > 0 && (
        <>
          <dt>Contrasts</dt>
          <dd>{contrasts.join("; ")}</dd>
        </>
      )}
      {balance.missing.length > 0 && (
        <>
          <dt>Missing</dt>
          <dd>{balance.missing.join(", ")}</dd>
        </>
      )}
    </dl>
  );
}
