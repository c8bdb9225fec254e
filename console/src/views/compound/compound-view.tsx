import type { ViewProps } from "../view-props.ts";

/** Stands in until the view is there. */
export function CompoundView({ result }: ViewProps<unknown, unknown>) {
  return <pre>{JSON.stringify(result, null, 2)}</pre>;
}
