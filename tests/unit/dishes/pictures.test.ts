import { describe, expect, test } from "vitest";
import { dishImage, shownRecipe as recipeSchema } from "../../../shared/domain/presentation/dish-contract.ts";
import { type DrawingPorts, drawRecipes } from "../../../shared/domain/presentation/picture/draw-recipes.ts";
import type { DishPicture } from "../../../shared/domain/presentation/picture/painter.ts";
import { showPictures } from "../../../shared/domain/presentation/picture/show-pictures.ts";
import {
  erasePictures,
  type ImageDelivery,
} from "../../../shared/domain/presentation/picture/stored-pictures.ts";
import { ServiceError } from "../../../shared/platform/kernel/service-error.ts";
import { createUuidV7 } from "../../../shared/platform/kernel/uuid.ts";
import {
  errorResponse,
  type ModelResponse,
  pictureResponse,
  textResponse,
} from "../../support/model-endpoint.ts";
import { makeJpeg, makePng } from "../media/support/image-files.ts";
import { createMemoryStorage } from "../media/support/memory-storage.ts";
import { startBench } from "../model/support/start-job.ts";
import { shownIngredient, shownRecipe } from "./support/shown-recipe.ts";

const nowMs = Date.UTC(2026, 10, 22);
const dayMs = 24 * 60 * 60_000;
const jobId = createUuidV7(nowMs, new Uint8Array(10));
const jpeg = makeJpeg(64, 64);
const down = () => Promise.reject(new ServiceError("service_unavailable", ""));

function openPorts(drawDish: (dish: DishPicture) => Promise<{ bytes: Uint8Array; mimeType: string }>) {
  const logged: { event: string }[] = [];
  const storage = createMemoryStorage();
  return {
    painter: { drawDish },
    storage,
    log: (entry: { event: string }) => void logged.push(entry),
    logged,
  };
}

function place(delivery: ImageDelivery) {
  return { operation: "design" as const, jobId: jobId, delivery };
}

/** A result as a job row keeps it: serialised and parsed. */
function keep<Value>(value: Value): unknown {
  return JSON.parse(JSON.stringify(value));
}

async function drawAndShow(delivery: ImageDelivery, count = 1) {
  const ports = openPorts(async () => ({ bytes: jpeg, mimeType: "image/jpeg" }));
  const titles = Array.from({ length: count }, (_, index) => `Soup ${index}`);
  const drawn = await drawRecipes(
    titles.map((title) => shownRecipe({ title })),
    place(delivery),
    ports,
  );
  const kept = keep({ recipe: drawn.recipes[0], recipes: drawn.recipes });
  const job = { result: kept, meta: drawn.meta };
  const show = () => showPictures(job, { ...ports, now: () => nowMs + 999 });
  return { ...ports, kept, meta: drawn.meta, show };
}

describe("a requested picture", () => {
  test("a picture in base64 is in the shown recipe but not in the stored result", async () => {
    const { kept, meta, show } = await drawAndShow("base64");
    const data = Buffer.from(jpeg).toString("base64");
    expect(JSON.stringify(kept)).not.toContain(data);
    expect(meta).toEqual({ image_status: "completed", warnings: [] });
    const shown = await show();
    const image = { mime_type: "image/jpeg", data };
    expect(shown.result).toMatchObject({ recipe: { image }, recipes: [{ image }] });
    expect(shown.meta).toEqual(meta);
  });

  test("the URL of a picture is signed at each poll for a day", async () => {
    const { show } = await drawAndShow("signed_url");
    const shown = keep((await show()).result);
    const image = {
      mime_type: "image/jpeg",
      url: `https://storage.example.com/pictures/design/${jobId}/0.jpg?token=86400`,
      expires_at: "2026-11-23T00:00:00.000Z",
    };
    expect(shown).toMatchObject({ recipe: { image } });
    expect(dishImage.parse(image)).toEqual(image);
  });

  test("keeps the recipe valid against the contract", async () => {
    const { show } = await drawAndShow("base64");
    const { result } = await show();
    expect(recipeSchema.safeParse(Object(result).recipe).success).toBe(true);
  });

  test("is a separate one for each recipe, everywhere in the result, and read once", async () => {
    const { storage, show } = await drawAndShow("signed_url", 5);
    const folder = `pictures/design/${jobId}`;
    expect(await storage.list(folder)).toEqual([0, 1, 2, 3, 4].map((index) => `${folder}/${index}.jpg`));
    const { result } = await show();
    const urls = Object(result).recipes.map((recipe: object) => Object(recipe).image.url);
    expect(new Set(urls).size).toBe(5);
    expect(Object(result).recipe.image.url).toBe(urls[0]);
  });

  test("is requested with title and ingredients by mass, without water", async () => {
    const asked: DishPicture[] = [];
    const ports = openPorts(async (dish) => {
      asked.push(dish);
      return { bytes: jpeg, mimeType: "image/jpeg" };
    });
    const water = shownIngredient({ name: "boiling water", quantity_g: 900 });
    const ingredients = [water, shownIngredient({ name: "salt", quantity_g: 2 }), shownIngredient()];
    await drawRecipes([shownRecipe({ ingredients })], place("base64"), ports);
    expect(asked).toEqual([
      { title: "Lentil soup", cuisine: "Turkish", ingredients: ["red lentils", "salt"] },
    ]);
  });
});

describe("the recipe is returned without a picture and the meta says so, if", () => {
  const failed = { image_status: "failed", warnings: ["image_generation_failed"] };

  test("no model draws", async () => {
    const ports: DrawingPorts = { ...openPorts(down), painter: null };
    const recipe = shownRecipe();
    expect(await drawRecipes([recipe], place("base64"), ports)).toEqual({ recipes: [recipe], meta: failed });
  });

  test("the storage fails", async () => {
    const ports = openPorts(async () => ({ bytes: jpeg, mimeType: "image/jpeg" }));
    const storage = { ...ports.storage, put: down };
    expect((await drawRecipes([shownRecipe()], place("base64"), { ...ports, storage })).meta).toEqual(failed);
    expect(ports.logged).toMatchObject([{ event: "picture_not_drawn" }]);
  });

  test.each<[string, ModelResponse]>([
    ["the endpoint fails", errorResponse(500)],
    ["it does not support pictures", errorResponse(404)],
    ["it refuses", errorResponse(400, { error: { code: "moderation_blocked", param: "prompt" } })],
    ["the response is not a picture", textResponse("<html></html>")],
    ["its bytes are not a picture", pictureResponse(new Uint8Array([60, 104, 116, 109, 108, 62]))],
  ])("%s", async (_, answer) => {
    const { endpoint, startJob } = await startBench();
    endpoint.respondByDefault(answer);
    const ports = { ...openPorts(down), painter: startJob() };
    const drawn = await drawRecipes([shownRecipe()], place("signed_url"), ports);
    expect(drawn).toEqual({ recipes: [shownRecipe()], meta: failed });
    expect(await ports.storage.list(`pictures/design/${jobId}`)).toEqual([]);
    expect(ports.logged).toMatchObject([{ event: "picture_not_drawn" }]);
  });

  test("one of several fails, and the others keep theirs", async () => {
    const ports = openPorts(async ({ title }) =>
      title === "Soup" ? { bytes: makePng(8, 8), mimeType: "image/png" } : down(),
    );
    const recipes = [shownRecipe({ title: "Soup" }), shownRecipe({ title: "Bread" })];
    const drawn = await drawRecipes(recipes, place("base64"), ports);
    expect(drawn.meta).toEqual(failed);
    expect(drawn.recipes.map(({ image }) => image?.mime_type)).toEqual(["image/png", undefined]);
  });
});

describe("a picture that is not available is left out with a warning, if", () => {
  test.each(["base64", "signed_url"] as const)("its file is gone: %s", async (delivery) => {
    const { storage, kept, show } = await drawAndShow(delivery);
    await storage.remove([`pictures/design/${jobId}/0.jpg`]);
    const shown = await show();
    const { image: _, ...recipe } = Object(kept).recipe;
    expect(shown.result).toEqual({ recipe, recipes: [recipe] });
    expect(shown.meta).toMatchObject({ image_status: "completed", warnings: ["image_unavailable"] });
  });

  test("the storage fails", async () => {
    const { kept, meta, log, logged } = await drawAndShow("base64");
    const storage = { get: down, sign: down };
    const job = { result: kept, meta: { ...meta, warnings: ["not_translated"] } };
    const shown = await showPictures(job, { storage, now: () => nowMs, log });
    expect(Object(shown.result).recipe).not.toHaveProperty("image");
    expect(shown.meta.warnings).toEqual(["not_translated", "image_unavailable"]);
    expect(logged).toMatchObject([{ event: "picture_not_shown" }]);
  });
});

test("a result without pictures is unchanged, even if a member called image is text", async () => {
  const job = {
    result: { recipe: shownRecipe(), image: "pictures/design/x/0.jpg" },
    meta: { warnings: ["slow"] },
  };
  const { log } = openPorts(down);
  expect(await showPictures(job, { storage: { get: down, sign: down }, now: () => 0, log })).toEqual(job);
});

test("a path outside of the pictures is never read", async () => {
  const { storage, log } = openPorts(down);
  const path = "decode/job/0";
  await storage.put(path, { bytes: jpeg, mimeType: "image/jpeg" });
  const job = { result: { image: { path, mime_type: "image/jpeg", delivery: "base64" } }, meta: {} };
  expect(await showPictures(job, { storage, now: () => 0, log })).toEqual(job);
});

test("pictures of old jobs are erased, only of one operation", async () => {
  const storage = createMemoryStorage();
  const picture = { bytes: jpeg, mimeType: "image/jpeg" };
  const [old, young] = [nowMs - 32 * dayMs, nowMs - 30 * dayMs].map((timeMs) => {
    return createUuidV7(timeMs, new Uint8Array(10).fill(0xff));
  });
  for (const path of [
    `design/${old}/0.jpg`,
    `design/${old}/1.jpg`,
    `design/${young}/0.jpg`,
    `draft/${old}/0.jpg`,
  ])
    await storage.put(`pictures/${path}`, picture);
  await erasePictures("design", nowMs - 31 * dayMs, storage);
  expect(await storage.listFolders("pictures/design")).toEqual([young]);
  expect(await storage.listFolders("pictures/draft")).toEqual([old]);
});
