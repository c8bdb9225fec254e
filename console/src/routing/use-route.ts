import { useEffect, useState } from "preact/hooks";
import { formRoute, parseRoute, type Route } from "./route.ts";

/** The route of the address bar, as it changes. */
export function useRoute(firstPage: string): Route {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return parseRoute(hash, firstPage);
}

/** Goes to a route; `replace` where the way back should not stop at the present one. */
export function goTo(route: Route, { replace = false } = {}): void {
  const hash = formRoute(route);
  if (replace) location.replace(hash);
  else location.hash = hash;
}
