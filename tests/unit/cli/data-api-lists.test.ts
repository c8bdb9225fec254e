import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { createDataApiLister } from "../../../supabase/local/data-api-client.ts";

/** A Data API that returns at most `maxRows` of the rows of a function, as PostgREST does. */
async function serveRows(rows: readonly object[], maxRows: number) {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    const { searchParams } = new URL(request.url ?? "", "http://localhost");
    const offset = Number(searchParams.get("offset") ?? 0);
    const page = rows.slice(offset, offset + Math.min(maxRows, Number(searchParams.get("limit") ?? maxRows)));
    const range = page.length === 0 ? "*" : `${offset}-${offset + page.length - 1}`;
    response.writeHead(page.length < rows.length ? 206 : 200, {
      "content-type": "application/json",
      "content-range": `${range}/${rows.length}`,
    });
    response.end(JSON.stringify(page));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { list: createDataApiLister(`http://127.0.0.1:${port}`, "key"), count: () => requests };
}

const rows = Array.from({ length: 25 }, (_, id) => ({ id }));

it("a list that a project cuts is read to its end, in order", async () => {
  const { list, count } = await serveRows(rows, 10);
  expect(await list("list_keys")).toEqual(rows);
  expect(count()).toBe(3);
});

it.each([
  ["shorter than the limit", rows.slice(0, 9)],
  ["as long as the limit", rows.slice(0, 10)],
  ["empty", []],
])("a list that is %s takes one request", async (_what, some) => {
  const { list, count } = await serveRows(some, 10);
  expect(await list("list_keys")).toEqual(some);
  expect(count()).toBe(1);
});
