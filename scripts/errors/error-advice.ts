import type { ErrorCode } from "../../shared/platform/kernel/mod.ts";

/** What a caller can do about a code; `when` sums up codes that operations describe differently. */
type ErrorAdvice = { when?: string; remedy: string };

const shorten = "Send less; `details.field` names the member";
const fixField = "Correct the fields in `details.issues`; `details.field` is the first";

/** The advice for every code. */
export const errorAdvice: Readonly<Record<ErrorCode, ErrorAdvice>> = {
  invalid_json: { remedy: "Send one JSON text in UTF-8, each member once" },
  invalid_request: {
    when: "400: a query parameter, a header, a media URL or, in decode, a field is invalid. 404: the path does not exist. 415: the content-type is not application/json. 422: the Idempotency-Key was used with another body",
    remedy: "Correct what the message names; use a new Idempotency-Key for another body",
  },
  invalid_request_shape: { remedy: "Send a JSON object" },
  validation_error: {
    when: "A field is missing, unknown or invalid, or fields contradict each other; in a design job, no plan meets the constraints",
    remedy: `${fixField}. For a design job: relax the constraints in \`details.conflict\` as \`details.relaxation\` proposes`,
  },
  too_many_options: { remedy: "Compare at most 10 options" },
  user_context_not_allowed: { remedy: "Omit the member; put needs and context into `request_text`" },
  detect_signals_not_allowed: { remedy: "Omit the member" },
  unsupported_api_version: { remedy: "Send a version in `details.supported`" },
  structured_items_limit_exceeded: { remedy: "Split the meal, or combine items" },
  food_name_too_long: { remedy: shorten },
  food_attributes_limit_exceeded: { remedy: shorten },
  food_attribute_too_long: { remedy: shorten },
  invalid_food_quantity: { remedy: "Send a number above 0, not text" },
  food_quantity_exceeded: { remedy: "Check the unit: `mg`, `g` or `kg`" },
  food_text_too_long: { remedy: shorten },
  attachments_limit_exceeded: { remedy: shorten },
  image_inputs_limit_exceeded: { remedy: shorten },
  audio_inputs_limit_exceeded: { remedy: shorten },
  missing_api_key: { remedy: "Send the header `x-api-key`" },
  invalid_api_key: {
    remedy: "Check that the key is complete and belongs to this deployment; otherwise ask its operator",
  },
  scope_not_allowed: { remedy: "Ask the operator for the scope `edge:<operation>`" },
  decode_input_mode_not_allowed: { remedy: "Use the other mode, or ask the operator for this one" },
  compound_not_allowed_for_decode_scope: {
    remedy: "Omit the compounds in `details.compounds`, or use a key of another tier",
  },
  job_not_found: {
    remedy: "Poll with the key that created the job; send the request again if its result has expired",
  },
  method_not_allowed: { remedy: "Use a method in the header `allow`" },
  input_too_large: {
    when: "The body or a file exceeds its size limit, or a recording its length",
    remedy: "Send less",
  },
  image_too_large: { remedy: "Scale the image down" },
  audio_too_large: { remedy: "Compress or shorten the recording" },
  inline_media_total_exceeded: { remedy: "Send fewer or smaller files, or URLs" },
  media_total_exceeded: { remedy: "Send fewer or smaller files" },
  unsupported_attachment_type: {
    remedy:
      "Send JPEG, PNG, WebP or GIF; MP3, M4A, AAC, WAV, Ogg, WebM or FLAC. The bytes decide, not the name",
  },
  invalid_compound_identifier: {
    remedy: "Resolve the name with `get_decode_compound_id` first; `details.unknown` lists the unknown ones",
  },
  audio_duration_exceeded: { remedy: "Shorten the recording" },
  audio_duration_unavailable: { remedy: "Re-encode the file so that its header has the duration" },
  rate_limited: {
    when: "The key has exceeded its requests or polls for this minute, or, for media, its attempts at the language model for this hour",
    remedy: "Wait for `retry-after` seconds",
  },
  quota_exceeded: { remedy: "Wait for `x-quota-reset`, or ask the operator; retries do not help" },
  backlog_high: { remedy: "Wait for `retry-after` seconds" },
  internal_error: {
    when: "The service failed; a job was attempted three times",
    remedy: "Retry once; then report the request id to the operator",
  },
  upstream_error: {
    when: "The language model behind the service refused, failed, or returned an unusable response",
    remedy: "Retry later, or send text instead of media",
  },
  service_unavailable: {
    when: "The database, the storage or, in decode, the language model does not respond; or the deployment has no model for the media in the request, which the message states",
    remedy: "Wait for `retry-after` seconds where it is present; without a model send text",
  },
  decode_scope_not_configured: { remedy: "Ask the operator to load the catalogue" },
  upstream_timeout: {
    when: "The language model responded too late, or a decision took longer than 20 seconds",
    remedy: "Retry later, or request less at once",
  },
};
