import ora from "ora";

/** The progress line of something that takes a while. */
export type Progress = {
  /** Replaces the text of the line. */
  update: (text: string) => void;
  /** Removes the line. */
  stop: () => void;
};

/** Without a terminal, work that ends sooner than this prints no line. */
const firstLineMs = 2_000;
/** Without a terminal, lines are at least this far apart. */
const lineIntervalMs = 10_000;

type Stream = NodeJS.WritableStream & { isTTY?: boolean };

/** Shows a spinner on a terminal; elsewhere a few plain lines, and none if the work is quick. */
export function startProgress(text: string, stream: Stream): Progress {
  return stream.isTTY ? startSpinner(text, stream) : startLines(text, stream);
}

function startSpinner(text: string, stream: Stream): Progress {
  // Discarding stdin would put the terminal into raw mode, where Ctrl-C sends no signal.
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
  let written = "";
  const write = () => {
    if (current !== written) stream.write(`${current}\n`);
    written = current;
    timer = setTimeout(write, lineIntervalMs).unref();
  };
  let timer = setTimeout(write, firstLineMs).unref();
  return {
    update: (next) => {
      current = next;
    },
    stop: () => clearTimeout(timer),
  };
}
