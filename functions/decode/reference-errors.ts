import type { ErrorReference } from "../../shared/platform/http/mod.ts";

const item = { canonical_name: "banana", quantity: 118, unit: "g" };

function structured(changes: Record<string, unknown>): Record<string, unknown> {
  return { input_mode: "structured", items: [{ ...item, ...changes }] };
}

/** Codes of invalid media: at the POST for inline media, in the job for media of a URL. */
const mediaErrors: readonly ErrorReference[] = [
  { code: "image_inputs_limit_exceeded", when: "There are more than 5 pictures in all members together" },
  { code: "audio_inputs_limit_exceeded", when: "There are more than 2 recordings in all members together" },
  {
    code: "unsupported_attachment_type",
    when: "The bytes of a file are not a picture or recording in a supported format",
  },
  {
    code: "image_too_large",
    when: "A picture is larger than 8 MB, or has more than 50 million pixels or a side of more than 16,384",
  },
  { code: "audio_too_large", when: "A recording is larger than 20 MB" },
  {
    code: "media_total_exceeded",
    when: "All media together are larger than 32 MB, or all pictures larger than 24 MB",
  },
  { code: "audio_duration_exceeded", when: "A recording is longer than 300 seconds" },
  { code: "audio_duration_unavailable", when: "The duration of a recording cannot be read from its file" },
];

/** Errors of decode's own, as HTTP responses. */
export const decodeErrors: readonly ErrorReference[] = [
  {
    code: "invalid_request",
    when: "A field or filter is missing, unknown or malformed, the body is not an object, a URL does not lead to the public network, or the header Idempotency-Key is malformed",
    body: structured({ unit: "lb" }),
  },
  {
    code: "structured_items_limit_exceeded",
    when: "There are more than 25 items",
    body: { input_mode: "structured", items: Array(26).fill(item) },
  },
  {
    code: "food_name_too_long",
    when: "The name of an item has more than 200 characters",
    body: structured({ canonical_name: "a".repeat(201) }),
  },
  {
    code: "food_attributes_limit_exceeded",
    when: "An item has more than 10 attributes",
    body: structured({ attributes: Array(11).fill("raw") }),
  },
  {
    code: "food_attribute_too_long",
    when: "An attribute has more than 100 characters",
    body: structured({ attributes: ["a".repeat(101)] }),
  },
  {
    code: "invalid_food_quantity",
    when: "The quantity of an item is not a positive number",
    body: structured({ quantity: "118" }),
  },
  {
    code: "food_quantity_exceeded",
    when: "An item weighs more than 100 kg",
    body: structured({ quantity: 101, unit: "kg" }),
  },
  {
    code: "food_text_too_long",
    when: "foodText has more than 1,500 characters",
    body: { input_mode: "unstructured", foodText: "a".repeat(1501) },
  },
  { code: "attachments_limit_exceeded", when: "There are more than 10 attachments" },
  ...mediaErrors,
  { code: "inline_media_total_exceeded", when: "All inline media together are larger than 24 MB" },
  {
    code: "invalid_compound_identifier",
    when: "A requested compound is not in the catalogue; names are exact and case-sensitive",
    body: { ...structured({}), compound_identifier_names: ["protein"] },
  },
  { code: "decode_input_mode_not_allowed", when: "The key does not permit the input mode" },
  {
    code: "compound_not_allowed_for_decode_scope",
    when: "A requested compound is outside the content tier of the key; the whole request is refused",
  },
  {
    code: "decode_scope_not_configured",
    when: "The catalogue of the deployment has no compounds classified for the tier of the key",
  },
  {
    code: "service_unavailable",
    when: "Media is sent and the deployment has no language model for it, the key has no content tier, or the database does not respond",
    body: { input_mode: "unstructured", foodImage: "https://pictures.example.com/plate.jpg" },
  },
];

/** Codes of `data.error` of a failed decode job. */
export const decodeJobErrors: readonly ErrorReference[] = [
  { code: "invalid_request", when: "A media URL could not be fetched" },
  ...mediaErrors,
  {
    code: "rate_limited",
    when: "The key used its last attempt at the language model of this hour after the job was accepted",
  },
  {
    code: "service_unavailable",
    when: "The language model refused, returned a response that does not match the schema, or failed in three attempts; the database or the media storage failed in three attempts; or no worker took the job for a day",
  },
  { code: "internal_error", when: "The service failed in three attempts" },
];
