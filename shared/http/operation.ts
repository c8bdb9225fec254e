import type * as z from "zod";
import type { ApiVersion } from "../kernel/api-version.ts";
import type { ErrorCode } from "../kernel/error-code.ts";
import type { OperationName } from "../kernel/operation-name.ts";
import type { Admission, Store } from "../store/store.ts";

/** The error of an answer as the contract shows it. */
export type ErrorBody = { code: ErrorCode; message: string; details?: Record<string, unknown> };

/** How a request body is read: its schema, its size, and the codes for what is wrong with it. */
export type BodyRules<Input> = {
  schema: z.core.$ZodType<Input, object>;
  /** `media` bodies carry data URLs and may be larger. */
  size: "json" | "media";
  /** Code for a body that is no object. */
  shapeCode: ErrorCode;
  /** Code for a wrong field, unless its check names one of its own. */
  fieldCode: ErrorCode;
};

/** How an operation speaks an earlier version of the contract: by translation at its edge. */
export type EarlierVersion = {
  /** The body as the latest version says it; what neither version knows stays, to be refused. */
  toLatest: (body: object) => object;
  /** The result as the earlier version shows it: `data` of an answer at once, `data.result` of a job. */
  fromLatest: (result: unknown) => unknown;
};

/** What every declaration has, whatever its kind. */
export type OperationBase = {
  name: OperationName;
  /** Those earlier versions in which the operation differs from the latest. */
  earlier?: { readonly [version in ApiVersion]?: EarlierVersion };
  /** Where the contract shows an error in another form: that form, or null for the common one. */
  formatError?: (error: ErrorBody, status: number) => Record<string, unknown> | null;
  /** What `data` of an answer at once, or the result of a job, has to be: a share of them is held to it. */
  loadResult?: () => Promise<z.core.$ZodType>;
  /** False where it serves without foods and compounds. */
  needsCatalogue?: boolean;
  /** Whether a language model is configured; absent where none is ever asked. */
  hasModel?: boolean;
};

/** A synchronous POST: body in, answer out. */
export type BodyOperation<Input> = OperationBase & {
  body: BodyRules<Input>;
  /** The `data` of the answer. */
  answer: (input: Input) => unknown;
};

/** A synchronous GET with one required query parameter. */
export type QueryOperation<Found> = OperationBase & {
  parameter: string;
  maxCharacters: number;
  /** Admits the request and fetches what the answer needs, in one database call. */
  admit: (store: Store, keyHash: string, text: string) => Promise<{ admission: Admission; found: Found }>;
  /** The `data` of the answer. */
  answer: (text: string, found: Found) => unknown;
};
