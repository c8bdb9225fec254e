/** The meta of a result; the shell shows it, a view may read it. */
export type ResultMeta = {
  catalogue_release?: string | undefined;
  warnings?: readonly string[] | undefined;
  [member: string]: unknown;
};

/** The props of every view; `request` is null if the job was opened by its id. `ask` sends another request. */
export type ViewProps<Result, Request, Meta extends ResultMeta = ResultMeta> = {
  result: Result;
  meta: Meta;
  request: Request | null;
  ask: (body: Record<string, unknown>) => void;
};
