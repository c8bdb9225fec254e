import type { DecodeResult } from "../../../../client/src/mod.ts";
import { Notice } from "../../shell/parts/notice.tsx";
import { KeyFigures } from "../nutrients/key-figures.tsx";
import { NutrientPanel } from "../nutrients/nutrient-panel.tsx";
import { ViewSection } from "../parts/view-section.tsx";
import type { ViewProps } from "../view-props.ts";
import { FoodItems } from "./food-items.tsx";

/** A decoded meal: its foods, then every compound of the whole meal. */
export function DecodeView({ result }: ViewProps<DecodeResult, unknown>) {
  if (result.type === "no_food_detected") {
    return (
      <Notice tone="info" title="No food found">
        <p>The input names nothing that was eaten or drunk, so there is nothing to add up.</p>
      </Notice>
    );
  }
  const rows = result.molecular_analysis;
  return (
    <div class="stack">
      <ViewSection title="Foods">
        <FoodItems items={result.items} />
      </ViewSection>
      <ViewSection title="Whole meal">
        {rows.length === 0 ? (
          <Notice tone="info" title="No compounds">
            <p>No food of this meal has figures for the compounds asked for. That is unknown, not zero.</p>
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
