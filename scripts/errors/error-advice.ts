import type { ErrorCode } from "../../shared/kernel/error-code.ts";

/** What a caller does about a code; `when` where operations tell it in words of their own. */
export type ErrorAdvice = { when?: string; remedy: string };

const SHORTEN = "Send less; `details.field` names the member";
const FIX_FIELD = "Correct what `details.issues` tells; `details.field` is the first";

/** Every code with what to do about it. */
export const errorAdvice: Readonly<Record<ErrorCode, ErrorAdvice>> = {
  invalid_json: { remedy: "Send one JSON text in UTF-8, each member once" },
  invalid_request: {
    when: "400: a query parameter, a header, the URL of a medium, or in decode a field is wrong. 404: nothing is at this path. 415: the content-type is not application/json. 422: the Idempotency-Key was used with another body",
    remedy: "Correct what the message names; with another body use another Idempotency-Key",
  },
  invalid_request_shape: { remedy: "Send a JSON object" },
  validation_error: {
    when: "A field is missing, unknown or wrong, or fields contradict each other; in a design job, nothing meets the constraints",
    remedy: `${FIX_FIELD}. Of a design job: loosen what \`details.conflict\` names, by \`details.relaxation\``,
  },
  too_many_options: { remedy: "Compare at most 10 options" },
  user_context_not_allowed: { remedy: "Leave the member out; put needs and context into `request_text`" },
  detect_signals_not_allowed: { remedy: "Leave the member out" },
  unsupported_api_version: { remedy: "Send a version of `details.supported`" },
  structured_items_limit_exceeded: { remedy: "Split the meal, or join items" },
  food_name_too_long: { remedy: SHORTEN },
  food_attributes_limit_exceeded: { remedy: SHORTEN },
  food_attribute_too_long: { remedy: SHORTEN },
  invalid_food_quantity: { remedy: "Send a number above 0, not a text" },
  food_quantity_exceeded: { remedy: "Check the unit: `mg`, `g` or `kg`" },
  food_text_too_long: { remedy: SHORTEN },
  attachments_limit_exceeded: { remedy: SHORTEN },
  image_inputs_limit_exceeded: { remedy: SHORTEN },
  audio_inputs_limit_exceeded: { remedy: SHORTEN },
  missing_api_key: { remedy: "Send the header `x-api-key`" },
  invalid_api_key: { remedy: "Check that the key is whole and of this deployment; else ask its operator" },
  scope_not_allowed: { remedy: "Ask the operator for the scope `edge:<operation>`" },
  decode_input_mode_not_allowed: { remedy: "Use the other mode, or ask the operator for this one" },
  compound_not_allowed_for_decode_scope: {
    remedy: "Leave out the compounds in `details.compounds`, or use a key of another tier",
  },
  job_not_found: {
    remedy: "Poll with the key that made the job; a result that is gone must be asked for anew",
  },
  method_not_allowed: { remedy: "Use a method of the header `allow`" },
  input_too_large: {
    when: "The body or a medium is larger, or a recording longer, than its limit",
    remedy: "Send less",
  },
  image_too_large: { remedy: "Scale the picture down" },
  audio_too_large: { remedy: "Compress or cut the recording" },
  inline_media_total_exceeded: { remedy: "Send fewer or smaller files, or URLs" },
  media_total_exceeded: { remedy: "Send fewer or smaller files" },
  unsupported_attachment_type: {
    remedy:
      "Send JPEG, PNG, WebP or GIF; MP3, M4A, AAC, WAV, Ogg, WebM or FLAC. The bytes decide, not a name",
  },
  invalid_compound_identifier: {
    remedy: "Resolve the name with `get_decode_compound_id` first; `details.unknown` lists what is not known",
  },
  audio_duration_exceeded: { remedy: "Cut the recording" },
  audio_duration_unavailable: { remedy: "Write the file anew, with its duration in the header" },
  rate_limited: {
    when: "The key has sent more requests or polls in this minute than it may",
    remedy: "Wait for `retry-after` seconds",
  },
  quota_exceeded: { remedy: "Wait for `x-quota-reset`, or ask the operator; no repetition helps" },
  backlog_high: { remedy: "Wait for `retry-after` seconds" },
  internal_error: {
    when: "The service failed; a job has been tried three times",
    remedy: "Try again once; then tell the operator the request id",
  },
  upstream_error: {
    when: "The language model behind the service refused, failed, or gave an answer that does not fit",
    remedy: "Try again later; tell it in words instead of media",
  },
  service_unavailable: {
    when: "The database, the storage or in decode the language model does not answer; or the deployment has no model for the media that is sent, and the message says so",
    remedy: "Wait for `retry-after` seconds where it is told; without a model send text",
  },
  decode_scope_not_configured: { remedy: "Tell the operator: the catalogue has to be loaded" },
  upstream_timeout: {
    when: "The language model answered too late, or a decision took longer than 20 seconds",
    remedy: "Try again later, or ask for less at once",
  },
};
