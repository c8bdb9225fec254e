import type * as z from "zod";
import type { ErrorCode, ErrorStatus } from "../kernel/mod.ts";

/** An example of the API reference; its recorded response is kept in `examples.json`. */
export type ExampleRequest = {
  /** Kebab case, unique within the operation. */
  name: string;
  /** What the example shows, in a few words. */
  summary: string;
  body?: Record<string, unknown>;
  query?: Record<string, string>;
};

/** When an error occurs, and a request that causes it where a single request can. */
export type ErrorReference = {
  code: ErrorCode;
  /** Defaults to the status of the code; code and status are unique together. */
  status?: ErrorStatus;
  /** One sentence, without a full stop. */
  when: string;
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  method?: string;
};

/** Documentation of one operation, in addition to its declaration. */
export type OperationReference = {
  /** A short title, without a full stop. */
  summary: string;
  /** Markdown: what the operation does, assumes and never does. */
  description: string;
  /** Schema of the body of the POST; null for a GET with a query. */
  request: z.core.$ZodType | null;
  /** The query parameter of a synchronous GET. */
  parameter?: { name: string; description: string; maxCharacters: number };
  /** Schema of `data` of a synchronous response, or of `data.result` of a job. */
  result: z.core.$ZodType;
  /** Further members of `meta`: of a synchronous response, or of the 202 and the poll of a job. */
  meta?: { responded?: z.ZodRawShape; accepted?: z.ZodRawShape; polled?: z.ZodRawShape };
  examples: readonly [ExampleRequest, ...ExampleRequest[]];
  /** HTTP errors of this operation; one with the same code and status as a common error replaces it. */
  errors: readonly ErrorReference[];
  /** Whether all errors of the body have one code, those of its shape included. */
  hasOneBodyCode?: boolean;
  /** Codes of `data.error` of a failed job; only for jobs. */
  jobErrors?: readonly ErrorReference[];
  /** Maximum sizes of a request in words: "foodText" -> "1,500 characters". */
  limits: Readonly<Record<string, string>>;
};
