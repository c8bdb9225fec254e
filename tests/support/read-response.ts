/** JSON of a form that only the test knows: every member may be asked for, and may be missing. */
export type Json = {
  [member: string]: Json | undefined;
};

/** An answer read to its end; `body` is undefined where it is not JSON. */
export type ApiAnswer = {
  status: number;
  headers: Headers;
  text: string;
  body: Json | undefined;
};

/** Reads a response to its end. */
export async function readAnswer(response: Response): Promise<ApiAnswer> {
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
