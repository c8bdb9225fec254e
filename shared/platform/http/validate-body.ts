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
    requireAdmitted(rules, await admitInvalid(c.var.keyHash, inputMode));
    throw error;
  }

  function admitInvalid(keyHash: string, inputMode: string | undefined) {
    return ports.store.admit({ keyHash, operation: rules.name, valid: false, inputMode });
  }

  async function readBody(c: Context<Env>, next: () => Promise<void>): Promise<void> {
    let inputMode: string | undefined;
    try {
      requireJsonMediaType(c.req.header("content-type"));
      const text = await readBodyText(c.req.raw, limitsOf(c));
      const { body, issue } = parseBody(text, rules.body.shapeCode);
      inputMode = rules.findInputMode?.(body);
      if (issue) throw fieldError(rules.body.fieldCode, [issue]);
      const earlier = rules.earlier?.[c.var.apiVersion];
      const latest = earlier ? JSON.stringify(earlier.toLatest(body)) : text;
      c.req.raw = new Request(c.req.raw.url, { method: "POST", headers: c.req.raw.headers, body: latest });
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
