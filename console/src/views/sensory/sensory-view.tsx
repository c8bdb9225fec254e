import type { SensoryMeta } from "../../../../client/src/mod.ts";
import { formatNumber, formatQuantity } from "../../format/format-quantity.ts";
import { Badge, Notice } from "../../shell/parts/blocks.tsx";
import { type Tab, Tabs } from "../../shell/parts/tabs.tsx";
import { ReadWords } from "../parts/read-words.tsx";
import { UnreadWords } from "../parts/unread-words.tsx";
import { ViewSection } from "../parts/view-section.tsx";
import type { ViewProps } from "../view-props.ts";
import { Profile } from "./profile.tsx";
import type { FoodProfile, MealProfile, SensoryResult } from "./sensory-result.ts";

/** The sensory profiles of the meal and of each food, one tab each. */
export function SensoryView({ result, meta }: ViewProps<SensoryResult, unknown, SensoryMeta>) {
  if (result.sensory === null) {
    return (
      <div class="stack">
        <Notice tone="info" title="No food found">
          <p>The input contains no food or drink, so there is nothing to taste.</p>
        </Notice>
        <UnreadWords words={meta.unread} />
      </div>
    );
  }
  const { whole_meal: meal, per_food: foods = [] } = result.sensory;
  const unresolved = new Set(
    result.items.filter(({ status }) => status === "unresolved").map(({ item_id }) => item_id),
  );
  const tabs = [
    ...(meal ? [tabOfMeal(meal)] : []),
    ...foods.map((food) => tabOfFood(food, unresolved.has(food.item_id), meta)),
  ];
  return (
    <div class="stack">
      <Tabs label="Meal and foods" tabs={tabs} />
      <UnreadWords words={meta.unread} />
    </div>
  );
}

function tabOfMeal(meal: MealProfile): Tab {
  return {
    id: "meal",
    title: "Whole meal",
    content: () => (
      <ViewSection title="Whole meal">
        <Profile name="the whole meal" profile={meal} />
        <MealBalance meal={meal} />
      </ViewSection>
    ),
  };
}

function tabOfFood(food: FoodProfile, isUnresolved: boolean, { items }: SensoryMeta): Tab {
  const name = food.display_name;
  return {
    id: `food-${food.item_id}`,
    title: name,
    content: () => (
      <ViewSection title={name}>
        <p class="cluster">
          {food.quantity !== null && <Badge>{formatQuantity(food.quantity, food.unit ?? "g")}</Badge>}
          {name !== food.canonical_name && <Badge>{food.canonical_name}</Badge>}
          {isUnresolved && <Badge tone="warn">not in the catalogue</Badge>}
          {food.appearance.map((word) => (
            <Badge key={word}>{word}</Badge>
          ))}
        </p>
        <ReadWords food={items?.find(({ item_id: id }) => id === food.item_id)} />
        <Profile name={name} profile={food} />
      </ViewSection>
    ),
  };
}

/** How the tastes of a meal relate to each other. */
function MealBalance({ meal }: { meal: MealProfile }) {
  const { balance, dominant, contrasts } = meal;
  return (
    <dl class="facts">
      <dt>Understood as</dt>
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
