/** What the command line's exit codes mean; operators' scripts rely on them. */
export const EXIT_CODES = {
  ok: 0,
  refused: 1,
  usage: 2,
  unreachable: 3,
  undecided: 4,
  rolledBack: 5,
  interrupted: 130,
} as const;

/** One of {@link EXIT_CODES}. */
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];
