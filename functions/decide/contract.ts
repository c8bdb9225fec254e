import * as z from "zod";
import { mediaField } from "../../shared/http/media-field.ts";
import { textOfAtMost } from "../../shared/http/text-field.ts";

/** Bounds of a request, and of a label in code points. */
export const LIMITS = {
  requestText: 4_000,
  fewestOptions: 2,
  mostOptions: 10,
  images: 5,
  label: 200,
} as const;

/** Members of an earlier interface that would bring personal data into a stateless operation. */
const FORBIDDEN_MEMBERS = {
  user_context: "user_context_not_allowed",
  detect_signals: "detect_signals_not_allowed",
} as const;

const option = z
  .discriminatedUnion("type", [
    z.strictObject({
      type: z.literal("text"),
      data: textOfAtMost(LIMITS.requestText),
      mime_type: z.string().optional(),
    }),
    z.strictObject({ type: z.literal("image"), data: mediaField, mime_type: z.string().optional() }),
    z.strictObject({ type: z.literal("audio"), data: mediaField, mime_type: z.string().optional() }),
  ])
  .meta({ id: "DecideOption" });
/** One alternative of explicit mode; the bytes of media decide its type, `mime_type` is a hint. */
export type Option = z.infer<typeof option>;

const options = z
  .array(z.unknown())
  .refine((list) => list.length <= LIMITS.mostOptions, {
    message: `must have at most ${LIMITS.mostOptions} entries`,
    params: { code: "too_many_options" },
  })
  .pipe(z.array(option).min(LIMITS.fewestOptions));

const permitted = z.looseObject({}).superRefine((body, context) => {
  for (const [member, code] of Object.entries(FORBIDDEN_MEMBERS)) {
    if (!Object.hasOwn(body, member)) continue;
    context.addIssue({
      code: "custom",
      path: [member],
      message: "this field is not allowed",
      params: { code },
    });
  }
});

/** Request: a question in free text, with pictures or not, or with the options told one by one. */
export const decideRequest = permitted
  .pipe(
    z
      .strictObject({
        request_text: textOfAtMost(LIMITS.requestText),
        options: options.optional(),
        images: z.array(mediaField).min(1).max(LIMITS.images).optional(),
      })
      .refine((body) => body.options === undefined || body.images === undefined, {
        path: ["images"],
        message: "cannot be sent with options",
      }),
  )
  .meta({ id: "DecideRequest" });
export type DecideRequest = z.infer<typeof decideRequest>;

const outcome = z.enum(["selected", "needs_information", "no_valid_option"]);
/** How a decision ended. */
export type Outcome = z.infer<typeof outcome>;

const decision = z
  .strictObject({
    outcome,
    options: z.array(z.strictObject({ id: z.number().int().positive(), label: z.string() })),
    selected_option: z.number().int().positive().nullable(),
    reasoning: z.string(),
  })
  .meta({ id: "Decision" });
/** The answer to a question; `selected_option` is one of the ids where the outcome is `selected`. */
export type Decision = z.infer<typeof decision>;

/** Result of both modes. */
export const decideResult = z
  .strictObject({
    status: z.literal("completed"),
    result: decision,
    error: z.null(),
  })
  .meta({ id: "DecideResult" });
export type DecideResult = z.infer<typeof decideResult>;
