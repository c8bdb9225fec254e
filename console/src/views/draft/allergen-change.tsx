import { AllergenItems } from "../dishes/allergen-items.tsx";
import type { Allergen } from "../dishes/recipe.ts";
import { compareAllergens } from "./compare-allergens.ts";

type AllergenChangeProps = { before: readonly Allergen[]; after: readonly Allergen[] };

/** Which allergens left, came and stayed. */
export function AllergenChange({ before, after }: AllergenChangeProps) {
  const { gone, gained, kept } = compareAllergens(before, after);
  const parts = [
    { title: "Gone", tone: "good", rows: gone },
    { title: "New", tone: "bad", rows: gained },
    { title: "Still there", tone: "warn", rows: kept },
  ] as const;
  return (
    <div class="allergen-change">
      {parts.map(({ title, tone, rows }) => (
        <div key={title}>
          <h4>{title}</h4>
          {rows.length === 0 ? (
            <p class="muted">none</p>
          ) : (
            <AllergenItems allergens={rows} tones={{ contains: tone, may_contain: tone }} />
          )}
        </div>
      ))}
    </div>
  );
}
