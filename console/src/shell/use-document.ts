import { useEffect, useState } from "preact/hooks";

/** A file beside the page: on its way, there, or not to be had. */
export type LoadedFile =
  | { state: "loading" }
  | { state: "ready"; text: string }
  | { state: "failed"; reason: string };

/** Reads a file that stands beside the page. */
export function useDocument(name: string): LoadedFile {
  const [file, setFile] = useState<LoadedFile>({ state: "loading" });
  useEffect(() => {
    const controller = new AbortController();
    readFile(name, controller.signal).then(
      (text) => setFile({ state: "ready", text }),
      (error) =>
        controller.signal.aborted || setFile({ state: "failed", reason: String(error.message ?? error) }),
    );
    return () => controller.abort();
  }, [name]);
  return file;
}

async function readFile(name: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(new URL(name, document.baseURI), { signal });
  if (!answer.ok) throw new Error(`${name} is answered with ${answer.status}`);
  return answer.text();
}
