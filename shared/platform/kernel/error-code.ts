/** Every error code of the contract with its default HTTP status. */
export const errorStatus = {
  invalid_json: 400,
  invalid_request: 400,
  invalid_request_shape: 400,
  validation_error: 400,
  too_many_options: 400,
  user_context_not_allowed: 400,
  detect_signals_not_allowed: 400,
  unsupported_api_version: 400,
  structured_items_limit_exceeded: 400,
  food_name_too_long: 400,
  food_attributes_limit_exceeded: 400,
  food_attribute_too_long: 400,
  invalid_food_quantity: 400,
  food_quantity_exceeded: 400,
  food_text_too_long: 400,
  attachments_limit_exceeded: 400,
  image_inputs_limit_exceeded: 400,
  audio_inputs_limit_exceeded: 400,
  missing_api_key: 401,
  invalid_api_key: 401,
  scope_not_allowed: 403,
  decode_input_mode_not_allowed: 403,
  compound_not_allowed_for_decode_scope: 403,
  job_not_found: 404,
  method_not_allowed: 405,
  input_too_large: 413,
  image_too_large: 413,
  audio_too_large: 413,
  inline_media_total_exceeded: 413,
  media_total_exceeded: 413,
  unsupported_attachment_type: 415,
  invalid_compound_identifier: 422,
  audio_duration_exceeded: 422,
  audio_duration_unavailable: 422,
  rate_limited: 429,
  quota_exceeded: 429,
  backlog_high: 429,
  internal_error: 500,
  upstream_error: 502,
  service_unavailable: 503,
  decode_scope_not_configured: 503,
  upstream_timeout: 504,
} as const;

/** An error code of the contract. */
export type ErrorCode = keyof typeof errorStatus;

/** HTTP statuses of error responses: the defaults, and those that `invalid_request` has in specific cases. */
export type ErrorStatus = (typeof errorStatus)[ErrorCode] | 404 | 415 | 422;

/** Whether a text, such as one from the database, is an error code of the contract. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorStatus, text);
}
