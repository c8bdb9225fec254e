import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** A request as it reached the endpoint; `body` is undefined where it is not JSON. */
export type ModelRequest = {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
  body: ChatBody | undefined;
};

type ChatPart = { type: string; text?: string; image_url?: { url: string } };

/** The members of a chat request that tests look at. */
export type ChatBody = {
  model: string;
  messages: { role: string; content: string | ChatPart[] }[];
  response_format?: { type: string; json_schema?: { strict: boolean; schema: object } };
  temperature?: number;
  seed?: number;
};

/** What the endpoint does with one request; it gets the response to write to. */
export type ModelResponse = (response: ServerResponse, request: ModelRequest) => void | Promise<void>;

/** A real HTTP server that responds as an OpenAI-compatible endpoint does, one scripted response per request. */
export type ModelEndpoint = {
  /** What to configure: ends with `/v1`. */
  baseUrl: string;
  /** All requests so far, in their order. */
  requests: ModelRequest[];
  /** Queues responses; a request beyond the script gets status 500, or the response of `respondByDefault`. */
  script: (...scripted: ModelResponse[]) => void;
  respondByDefault: (respond: ModelResponse) => void;
  /** Forgets requests and script. */
  reset: () => void;
  /** Resolves when `count` requests have come in. */
  received: (count: number) => Promise<void>;
  close: () => Promise<void>;
};

/** Starts an endpoint on the loopback address, by default on a free port. */
export async function startModelEndpoint({ port: wantedPort = 0 } = {}): Promise<ModelEndpoint> {
  const requests: ModelRequest[] = [];
  const scripted: ModelResponse[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let defaultResponse = errorResponse(500);
  const server = createServer(async (incoming, response) => {
    const request = await readRequest(incoming);
    requests.push(request);
    for (const { count, resolve } of waiting) if (requests.length >= count) resolve();
    await (scripted.shift() ?? defaultResponse)(response, request);
  });
  server.listen(wantedPort, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    script: (...more) => void scripted.push(...more),
    respondByDefault: (respond) => {
      defaultResponse = respond;
    },
    reset: () => {
      requests.length = 0;
      scripted.length = 0;
      defaultResponse = errorResponse(500);
    },
    received: (count) =>
      requests.length >= count
        ? Promise.resolve()
        : new Promise((resolve) => waiting.push({ count, resolve })),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function readRequest(incoming: IncomingMessage): Promise<ModelRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const { method = "", url = "", headers } = incoming;
  return { method, path: url, headers, bytes, body: parseChatBody(bytes) };
}

function parseChatBody(bytes: Buffer): ChatBody | undefined {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return undefined;
  }
}

/** A JSON response with a status and further headers. */
export function jsonResponse(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): ModelResponse {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify(body));
  };
}

/** An error response in the endpoint's form. */
export function errorResponse(
  status: number,
  { headers = {}, error = {} }: { headers?: Record<string, string>; error?: Record<string, unknown> } = {},
): ModelResponse {
  return jsonResponse({ error: { message: "Scripted failure", ...error } }, { status, headers });
}

/** A finished chat completion with this text, or with this value as JSON text. */
export function chatResponse(
  content: unknown,
  choice: { finish_reason?: string; refusal?: string } = {},
): ModelResponse {
  const { finish_reason = "stop", refusal = null } = choice;
  const text = typeof content === "string" || content === null ? content : JSON.stringify(content);
  return (response, request) =>
    jsonResponse({
      id: "chatcmpl-1",
      object: "chat.completion",
      created: 0,
      model: request.body?.model,
      choices: [{ index: 0, finish_reason, message: { role: "assistant", content: text, refusal } }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    })(response, request);
}

/** Text of any media type, by default an HTML page. */
export function textResponse(
  text: string,
  { status = 200, mediaType = "text/html; charset=utf-8" }: { status?: number; mediaType?: string } = {},
): ModelResponse {
  return (response) => {
    response.writeHead(status, { "content-type": mediaType });
    response.end(text);
  };
}

/** Accepts the request and never responds. */
export function noResponse(): ModelResponse {
  return () => {};
}

/** Closes the connection without a response. */
export function hangUp(): ModelResponse {
  return (response) => void response.socket?.destroy();
}

/** A list of one picture, as the images interface returns it. */
export function pictureResponse(bytes: Uint8Array): ModelResponse {
  return jsonResponse({ created: 0, data: [{ b64_json: Buffer.from(bytes).toString("base64") }] });
}

/** The members of a request for a picture. */
export function readPictureRequest(request: ModelRequest | undefined): Record<string, unknown> {
  if (request?.path !== "/v1/images/generations")
    throw new TypeError("Cannot read the request: it is not a request for a picture");
  return JSON.parse(request.bytes.toString("utf8"));
}
