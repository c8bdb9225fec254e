/** An invalid decode body, and its expected error. */
export type WrongDecode = { body: Record<string, unknown>; code: string; field: string };

const item = { canonical_name: "banana", quantity: 100, unit: "g" };

/** A structured body of these items. */
export function structured(...items: unknown[]): Record<string, unknown> {
  return { input_mode: "structured", items };
}

/** A structured body of one valid item and the given filter. */
export function filtered(filter: Record<string, unknown>): Record<string, unknown> {
  return { ...structured(item), ...filter };
}

/** A structured body whose second item has these changes. */
function changed(changes: Record<string, unknown>): Record<string, unknown> {
  return structured(item, { ...item, ...changes });
}

function invalid(field: string, body: Record<string, unknown>): WrongDecode {
  return { body, code: "invalid_request", field };
}

function coded(code: string, field: string, body: Record<string, unknown>): WrongDecode {
  return { body, code, field };
}

const text = { input_mode: "unstructured", foodText: "a banana" };
const badQuantities = [0, -1, -0.001, "5", null, undefined, true, [5], {}];
const badIds = [0, -1, 1.5, "0", "01", "+3", "1e3", " 1003", "1003 ", "abc", "", null, true, [1003], {}];

/** Every field error of a decode body in the order of the contract. */
export const wrongDecodes: Record<string, WrongDecode> = {
  "no input mode": invalid("input_mode", { items: [item] }),
  "an unknown input mode": invalid("input_mode", { ...text, input_mode: "free" }),
  "an input mode that is a list": invalid("input_mode", { ...text, input_mode: ["unstructured"] }),
  "a decode profile": invalid("decode_profile", { ...text, decode_profile: "molecular" }),
  "structured without items": invalid("items", { input_mode: "structured" }),
  "structured with no item": invalid("items", structured()),
  "items that are no list": invalid("items", { input_mode: "structured", items: item }),
  "structured with text": invalid("foodText", { ...structured(item), foodText: "a banana" }),
  "structured with an image": invalid("foodImage", { ...structured(item), foodImage: "data:," }),
  "unstructured with items": invalid("items", { ...text, items: [item] }),
  "unstructured without input": invalid("foodText", { input_mode: "unstructured" }),
  "only what remained": invalid("foodText", { input_mode: "unstructured", foodImageRemaining: "data:," }),
  "an empty text": invalid("foodText", { ...text, foodText: "" }),
  "a blank text": invalid("foodText", { ...text, foodText: " \n\t" }),
  "a text that is no string": invalid("foodText", { ...text, foodText: 5 }),
  "a text of 1,501 characters": coded("food_text_too_long", "foodText", {
    ...text,
    foodText: "🥦".repeat(1501),
  }),
  ...Object.fromEntries(
    Object.entries({ "U+0000": "a\u0000b", "a lone surrogate": "a\ud800b" }).flatMap(([kind, value]) => [
      [`${kind} in a text`, invalid("foodText", { ...text, foodText: value })],
      [`${kind} in a name`, invalid("items[1].canonical_name", changed({ canonical_name: value }))],
      [`${kind} in a brand`, invalid("items[1].brand", changed({ brand: value }))],
      [`${kind} in an attribute`, invalid("items[1].attributes[0]", changed({ attributes: [value] }))],
      [
        `${kind} in a filter`,
        invalid("compound_identifier_names[0]", filtered({ compound_identifier_names: [value] })),
      ],
    ]),
  ),
  "26 items": coded("structured_items_limit_exceeded", "items", structured(...Array(26).fill(item))),
  "an item that is no object": invalid("items[1]", structured(item, "banana")),
  "an item that is null": invalid("items[1]", structured(item, null)),
  "an unknown member of an item": invalid("items[1].name", changed({ name: "banana" })),
  "an item without name": invalid("items[1].canonical_name", changed({ canonical_name: undefined })),
  "a blank name": invalid("items[1].canonical_name", changed({ canonical_name: " " })),
  "a name of 201 characters": coded(
    "food_name_too_long",
    "items[1].canonical_name",
    changed({ canonical_name: "🥦".repeat(201) }),
  ),
  ...Object.fromEntries(
    badQuantities.map((quantity) => [
      `the quantity ${JSON.stringify(quantity)}`,
      coded("invalid_food_quantity", "items[1].quantity", changed({ quantity })),
    ]),
  ),
  "more than 100 kg": coded(
    "food_quantity_exceeded",
    "items[1].quantity",
    changed({ quantity: 100_000.001 }),
  ),
  "101 kg": coded("food_quantity_exceeded", "items[1].quantity", changed({ quantity: 101, unit: "kg" })),
  "an endless quantity": coded(
    "food_quantity_exceeded",
    "items[1].quantity",
    changed({ quantity: 1e308, unit: "kg" }),
  ),
  ...Object.fromEntries(
    ["lb", "G", "", "gram", null, undefined].map((unit) => [
      `the unit ${JSON.stringify(unit)}`,
      invalid("items[1].unit", changed({ unit })),
    ]),
  ),
  "a brand that is no string": invalid("items[1].brand", changed({ brand: 5 })),
  "attributes that are no list": invalid("items[1].attributes", changed({ attributes: "raw" })),
  "an attribute that is no string": invalid("items[1].attributes[1]", changed({ attributes: ["raw", 5] })),
  "11 attributes": coded(
    "food_attributes_limit_exceeded",
    "items[1].attributes",
    changed({ attributes: Array(11).fill("raw") }),
  ),
  "an attribute of 101 characters": coded(
    "food_attribute_too_long",
    "items[1].attributes[0]",
    changed({ attributes: ["🥦".repeat(101)] }),
  ),
  "ids that are no list": invalid("compound_identifier_ids", filtered({ compound_identifier_ids: 1003 })),
  "names that are no list": invalid(
    "compound_identifier_names",
    filtered({ compound_identifier_names: "Protein" }),
  ),
  ...Object.fromEntries(
    badIds.map((id) => [
      `the compound id ${JSON.stringify(id)}`,
      invalid("compound_identifier_ids[1]", filtered({ compound_identifier_ids: [1003, id] })),
    ]),
  ),
  ...Object.fromEntries(
    [1003, null, "", ["Protein"]].map((name) => [
      `the compound name ${JSON.stringify(name)}`,
      invalid("compound_identifier_names[0]", filtered({ compound_identifier_names: [name] })),
    ]),
  ),
};

/** Bodies at the very edge of a limit. */
export const edgeDecodes: Record<string, Record<string, unknown>> = {
  "25 items": structured(...Array(25).fill(item)),
  "a text of 1,500 characters": { ...text, foodText: "🥦".repeat(1500) },
  "a name of 200 characters": changed({ canonical_name: "🥦".repeat(200) }),
  "10 attributes of 100 characters": changed({ attributes: Array(10).fill("🥦".repeat(100)) }),
  "100 kg": changed({ quantity: 100, unit: "kg" }),
  "100,000,000 mg": changed({ quantity: 100_000_000, unit: "mg" }),
  "the smallest quantity": changed({ quantity: Number.MIN_VALUE, unit: "mg" }),
  "no brand": changed({ brand: null }),
  "no attributes": changed({ attributes: [] }),
  "empty filters": filtered({ compound_identifier_ids: [], compound_identifier_names: [] }),
  "the same compound by number, text and name": filtered({
    compound_identifier_ids: [1003, "1003", 1003],
    compound_identifier_names: ["Protein"],
  }),
};
