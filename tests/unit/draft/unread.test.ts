import { describe, expect, it } from "vitest";
import { listUnread } from "../../../functions/draft/engine/request/list-unread.ts";
import { measureCpuMs } from "../../support/measure-cpu.ts";

const unread = (text: string, ...explained: string[]) =>
  listUnread([{ text, explained }]).map(({ wish }) => wish);

describe("words of a request that no edit uses", () => {
  it.each<[string, string[]]>([
    ["make it vegan please", []],
    ["can you make this less salty, my kids are picky", []],
    ["plate it like a swan", ["swan"]],
    ["serve on skateboards, and paint it blue", ["skateboards", "paint", "blue"]],
    ["I'm allergic to nuts", []],
  ])("%s", (text, wishes) => {
    expect(unread(text)).toEqual(wishes);
  });

  it("are none where an edit has them", () => {
    expect(unread("swap the turnips for swede", "turnips", "swede")).toEqual([]);
  });

  it("are not explained by the edits of another clause", () => {
    const clauses = [
      { text: "swap the rice for quinoa", explained: ["rice", "quinoa"] },
      { text: "colour the rice purple", explained: [] },
    ];
    expect(listUnread(clauses).map(({ wish }) => wish)).toEqual(["colour", "rice purple"]);
  });

  it("are the whole clause where nothing was read of a wish", () => {
    expect(unread("make it lighter and quick", "quick")).toEqual([]);
    expect(unread("add something nice")).toEqual(["add something nice"]);
    expect(unread("thanks, you are great")).toEqual([]);
  });

  it("are not understood", () => {
    expect(listUnread([{ text: "make it frumious", explained: [] }])).toEqual([
      { wish: "frumious", reason: "not_understood" },
    ]);
  });

  it("are told to a bound in a long text, in time", () => {
    const text = Array.from({ length: 1300 }, (_, at) => `${"bcdfghjklm"[at % 10]}${at}x`).join(". ");
    let wishes: readonly unknown[] = [];
    const spentMs = measureCpuMs(() => {
      wishes = listUnread([{ text, explained: [] }]);
    });
    expect(wishes).toHaveLength(30);
    expect(spentMs).toBeLessThan(3_000);
  });
});
