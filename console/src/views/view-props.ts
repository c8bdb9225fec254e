/** What comes with a result; the shell shows it, a view may read it. */
export type ResultMeta = {
  catalogue_release?: string | undefined;
  warnings?: readonly string[] | undefined;
  [member: string]: unknown;
};

/** What every view is given; `request` is null where a job was taken up by its id alone. */
export type ViewProps<Result, Request> = { result: Result; meta: ResultMeta; request: Request | null };
