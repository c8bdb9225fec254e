export { requireAdmitted, requireAllowed, setLimitHeaders } from "./admission.ts";
export { listPollErrors, listRequestErrors, statusOf } from "./common-errors.ts";
export { createApp, type OperationApp } from "./create-app.ts";
export { createBodyApp, createQueryApp } from "./create-sync-app.ts";
export type {
  BodyOperation,
  BodyRules,
  EarlierVersion,
  ErrorBody,
  OperationBase,
  QueryOperation,
} from "./operation.ts";
export type { ErrorReference, OperationReference } from "./operation-reference.ts";
export type { Ports } from "./ports.ts";
export { readSingleParameter } from "./read-request.ts";
export { respondSuccess, showResult, toErrorBody } from "./respond.ts";
export { serveFunction } from "./serve.ts";
export { settingNames } from "./settings.ts";
export type { StackEnv } from "./stack-env.ts";
export { type ValidBody, validateBody } from "./validate-body.ts";
