/** How a result stands to one constraint; `slack` is how far the value may still move. */
export type Verification = {
  constraint: string;
  description: string;
  value: number | null;
  value_min: number | null;
  value_max: number | null;
  operator: "<" | "<=" | "=" | ">=" | ">";
  limit: number;
  unit: string;
  slack: number | null;
  satisfied: boolean;
  /** A result never breaks a hard one; the others are aims. */
  hard: boolean;
  complete: boolean;
  recipe: number | null;
  day: number | null;
  meal: string | null;
};

/** A wish that the result does not keep. */
export type UnmetWish = { wish: string; reason: string };
