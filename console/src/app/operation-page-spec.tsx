import type { VNode } from "preact";
import type { NutritionAnalysisClient, OperationName } from "../../../client/src/mod.ts";
import type { FormSpec } from "../forms/form-spec.ts";
import type { Body } from "../forms/request-body.ts";
import type { Caller } from "../jobs/caller.ts";
import type { Outcome } from "../jobs/run.ts";
import type { ResultMeta, ViewProps } from "../views/view-props.ts";

/** The page of an operation; `id` is its name in the address. */
export type OperationPageSpec = {
  id: string;
  group: "Analyse" | "Create" | "Look up";
  title: string;
  lead: string;
  operation: OperationName;
  kind: "get" | "post" | "job";
  form: FormSpec;
  connect: (client: NutritionAnalysisClient) => Caller;
  /** Renders a result; `ask` sends another request of the operation. */
  show: (outcome: Outcome, body: Body | null, ask: (body: Body) => void) => VNode;
  /** Renders the details of an error, if the operation has any. */
  showDetails?: (error: { details?: unknown }) => VNode;
};

/**
 * Renders the results of an operation with its view. The type of a result is not checked here: the tests of the service
 * validate its responses against the contract.
 */
export function showWith<Result, Request, Meta extends ResultMeta>(
  View: (props: ViewProps<Result, Request, Meta>) => VNode | null,
): OperationPageSpec["show"] {
  return ({ result, meta }, body, ask) => (
    <View result={result as Result} meta={meta as Meta} request={body as Request | null} ask={ask} />
  );
}

/** Renders the details of an operation's errors with their view. */
export function showDetailsWith(
  View: (props: { error: { details?: unknown } }) => VNode | null,
): NonNullable<OperationPageSpec["showDetails"]> {
  return (error) => <View error={error} />;
}
