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

const mimeType = z.string().describe("A hint, as the bytes of media decide").optional();
const medium = mediaField.describe("A data URL, an http(s) address, or bare base64");

const textOption = z
  .strictObject({
    type: z.literal("text"),
    data: textOfAtMost(LIMITS.requestText).describe("A food, drink or meal in words"),
    mime_type: mimeType,
  })
  .meta({ id: "TextOption" });
const imageOption = z
  .strictObject({ type: z.literal("image"), data: medium, mime_type: mimeType })
  .meta({ id: "ImageOption" });
const audioOption = z
  .strictObject({ type: z.literal("audio"), data: medium, mime_type: mimeType })
  .meta({ id: "AudioOption" });

const option = z
  .discriminatedUnion("type", [textOption, imageOption, audioOption])
  .meta({ id: "DecideOption" });
/** One alternative of explicit mode; the bytes of media decide its type, `mime_type` is a hint. */
export type Option = z.infer<typeof option>;

const options = z
  .array(z.unknown())
  .refine((list) => list.length <= LIMITS.mostOptions, {
    message: `must have at most ${LIMITS.mostOptions} entries`,
    params: { code: "too_many_options" },
  })
  .pipe(z.array(option).min(LIMITS.fewestOptions))
  .meta({ maxItems: LIMITS.mostOptions, description: "What is compared, in this order and nothing else" });

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
        request_text: textOfAtMost(LIMITS.requestText).describe(
          "The whole question, with preferences, conditions and context",
        ),
        options: options.optional(),
        images: z
          .array(mediaField.describe("A data URL, or an http(s) address"))
          .min(1)
          .max(LIMITS.images)
          .describe("Pictures that belong to the question; not beside `options`")
          .optional(),
      })
      .refine((body) => body.options === undefined || body.images === undefined, {
        path: ["images"],
        message: "cannot be sent with options",
      }),
  )
  .meta({ id: "DecideRequest", dependentSchemas: { options: { properties: { images: false } } } });
export type DecideRequest = z.infer<typeof decideRequest>;

const outcome = z
  .enum(["selected", "needs_information", "no_valid_option"])
  .describe("Whether one suits best, more must be known, or none can be compared");
/** How a decision ended. */
export type Outcome = z.infer<typeof outcome>;

const optionId = z.number().int().positive();

const decision = z
  .strictObject({
    outcome,
    options: z
      .array(z.strictObject({ id: optionId.describe("From 1, without gaps"), label: z.string() }))
      .describe("The alternatives as they were read"),
    selected_option: optionId.nullable().describe("Id of an option; null unless the outcome is `selected`"),
    reasoning: z.string().describe("Why, with the figures that decided, or what is missing"),
  })
  .meta({ id: "Decision" });
/** The answer to a question; `selected_option` is one of the ids where the outcome is `selected`. */
export type Decision = z.infer<typeof decision>;

/** Result of both modes. */
export const decideResult = z
  .strictObject({ status: z.literal("completed"), result: decision, error: z.null() })
  .meta({ id: "DecideResult" });
export type DecideResult = z.infer<typeof decideResult>;
