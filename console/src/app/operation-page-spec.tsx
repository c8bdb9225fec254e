import type { VNode } from "preact";
import type { NutritionAnalysisClient, OperationName } from "../../../client/src/mod.ts";
import type { FormSpec } from "../forms/form-spec.ts";
import type { Body } from "../forms/to-body.ts";
import type { Caller } from "../jobs/caller.ts";
import type { Outcome } from "../jobs/run.ts";
import type { ViewProps } from "../views/view-props.ts";

/** What the page of an operation is made of; `id` is its name in the address. */
export type OperationPageSpec = {
  id: string;
  group: "Read" | "Make" | "Choose";
  title: string;
  lead: string;
  operation: OperationName;
  kind: "get" | "post" | "job";
  form: FormSpec;
  connect: (client: NutritionAnalysisClient) => Caller;
  show: (outcome: Outcome, body: Body | null) => VNode;
  /** What an error's details tell beside its message. */
  showDetails?: (error: { details?: unknown }) => VNode;
};

/**
 * Shows the results of an operation with its view. A result is trusted to be that of the operation that was called:
 * the service's answers are held to its contract by its own tests.
 */
export function showWith<Result, Request>(
  View: (props: ViewProps<Result, Request>) => VNode | null,
): OperationPageSpec["show"] {
  return ({ result, meta }, body) => (
    <View result={result as Result} meta={meta} request={body as Request | null} />
  );
}

/** Shows the details of an operation's errors with its view of them. */
export function showDetailsWith(
  View: (props: { error: { details?: unknown } }) => VNode | null,
): NonNullable<OperationPageSpec["showDetails"]> {
  return (error) => <View error={error} />;
}
