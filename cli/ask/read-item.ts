import { UsageError } from "../run/command-error.ts";

const FORM =
  /^(?<name>[^[\]=]+?)\s*(?:\[(?<attributes>[^[\]]*)\])?\s*=\s*(?<quantity>\d+(?:\.\d+)?)\s*(?<unit>mg|g|kg)$/;

/** A food with its amount, as decode takes it in structured mode. */
export type ItemRequest = {
  canonical_name: string;
  quantity: number;
  unit: "mg" | "g" | "kg";
  attributes?: string[];
};

/** Reads "banana=120g" or "apple [raw, peeled]=1.5 kg". */
export function readItem(text: string): ItemRequest {
  const { name, attributes = "", quantity, unit } = FORM.exec(text.trim())?.groups ?? {};
  if (name === undefined || (unit !== "mg" && unit !== "g" && unit !== "kg")) {
    throw new UsageError(
      `Cannot read --item "${text}": it must be like "banana=120g" or "apple [raw]=0.2 kg"`,
    );
  }
  const words = attributes
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
  return {
    canonical_name: name.trim(),
    quantity: Number(quantity),
    unit,
    ...(words.length > 0 && { attributes: words }),
  };
}
