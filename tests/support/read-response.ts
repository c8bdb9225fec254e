/** JSON of a form that only the test knows: every member may be read, and may be missing. */
export type Json = {
  [member: string]: Json | undefined;
};

/** A response read to its end; `body` is undefined where it is not JSON. */
export type ApiResponse = {
  status: number;
  headers: Headers;
  text: string;
  body: Json | undefined;
};

/** Reads a response to its end. */
export async function readResponse(response: Response): Promise<ApiResponse> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parseJson(text) };
}

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
