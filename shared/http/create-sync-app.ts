import { answerBody, answerQuery } from "./answer-sync.ts";
import { createApp, type OperationRoutes } from "./create-app.ts";
import type { BodyOperation, QueryOperation } from "./operation.ts";
import type { Ports } from "./ports.ts";
import { validateBody } from "./validate-body.ts";

/** The app of an operation that answers a POST at once. */
export function createBodyApp<Input>(operation: BodyOperation<Input>, ports: Ports): OperationRoutes {
  return createApp(operation, ports, {
    methods: ["POST"],
    addHandlers: (routes) =>
      routes.post("/", ...validateBody(operation, ports), answerBody(operation, ports)),
  });
}

/** The app of an operation that answers a GET at once. */
export function createQueryApp<Found>(operation: QueryOperation<Found>, ports: Ports): OperationRoutes {
  return createApp(operation, ports, {
    methods: ["GET"],
    addHandlers: (routes) => routes.get("/", answerQuery(operation, ports)),
  });
}
