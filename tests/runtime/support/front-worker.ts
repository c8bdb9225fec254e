type Bindings = Record<string, { fetch: (request: Request) => Promise<Response> } | undefined>;

/** Stands where a zone's routes stand: passes each request to the Worker of its operation. */
export default {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    const [, operation = ""] = /^\/functions\/v1\/([a-z_]+)/.exec(new URL(request.url).pathname) ?? [];
    const worker = bindings[operation];
    return worker ? worker.fetch(request) : new Response("no such operation", { status: 404 });
  },
};
