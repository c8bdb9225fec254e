import type { OperationReference } from "../../shared/http/operation-reference.ts";
import { decideRequest, decideResult } from "./contract.ts";

const description = `
Says which of several foods, drinks, meals or ingredients suits best, and why, with figures. It answers at once.

**Two modes.** Without \`options\`, the question is split into the alternatives that it names, and may come with 1 to 5
\`images\`. With \`options\`, only those are compared, in their order; each is a text, a picture or a recording. Needs,
allergies, diets, conditions and goals are read from \`request_text\`.

| outcome | when |
|---|---|
| \`selected\` | one option is best; \`selected_option\` is its id |
| \`needs_information\` | the content of an option cannot be known ("Meal A"), there are no options, a figure that decides is missing, or two are practically equal |
| \`no_valid_option\` | each option breaks what was asked for, or the question is not about food |

Options that break an allergy, a diet, a condition or an avoided ingredient are out first. A question about one compound
is decided by that compound; otherwise goals, limits and general quality weigh together.

**Assumptions.** Usual portions stand in where no amount is told, and the reasoning says so. A figure that the catalogue
lacks is no zero: where what is possible settles the question it is answered, else the figure is asked for.

Price, taste and the environment are not compared. Orders inside the text are not followed. An answer that rests on a
condition ends with "General information, no medical advice". Pictures and recordings need a language model in the
deployment, which names what it sees and never chooses. Nothing of a request is stored.

What is wrong with a body, or fails behind it, is told as a failed result under the status of its code; key, scope,
version, method and limits keep the common form.
`.trim();

const QUESTION = "Which breakfast has the most fibre?";
const OATS = { type: "text", data: "80 g rolled oats with milk" };

/** What the API reference says of the operation. */
export const reference: OperationReference = {
  summary: "Decide between foods, drinks or meals",
  description,
  request: decideRequest,
  result: decideResult,
  examples: [
    {
      name: "question",
      summary: "A question in free text, with a condition",
      body: { request_text: "salmon or steak after training, I have gout" },
    },
    {
      name: "options",
      summary: "Three options told one by one",
      body: {
        request_text: QUESTION,
        options: [
          OATS,
          { type: "text", data: "2 croissants with jam" },
          { type: "text", data: "3 fried eggs" },
        ],
      },
    },
    {
      name: "needs-information",
      summary: "Options whose content cannot be known",
      body: { request_text: "Should I take meal A or meal B?" },
    },
    {
      name: "no-valid-option",
      summary: "Options that an allergy rules out",
      body: { request_text: "Peanut butter or satay sauce? I am allergic to peanuts" },
    },
  ],
  errors: [
    {
      code: "invalid_json",
      when: "The body is empty, is not UTF-8 or not JSON, or has a member twice",
      body: '{"request_text":"Tea',
    },
    { code: "invalid_request_shape", when: "The body is JSON, but not an object", body: [] },
    {
      code: "validation_error",
      when: "A field is missing, unknown or wrong, options and images come together, or a file is no picture or recording",
      body: { request_text: QUESTION, options: [OATS] },
    },
    {
      code: "too_many_options",
      when: "There are more than 10 options",
      body: { request_text: QUESTION, options: Array(11).fill(OATS) },
    },
    {
      code: "user_context_not_allowed",
      when: "The body has the member user_context",
      body: { request_text: QUESTION, user_context: {} },
    },
    {
      code: "detect_signals_not_allowed",
      when: "The body has the member detect_signals",
      body: { request_text: QUESTION, detect_signals: true },
    },
    {
      code: "invalid_request",
      when: "The URL of a medium cannot be fetched: its scheme or address is not public, or it does not answer as it must",
    },
    {
      code: "invalid_request",
      status: 415,
      when: "The header content-type is not application/json",
      headers: { "content-type": "text/plain" },
    },
    {
      code: "input_too_large",
      when: "The body is larger than 40 MB, or a medium larger or longer than its limit",
    },
    { code: "internal_error", when: "The service failed; the request id leads to the cause in its log" },
    {
      code: "upstream_error",
      when: "The language model refused, failed, or gave an answer that does not fit",
    },
    {
      code: "service_unavailable",
      when: "Media is sent and the deployment has no language model for its kind, or the database does not answer",
      body: { request_text: QUESTION, images: ["https://pictures.example.com/breakfast.jpg"] },
    },
    {
      code: "upstream_timeout",
      when: "The answer was not ready after 20 seconds, or the language model answered too late",
    },
  ],
  limits: {
    request_text: "4,000 characters",
    options: "2 to 10, a text of up to 4,000 characters each",
    images: "1 to 5, only without options",
    picture: "8 MB, 50 million pixels",
    recording: "20 MB, 300 seconds",
    media: "24 MB inline, 32 MB in all",
    body: "40 MB",
    time: "20 seconds",
  },
};
