import { expect, inject, it } from "vitest";
import { makePng } from "../unit/media/support/image-files.ts";
import { openStorage } from "./support/stored-media.ts";

const storage = openStorage();
const picture = { bytes: makePng(3, 3), mimeType: "image/png" };

it("a signed address of a picture opens it through the gateway without any key, and nothing beside it", async () => {
  const path = "pictures/design/job/0.png";
  await storage.put(path, picture);
  const address = (await storage.sign(path, 60)) ?? "";
  expect(address.startsWith(`${inject("baseUrl")}/storage/v1/object/sign/media/${path}?token=`)).toBe(true);
  const response = await fetch(address);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/png");
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(picture.bytes);
  expect((await fetch(address.replace("/0.png", "/1.png"))).status).toBe(400);
  expect((await fetch(address.replace("/sign/", "/"))).status).toBe(400);
  await storage.remove([path]);
  expect((await fetch(address)).status).toBe(400);
});
