import { type Hook, zValidator } from "@hono/zod-validator";
import type { Context, MiddlewareHandler } from "hono";
import { fieldError } from "../kernel/field-error.ts";
import { requireAdmitted, requireAllowed } from "./admit.ts";
import type { BodyRules, OperationBase } from "./operation.ts";
import { parseBody, requireJsonMediaType } from "./parse-body.ts";
import type { Ports } from "./ports.ts";
import { readBodyText } from "./read-body.ts";
import type { KeyVariables } from "./require-key.ts";
import type { VersionVariables } from "./require-version.ts";
import { toSchemaError } from "./schema-error.ts";

type Env = { Variables: KeyVariables & VersionVariables };

/** What a handler after {@link validateBody} may read as `c.req.valid("json")`. */
export type ValidBody<Input> = { in: { json: object }; out: { json: Input } };

type Rules<Input> = Pick<OperationBase, "name" | "earlier"> & {
  body: BodyRules<Input>;
  findInputMode?: (body: unknown) => string | undefined;
};

/**
 * Reads and checks the body. What is wrong with it is told only to a caller whose key, scope and input
 * mode stand, which the database says in the one call that a refused request makes.
 */
export function validateBody<Input>(
  rules: Rules<Input>,
  ports: Ports,
): [MiddlewareHandler<Env>, MiddlewareHandler<Env, string, ValidBody<Input>>] {
  async function refuse(c: Context<Env>, error: unknown, inputMode?: string): Promise<never> {
    requireAdmitted(await admitInvalid(c.var.keyHash, inputMode));
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
      await refuse(c, error, inputMode);
    }
    await next();
  }

  function limitsOf(c: Context<Env>) {
    const { JSON_BODY_BYTES, MEDIA_BODY_BYTES } = ports.settings;
    return {
      maxBytes: rules.body.size === "media" ? MEDIA_BODY_BYTES : JSON_BODY_BYTES,
      unverifiedBytes: JSON_BODY_BYTES,
      verifyCaller: async () => requireAllowed(await ports.store.checkKey(c.var.keyHash, rules.name)),
    };
  }

  const refuseWrongFields: Hook<Input, Env, string, "json", object, typeof rules.body.schema> = async (
    result,
    c,
  ) => {
    if (result.success) return;
    const mode = rules.findInputMode?.(result.data);
    await refuse(c, toSchemaError(result.error, rules.body.fieldCode, result.data), mode);
  };
  const checkSchema = zValidator<typeof rules.body.schema, "json", Env, string, typeof refuseWrongFields>(
    "json",
    rules.body.schema,
    refuseWrongFields,
  );
  return [readBody, checkSchema];
}
