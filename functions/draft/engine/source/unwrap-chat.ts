/** "[14:02] Priya: ", "12/03/2024, 14:02 - Priya: ": when a message was sent, and by whom. */
const stamp =
  /^\s*\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? )?\d{1,2}[:.]\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?\]?(?: ?[-–])? (\p{L}[\p{L} .'-]{0,24}): /iu;
const fewestMessages = 2;

/** The messages of a pasted chat without their stamps, those of another sender in a paragraph of their own. */
export function unwrapChat(lines: readonly string[]): readonly string[] {
  const senders = lines.map((line) => stamp.exec(line)?.[1] ?? null);
  if (senders.filter((sender) => sender !== null).length < fewestMessages) return lines;
  let last: string | null = null;
  return lines.flatMap((line, at) => {
    const sender = senders[at] ?? null;
    if (sender === null) return [line];
    const isOther = last !== null && sender !== last;
    last = sender;
    const said = line.replace(stamp, "");
    return isOther ? ["", said] : [said];
  });
}
