import type * as z from "zod";
import type { ErrorCode, ErrorStatus } from "../kernel/error-code.ts";

/** A request of the API reference; its real answer is kept beside it, in `examples.json`. */
export type ExampleRequest = {
  /** Kebab case, unique within the operation. */
  name: string;
  /** What it shows, in a few words. */
  summary: string;
  body?: Record<string, unknown>;
  query?: Record<string, string>;
};

/** When a code is answered, and a request that brings it about where one alone does. */
export type ErrorReference = {
  code: ErrorCode;
  /** The code's own unless told; code and status are unique together. */
  status?: ErrorStatus;
  /** One sentence, without a full stop. */
  when: string;
  /** Sent as JSON, or as it is when it is a string. */
  body?: unknown;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  method?: string;
};

/** What the API reference says of one operation beside what its declaration tells. */
export type OperationReference = {
  /** A short title, without a full stop. */
  summary: string;
  /** Markdown: what it does, what it assumes, what it never does. */
  description: string;
  /** Schema of the body of the POST; null for a GET with a query. */
  request: z.core.$ZodType | null;
  /** The query parameter of a GET that answers at once. */
  parameter?: { name: string; description: string; maxCharacters: number };
  /** Schema of `data` of an answer at once, of `data.result` of a job. */
  result: z.core.$ZodType;
  /** Members of `meta` beside those of every job: of the 202, and of a poll. */
  meta?: { accepted?: z.ZodRawShape; polled?: z.ZodRawShape };
  examples: readonly [ExampleRequest, ...ExampleRequest[]];
  /** Errors of the operation's own, as HTTP answers; one of the same code and status replaces the common one. */
  errors: readonly ErrorReference[];
  /** Codes of `data.error` of a failed job; only for jobs. */
  jobErrors?: readonly ErrorReference[];
  /** What a request may hold at most, as read by people: "foodText" -> "1,500 characters". */
  limits: Readonly<Record<string, string>>;
};
