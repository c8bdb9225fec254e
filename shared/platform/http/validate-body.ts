import { type Hook, zValidator } from "@hono/zod-validator";
import type { Context, MiddlewareHandler } from "hono";
import { fieldError } from "../kernel/mod.ts";
import { requireAdmitted, requireAllowed } from "./admission.ts";
import type { BodyRules, OperationBase } from "./operation.ts";
import type { Ports } from "./ports.ts";
import { parseBody, readBodyText, requireJsonMediaType } from "./read-request.ts";
import type { KeyVariables, VersionVariables } from "./request-guards.ts";
import { toSchemaError } from "./schema-error.ts";

type Env = { Variables: KeyVariables & VersionVariables };

/** The type of `c.req.valid("json")` in handlers after {@link validateBody}. */
export type ValidBody<Input> = { in: { json: object }; out: { json: Input } };

type Rules<Input> = Pick<OperationBase, "name" | "earlier" | "refusals"> & {
  body: BodyRules<Input>;
  findInputMode?: (body: unknown) => string | undefined;
};

/**
 * Reads and validates the body. Only callers whose key, scope and input mode are valid learn what is wrong
 * with it; the database checks these in the one call that a rejected request makes.
 */
export function validateBody<Input>(
  rules: Rules<Input>,
  ports: Ports,
): [MiddlewareHandler<Env>, MiddlewareHandler<Env, string, ValidBody<Input>>] {
  async function reject(c: Context<Env>, error: unknown, inputMode?: string): Promise<never> {
    const request = { keyHash: c.var.keyHash, operation: rules.name, valid: false, inputMode };
    requireAdmitted(rules, await ports.store.admit(request));
    throw error;
  }

  async function readBody(c: Context<Env>, next: () => Promise<void>): Promise<void> {
    let inputMode: string | undefined;
    try {
      requireJsonMediaType(c.req.header("content-type"));
      const { body, issue } = parseBody(await readBodyText(c.req.raw, limitsOf(c)), rules.body.shapeCode);
      inputMode = rules.findInputMode?.(body);
      if (issue) throw fieldError(rules.body.fieldCode, [issue]);
      provideJson(c, rules.earlier?.[c.get("apiVersion")]?.toLatest(body) ?? body);
    } catch (error) {
      await reject(c, error, inputMode);
    }
    await next();
  }

  function limitsOf(c: Context<Env>) {
    const { JSON_BODY_BYTES, MEDIA_BODY_BYTES } = ports.settings;
    return {
      maxBytes: rules.body.size === "media" ? MEDIA_BODY_BYTES : JSON_BODY_BYTES,
      unverifiedBytes: JSON_BODY_BYTES,
      verifyCaller: async () => requireAllowed(rules, await ports.store.checkKey(c.var.keyHash, rules.name)),
    };
  }

  const rejectInvalidFields: Hook<Input, Env, string, "json", object, typeof rules.body.schema> = async (
    result,
    c,
  ) => {
    if (result.success) return;
    const mode = rules.findInputMode?.(result.data);
    await reject(c, toSchemaError(result.error, rules.body.fieldCode, result.data), mode);
  };
  const checkSchema = zValidator<typeof rules.body.schema, "json", Env, string, typeof rejectInvalidFields>(
    "json",
    rules.body.schema,
    rejectInvalidFields,
  );
  return [readBody, checkSchema];
}

/** The validator gets the body as it is: media makes it large, and parsing it twice would double that. */
function provideJson({ req }: Context<Env>, body: object): void {
  Object.defineProperty(req, "json", { value: async () => body });
}
