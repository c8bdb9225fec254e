import type { Output } from "../output/output.ts";
import type { Progress } from "../output/progress.ts";

/** Options that every command knows. */
export type GlobalOptions = {
  /** True where the answer is to be printed as JSON, and nothing else on stdout. */
  json: boolean;
  /** Address of a service or project; undefined for the local stack. */
  url: string | undefined;
};

/** What a command gets from the process that runs it. */
export type Context = {
  output: Output;
  variables: NodeJS.ProcessEnv;
  /** Aborted by Ctrl-C: a wait that gets it ends with exit code 130. */
  signal: AbortSignal;
  /** Begins to tell on stderr what is being waited for; `stop` it before anything is printed. */
  startProgress: (text: string) => Progress;
  /** The text of a file, or of stdin for "-"; throws {@link UsageError} where it cannot be read. */
  readInput: (path: string) => Promise<string>;
  /** Asks on the terminal; throws {@link UsageError} where there is none. */
  confirm: (question: string) => Promise<boolean>;
  /** Work that has to be ended or undone in order: the first Ctrl-C aborts the signal, and the process stays. */
  hold: <Result>(work: () => Promise<Result>) => Promise<Result>;
};
