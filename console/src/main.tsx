import { render } from "preact";
import { createClient } from "../../client/src/mod.ts";
import { App } from "./app/app.tsx";
import { operationPages } from "./app/operation-pages.ts";
import { createRunStore } from "./jobs/run-store.ts";

const client = createClient({ baseUrl: new URL("./api", document.baseURI).href });
const callers = new Map(operationPages.map(({ id, connect }) => [id, connect(client)]));

const store = createRunStore({
  now: () => Date.now(),
  callerOf(page) {
    const caller = callers.get(page);
    if (caller === undefined) throw new Error(`Cannot call ${page}: it is not the page of an operation`);
    return caller;
  },
});

const place = document.getElementById("console");
if (place === null) throw new Error("Cannot show the console: the page has no element for it");
render(<App store={store} />, place);
