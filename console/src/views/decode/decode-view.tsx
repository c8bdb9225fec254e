import type { DecodeMeta, DecodeRequest, DecodeResult, Schemas } from "../../../../client/src/mod.ts";
import { formatGrams } from "../../format/format-quantity.ts";
import { Badge, Notice } from "../../shell/parts/blocks.tsx";
import { KeyFigures } from "../nutrients/key-figures.tsx";
import { NutrientPanel } from "../nutrients/nutrient-panel.tsx";
import { ReadWords } from "../parts/read-words.tsx";
import { UnreadWords } from "../parts/unread-words.tsx";
import { ViewSection } from "../parts/view-section.tsx";
import type { ViewProps } from "../view-props.ts";
import { replaceFood } from "./replace-food.ts";

/** A food of the meal; `unresolved` if it is not in the catalogue. */
type FoodItem = Schemas["DecodedItem"];

/** A decoded meal: its foods, then every compound of the whole meal. */
export function DecodeView({
  result,
  meta,
  request,
  ask,
}: ViewProps<DecodeResult, DecodeRequest, DecodeMeta>) {
  if (result.type === "no_food_detected") {
    return (
      <div class="stack">
        <Notice tone="info" title="No food found">
          <p>The input contains no food or drink, so there is nothing to add up.</p>
        </Notice>
        <UnreadWords words={meta.unread} />
      </div>
    );
  }
  const replace = (itemId: number, name: string) => ask(replaceFood(result.items, { itemId, name }, request));
  const rows = result.molecular_analysis;
  return (
    <div class="stack">
      <ViewSection title="Foods">
        <FoodItems items={result.items} read={meta.items ?? []} onReplace={replace} />
        <UnreadWords words={meta.unread} />
      </ViewSection>
      <ViewSection title="Whole meal">
        {rows.length === 0 ? (
          <Notice tone="info" title="No compounds">
            <p>No food of this meal has figures for these compounds. They are unknown, not zero.</p>
          </Notice>
        ) : (
          <>
            <KeyFigures rows={rows} />
            <NutrientPanel caption="Compounds of the whole meal" rows={rows} />
          </>
        )}
      </ViewSection>
    </div>
  );
}

type FoodItemsProps = {
  items: readonly FoodItem[];
  read: readonly Schemas["ReadItem"][];
  onReplace: (itemId: number, name: string) => void;
};

/** The foods of a meal with their amounts and the words that they were read from; unresolved foods are explained. */
function FoodItems({ items, read, onReplace }: FoodItemsProps) {
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
            <ReadWords
              food={read.find(({ item_id: id }) => id === item.item_id)}
              onReplace={(name) => onReplace(item.item_id, name)}
            />
          </li>
        ))}
      </ul>
      {unresolved > 0 && (
        <p class="muted">
          Foods that are not in the catalogue add nothing to the totals, so every total of this meal is
          incomplete: at least the value shown.
        </p>
      )}
    </>
  );
}
