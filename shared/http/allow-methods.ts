import type { MiddlewareHandler } from "hono";
import { ServiceError } from "../kernel/service-error.ts";

/** Refuses every method but those of the operation; HEAD and OPTIONS are no exception. */
export function allowMethods(methods: readonly string[]): MiddlewareHandler {
  return async function allowMethodsMiddleware(c, next) {
    if (!methods.includes(c.req.method)) {
      c.header("allow", methods.join(", "));
      throw new ServiceError(
        "method_not_allowed",
        `Cannot serve ${c.req.method}: use ${methods.join(" or ")}`,
      );
    }
    await next();
  };
}
