/** Something that is being waited for. */
export type Progress = {
  /** Says how far it has come. */
  update: (text: string) => void;
  /** Takes the line away again. */
  stop: () => void;
};
