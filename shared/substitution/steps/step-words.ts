/** A word of a step at its place. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether a comma, bracket or full stop stands before it. */
  readonly opens: boolean;
}

/** Whether a sentence begins with the word. */
export function isStart(step: string, { start }: Word): boolean {
  return start === 0 || /[.!?:;)]\s*$/.test(step.slice(0, start));
}

/** The text of some words in a row; null where a comma or a full stop parts them. */
export function sliceWords(step: string, words: readonly Word[], from: number, to: number): string | null {
  const run = words.slice(from, to);
  const [first] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined || run.length < to - from) return null;
  return run.slice(1).some(({ opens }) => opens) ? null : step.slice(first.start, last.end);
}

/** The words of a step in order; numbers are none. */
export function readWords(step: string): Word[] {
  return [...step.matchAll(/\p{L}[\p{L}'’-]*/gu)].map((match) => {
    const start = match.index;
    const gap = /[^\p{L}\p{N}]*$/u.exec(step.slice(0, start))?.[0] ?? "";
    return {
      text: match[0],
      start,
      end: start + match[0].length,
      opens: start === 0 || /[,.;:()!?/]/.test(gap),
    };
  });
}
