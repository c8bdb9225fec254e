import type { ViewProps } from "../view-props.ts";

/** Stands in until the view is there. */
export function DecideView({ result }: ViewProps<unknown, unknown>) {
  return <pre>{JSON.stringify(result, null, 2)}</pre>;
}
