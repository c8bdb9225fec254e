import type { Schemas } from "../../../../client/src/mod.ts";
import { formatGrams } from "../../format/format-grams.ts";
import { Badge } from "../../shell/parts/badge.tsx";

/** A food of the meal; `unresolved` where no entry of the catalogue matches it. */
type FoodItem = Schemas["DecodedItem"];

/** The foods of a meal with their amounts; an unresolved one says what that means for the totals. */
export function FoodItems({ items }: { items: readonly FoodItem[] }) {
  const unresolved = items.filter(({ status }) => status === "unresolved").length;
  return (
    <>
      <ul class="food-items">
        {items.map((item) => (
          <li
            key={item.item_id}
            class={item.status === "unresolved" ? "food-item food-unresolved" : "food-item"}
          >
            <span class="food-name">
              {item.canonical_name}
              {item.brand !== null && <span class="muted"> {item.brand}</span>}
            </span>
            <span class="food-notes">
              {item.status === "unresolved" && <Badge tone="warn">not in the catalogue</Badge>}
              {item.attributes.map((attribute) => (
                <Badge key={attribute}>{attribute}</Badge>
              ))}
            </span>
            <span class="food-grams">{formatGrams(item.quantity_g)}</span>
          </li>
        ))}
      </ul>
      {unresolved > 0 && (
        <p class="muted">
          What the catalogue does not know adds nothing to the totals, so every total of this meal is
          incomplete: at least what is shown.
        </p>
      )}
    </>
  );
}
