import ora from "ora";
import type { Progress } from "./progress.ts";

/** Off a terminal, what is done sooner than this leaves no line. */
const PATIENCE_MS = 2_000;
/** Off a terminal, lines of a long work come no more often. */
const PAUSE_MS = 10_000;

type Stream = NodeJS.WritableStream & { isTTY?: boolean };

/** A line that moves on a terminal; elsewhere plain lines, few, and none where the work is quick. */
export function startProgress(text: string, stream: Stream): Progress {
  return stream.isTTY ? startSpinner(text, stream) : startLines(text, stream);
}

function startSpinner(text: string, stream: Stream): Progress {
  // Discarding stdin would put the terminal into raw mode, where Ctrl-C is no signal.
  const spinner = ora({ text, stream, discardStdin: false }).start();
  return {
    update: (next) => {
      spinner.text = next;
    },
    stop: () => void spinner.stop(),
  };
}

function startLines(text: string, stream: Stream): Progress {
  let current = text;
  let told = "";
  const tell = () => {
    if (current !== told) stream.write(`${current}\n`);
    told = current;
    timer = setTimeout(tell, PAUSE_MS).unref();
  };
  let timer = setTimeout(tell, PATIENCE_MS).unref();
  return {
    update: (next) => {
      current = next;
    },
    stop: () => clearTimeout(timer),
  };
}
