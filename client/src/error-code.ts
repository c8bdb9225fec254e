import type { Schemas } from "./operations.ts";

/** Every code that the service answers with. */
export type ServiceErrorCode = Schemas["ErrorCode"];

/** Codes of the client's own, where no usable answer came. */
export type ClientErrorCode = "network_error" | "deadline_exceeded" | "aborted" | "unexpected_answer";

/** The closed list of codes of a `NutritionAnalysisError`. */
export type ErrorCode = ServiceErrorCode | ClientErrorCode;
