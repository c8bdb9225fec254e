import type * as z from "zod";
import type { ApiVersion, CallFunction, ErrorCode, OperationName } from "../kernel/mod.ts";
import type { Admission } from "../store/mod.ts";

/** The error object of a response. */
export type ErrorBody = { code: ErrorCode; message: string; details?: Record<string, unknown> };

/** How a request body is read: its schema, its size, and the codes of its errors. */
export type BodyRules<Input> = {
  schema: z.core.$ZodType<Input, object>;
  /** `media` bodies contain data URLs and may be larger. */
  size: "json" | "media";
  /** Code for a body that is not an object. */
  shapeCode: ErrorCode;
  /** Code for an invalid field whose check has no code of its own. */
  fieldCode: ErrorCode;
};

/** Translates an earlier version of the contract at the edge of an operation. */
export type EarlierVersion = {
  /** The body in the form of the latest version. Unknown fields stay, so that they are rejected. */
  toLatest: (body: object) => object;
  /** The result in the form of the earlier version: `data` of a synchronous response, `data.result` of a job. */
  fromLatest: (result: unknown) => unknown;
};

/** Names of the response headers of the rate window; null for a header that is not sent. */
export type RateHeaders = { limit: string; remaining: string; reset: string | null };

/** What every operation declares. */
export type OperationBase = {
  name: OperationName;
  /** The earlier versions in which the operation differs from the latest. */
  earlier?: { readonly [version in ApiVersion]?: EarlierVersion };
  /** Where the contract has other header names than for most operations. */
  rateHeaders?: RateHeaders;
  /** Messages of the admission codes that only this operation has. */
  refusals?: { readonly [code in ErrorCode]?: string };
  /** The error in a form of its own, where the contract has one; null for the common form. */
  formatError?: (error: ErrorBody, status: number) => Record<string, unknown> | null;
  /** Schema of `data` of a synchronous response or of a job's result; a share of them is checked against it. */
  loadResult?: () => Promise<z.core.$ZodType>;
  /** False for operations that need neither foods nor compounds. */
  needsCatalogue?: boolean;
  /** Whether a language model is configured; absent for operations that never use one. */
  hasModel?: boolean;
};

/** What a synchronous POST's work gets in addition to its input. */
export type RespondContext = { addMeta: (members: Record<string, unknown>) => void; keyId: string };

/** A synchronous POST. `Prepared` is what its work needs of the request. */
export type BodyOperation<Input, Prepared = Input> = OperationBase & {
  body: BodyRules<Input>;
  /** Runs before the request is counted. Throws where the input is invalid, or needs what this deployment lacks. */
  prepare: (input: Input) => Prepared | Promise<Prepared>;
  /** The `data` of the response; `addMeta` adds members to its `meta`, `keyId` is that of the API key. */
  respond: (prepared: Prepared, context: RespondContext) => unknown;
};

/** A synchronous GET with one required query parameter. */
export type QueryOperation<Found> = OperationBase & {
  parameter: string;
  maxCharacters: number;
  /** Admits the request and fetches its data, in one database call. */
  admit: (
    call: CallFunction,
    keyHash: string,
    text: string,
  ) => Promise<{ admission: Admission; found: Found }>;
  /** The `data` of the response. */
  respond: (text: string, found: Found) => unknown;
};
