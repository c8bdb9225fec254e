import { describe, expect, it } from "vitest";
import { unwrapChat } from "../../../functions/draft/engine/source/unwrap-chat.ts";

describe("a pasted chat", () => {
  it.each([
    [["[14:02] Mia: dal", "[14:03] Mia: 1 cup lentils", "[14:05] me: no onion"]],
    [
      [
        "03/02/2025, 14:02 - Mia: dal",
        "03/02/2025, 14:02 - Mia: 1 cup lentils",
        "03/02/2025, 14:05 - me: no onion",
      ],
    ],
    [["2:02 pm Mia: dal", "2:02 pm Mia: 1 cup lentils", "2:05 pm me: no onion"]],
  ])("loses its stamps, and who answers stands apart: %j", (lines) => {
    expect(unwrapChat(lines)).toEqual(["dal", "1 cup lentils", "", "no onion"]);
  });

  it("is none where only one line has a time", () => {
    const lines = ["8.30 Oven: heat to 200", "Mix the flour: slowly"];
    expect(unwrapChat(lines)).toEqual(lines);
  });
});
