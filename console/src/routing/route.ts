import { useEffect, useState } from "preact/hooks";

/** A place in the console: a page and, on the page of an operation, the visible run. */
export type Route = { page: string; run: string | null };

const routeForm = /^#\/([a-z0-9-]+)(?:\/([A-Za-z0-9-]{1,64}))?\/?$/;

/** Parses `#/decode` and `#/decode/<run>`; an empty hash is the first page, an invalid one an unknown page. */
export function parseRoute(hash: string, firstPage: string): Route {
  if (hash === "" || hash === "#" || hash === "#/") return { page: firstPage, run: null };
  const [, page = "", run = null] = routeForm.exec(hash) ?? [];
  return { page, run };
}

/** Forms the hash of a route. */
export function formRoute({ page, run }: Route): string {
  return run === null ? `#/${page}` : `#/${page}/${run}`;
}

/** The route in the address bar, as it changes. */
export function useRoute(firstPage: string): Route {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return parseRoute(hash, firstPage);
}

/** Goes to a route; `replace` leaves the current route out of the history. */
export function goTo(route: Route, { replace = false } = {}): void {
  const hash = formRoute(route);
  if (replace) location.replace(hash);
  else location.hash = hash;
}
