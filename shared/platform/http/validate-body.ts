import type { Context, MiddlewareHandler } from "hono";
import * as z from "zod/mini";
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
 * Reads and validates the body, which is parsed once: media makes it large. Only callers whose key, scope and input mode
 * are valid learn what is wrong with it; the database checks these in the one call that a rejected request makes.
 */
export function validateBody<Input>(
  rules: Rules<Input>,
  ports: Ports,
): MiddlewareHandler<Env, string, ValidBody<Input>> {
  const { schema, shapeCode, fieldCode } = rules.body;

  return async function validateBodyMiddleware(c, next) {
    let inputMode: string | undefined;
    try {
      requireJsonMediaType(c.req.header("content-type"));
      const sent = parseBody(await readBodyText(c.req.raw, limitsOf(c)), shapeCode);
      inputMode = rules.findInputMode?.(sent.body);
      if (sent.issue) throw fieldError(fieldCode, [sent.issue]);
      const body = rules.earlier?.[c.var.apiVersion]?.toLatest(sent.body) ?? sent.body;
      inputMode = rules.findInputMode?.(body);
      const { data, error } = await z.safeParseAsync(schema, body);
      if (error) throw toSchemaError(error, fieldCode, body);
      c.req.addValidatedData("json", asObject(data));
    } catch (error) {
      const request = { keyHash: c.var.keyHash, operation: rules.name, valid: false, inputMode };
      requireAdmitted(rules, await ports.store.admit(request));
      throw error;
    }
    await next();
  };

  function limitsOf(c: Context<Env>) {
    const { JSON_BODY_BYTES, MEDIA_BODY_BYTES } = ports.settings;
    return {
      maxBytes: rules.body.size === "media" ? MEDIA_BODY_BYTES : JSON_BODY_BYTES,
      unverifiedBytes: JSON_BODY_BYTES,
      verifyCaller: async () => requireAllowed(rules, await ports.store.checkKey(c.var.keyHash, rules.name)),
    };
  }
}

/** The schema of a body describes an object, which the type parameter of its output does not say. */
function asObject(data: unknown): object {
  return data as object;
}
