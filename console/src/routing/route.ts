/** Where the reader is: a page, and on an operation's page the run that is shown. */
export type Route = { page: string; run: string | null };

const FORM = /^#\/([a-z0-9-]+)(?:\/([A-Za-z0-9-]{1,64}))?\/?$/;

/** Reads `#/decode` and `#/decode/<run>`; an empty hash is the first page, and an odd one a page that is not there. */
export function parseRoute(hash: string, firstPage: string): Route {
  if (hash === "" || hash === "#" || hash === "#/") return { page: firstPage, run: null };
  const [, page = "", run = null] = FORM.exec(hash) ?? [];
  return { page, run };
}

/** The hash of a route. */
export function formRoute({ page, run }: Route): string {
  return run === null ? `#/${page}` : `#/${page}/${run}`;
}
