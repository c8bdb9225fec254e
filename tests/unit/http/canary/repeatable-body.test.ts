import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { createRepeatableBody } from "../../../../shared/platform/http/canary/repeatable-body.ts";

const encoder = new TextEncoder();

/** A body that a test sends piece by piece. */
function openBody() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const source = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened;
    },
  });
  return {
    source,
    send: (text: string) => controller?.enqueue(encoder.encode(text)),
    end: () => controller?.close(),
    fail: () => controller?.error(new Error("the caller has gone")),
  };
}

const readText = (stream: ReadableStream<Uint8Array> | null) => new Response(stream).text();

it("a body passes on while it arrives", async () => {
  const { source, send, end } = openBody();
  const body = createRepeatableBody(source, 100);
  expect(body.isTouched()).toBe(false);
  const reader = body.stream.getReader();
  send("first");
  expect((await reader.read()).value).toEqual(encoder.encode("first"));
  expect(body.isTouched()).toBe(true);
  send("second");
  end();
  expect((await reader.read()).value).toEqual(encoder.encode("second"));
  expect((await reader.read()).done).toBe(true);
});

it("what has passed comes first when the body is read again, then the rest", async () => {
  const { source, send, end } = openBody();
  const body = createRepeatableBody(source, 100);
  const reader = body.stream.getReader();
  send("one ");
  await reader.read();
  // Asked for, but not there yet.
  const pending = reader.read();
  await nextTurn();
  const again = readText(body.repeat());
  await nextTurn();
  send("two ");
  send("three");
  end();
  expect(await again).toBe("one two three");
  await pending;
  await expect(reader.read()).rejects.toThrow("given up");
});

it("an untouched body and one that has passed as a whole can be repeated", async () => {
  const untouched = openBody();
  untouched.send("all");
  untouched.end();
  expect(await readText(createRepeatableBody(untouched.source, 100).repeat())).toBe("all");
  const { source, send, end } = openBody();
  const body = createRepeatableBody(source, 100);
  send("all");
  end();
  expect(await readText(body.stream)).toBe("all");
  expect(await readText(body.repeat())).toBe("all");
});

it("a body is not repeated once more of it has passed than is remembered", async () => {
  const { source, send } = openBody();
  const body = createRepeatableBody(source, 10);
  const reader = body.stream.getReader();
  send("0123456789");
  await reader.read();
  expect(body.repeat()).not.toBeNull();
  const large = openBody();
  const other = createRepeatableBody(large.source, 10);
  large.send("0123456789+");
  await other.stream.getReader().read();
  expect(other.repeat()).toBeNull();
});

it("a caller that goes away differs from a receiver that does", async () => {
  const { source, send, fail } = openBody();
  const body = createRepeatableBody(source, 100);
  const reader = body.stream.getReader();
  send("half");
  await reader.read();
  expect(body.hasFailed()).toBe(false);
  fail();
  await expect(reader.read()).rejects.toThrow("the caller has gone");
  expect(body.hasFailed()).toBe(true);
});
