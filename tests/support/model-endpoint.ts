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
export type ModelAnswer = (response: ServerResponse, request: ModelRequest) => void | Promise<void>;

/** A real HTTP server that answers as an OpenAI-compatible endpoint does, one scripted answer per request. */
export type ModelEndpoint = {
  /** What to configure: ends with `/v1`. */
  baseUrl: string;
  /** All requests so far, in their order. */
  requests: ModelRequest[];
  /** Queues answers; a request beyond the script gets status 500, or what `answerRest` tells. */
  script: (...answers: ModelAnswer[]) => void;
  answerRest: (answer: ModelAnswer) => void;
  /** Forgets requests and script. */
  reset: () => void;
  /** Resolves when `count` requests have come in. */
  received: (count: number) => Promise<void>;
  close: () => Promise<void>;
};

/** Starts an endpoint on the loopback address, on a free port unless told. */
export async function startModelEndpoint({ port: wantedPort = 0 } = {}): Promise<ModelEndpoint> {
  const requests: ModelRequest[] = [];
  const answers: ModelAnswer[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let rest = answerStatus(500);
  const server = createServer(async (incoming, response) => {
    const request = await readRequest(incoming);
    requests.push(request);
    for (const { count, resolve } of waiting) if (requests.length >= count) resolve();
    await (answers.shift() ?? rest)(response, request);
  });
  server.listen(wantedPort, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    script: (...more) => void answers.push(...more),
    answerRest: (answer) => {
      rest = answer;
    },
    reset: () => {
      requests.length = 0;
      answers.length = 0;
      rest = answerStatus(500);
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

/** A JSON answer of a status, with further headers. */
export function answerJson(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): ModelAnswer {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify(body));
  };
}

/** An error answer in the endpoint's form. */
export function answerStatus(
  status: number,
  { headers = {}, error = {} }: { headers?: Record<string, string>; error?: Record<string, unknown> } = {},
): ModelAnswer {
  return answerJson({ error: { message: "Scripted failure", ...error } }, { status, headers });
}

/** A finished chat completion with this text, or with this value as JSON text. */
export function answerChat(
  content: unknown,
  choice: { finish_reason?: string; refusal?: string } = {},
): ModelAnswer {
  const { finish_reason = "stop", refusal = null } = choice;
  const text = typeof content === "string" || content === null ? content : JSON.stringify(content);
  return (response, request) =>
    answerJson({
      id: "chatcmpl-1",
      object: "chat.completion",
      created: 0,
      model: request.body?.model,
      choices: [{ index: 0, finish_reason, message: { role: "assistant", content: text, refusal } }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    })(response, request);
}

/** Text of any media type, an HTML page unless told. */
export function answerText(
  text: string,
  { status = 200, mediaType = "text/html; charset=utf-8" }: { status?: number; mediaType?: string } = {},
): ModelAnswer {
  return (response) => {
    response.writeHead(status, { "content-type": mediaType });
    response.end(text);
  };
}

/** Takes the request and never answers. */
export function answerNever(): ModelAnswer {
  return () => {};
}

/** Cuts the connection without an answer. */
export function answerByHangingUp(): ModelAnswer {
  return (response) => void response.socket?.destroy();
}

/** A list of one picture, as the images interface answers it. */
export function answerPicture(bytes: Uint8Array): ModelAnswer {
  return answerJson({ created: 0, data: [{ b64_json: Buffer.from(bytes).toString("base64") }] });
}

/** The members of a request for a picture. */
export function readPictureRequest(request: ModelRequest | undefined): Record<string, unknown> {
  if (request?.path !== "/v1/images/generations")
    throw new TypeError("Cannot read the request: it asks for no picture");
  return JSON.parse(request.bytes.toString("utf8"));
}
