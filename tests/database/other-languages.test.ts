import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { readText } from "../../shared/domain/intake/read-text.ts";
import { searchCatalogue } from "./support/search-catalogue.ts";

let sql: Sql;

beforeAll(() => {
  sql = postgres(inject("databaseUrl"), { max: 1, onnotice: () => undefined });
});
afterAll(() => sql.end());

async function read(text: string) {
  return (await readText(text, searchCatalogue(sql))).items;
}

describe("the foods of an entry in another language are found", () => {
  test.each([
    ["200 g Hähnchenbrust mit Reis", [/^Chicken.*breast/, /^Rice/]],
    ["ein Glas Milch, zwei Scheiben Roggenbrot mit Honig", [/^Milk, whole/, /^Bread, rye/, /^Honey/]],
    ["150 g Kartoffeln, 100 g Magerquark", [/^Potatoes, boiled/, /Quark/]],
    ["Schweinebraten mit Rotkohl", [/^Pork, roast/, /^Red cabbage/]],
    ["deux tranches de pain avec du beurre", [/^Bread, white/, /^Butter/]],
    ["80 g de saumon fumé et une poignée d'amandes", [/^Salmon.*smoked|salmon.*smoked/i, /^Almonds/]],
    ["une part de quiche lorraine et un verre de vin rouge", [/^Quiche/, /^Wine.*red|red wine/i]],
    ["due uova sode e 100 g di mozzarella", [/^Egg, whole, boiled/, /mozzarella/i]],
    ["melanzane alla parmigiana", [/^Eggplant parmesan/]],
    ["glass med jordgubbar", [/^Ice cream/, /^Strawberries/]],
    ["två kokta ägg och ett äpple", [/^Egg, whole, boiled/, /^Apple, raw/]],
    ["lasi maitoa ja kaksi viipaletta ruisleipää", [/^Milk, whole/, /^Bread, rye/]],
    ["poronkäristystä 200 g", [/reindeer/]],
    ["ご飯1杯と味噌汁", [/^Rice/, /miso/]],
    ["肉じゃが", [/^Nikujaga/]],
    ["牛乳200mlとバナナ1本", [/^Milk, whole/, /^Banana, raw/]],
    ["김치찌개", [/^Kimchi jjigae/]],
    ["दाल मखनी", [/^Dal makhani/]],
  ])("%s", async (text, names) => {
    const items = await read(text);
    expect(items.map(({ name }) => name)).toEqual(names.map((name) => expect.stringMatching(name)));
    expect(items.map(({ status }) => status)).toEqual(names.map(() => "matched"));
  });

  test("without diacritics, and with umlauts written out", async () => {
    const [ice, chicken] = [await read("glass med blabar"), await read("150 g Haehnchenbrust und Kaese")];
    expect(ice.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^Ice cream/),
      expect.stringMatching(/^Blueberries/),
    ]);
    expect(chicken[0]?.name).toMatch(/^Chicken.*breast/);
  });

  test("with the grams of the amounts", async () => {
    const grams = async (text: string) => (await read(text)).map((item) => Math.round(item.grams));
    expect(await grams("eine halbe Banane")).toEqual([63]);
    expect(await grams("2 cuillères à soupe de miel")).toEqual(await grams("2 tablespoons of honey"));
    expect(await grams("バター10g")).toEqual([10]);
  });
});

describe("an English entry", () => {
  test("with a glass has no ice cream", async () => {
    for (const text of ["a glass of milk", "glass of water", "one glass", "glass noodles"]) {
      const names = (await read(text)).map(({ name }) => name);
      expect(names.join(), text).not.toMatch(/ice cream/i);
    }
  });

  test.each(["chili con carne", "creme brulee", "pain au chocolat with coffee", "spaghetti alla carbonara"])(
    "with a dish of a foreign name stays English: %s",
    async (text) => {
      const [item] = await read(text);
      expect(item?.terms.join()).not.toContain(":");
      expect(item?.status).toBe("matched");
    },
  );
});

test.each(["cepta vista ar rīsiem un gurķiem"])(
  "an entry in a language without names gives no food: %s",
  async (text) => {
    const items = await read(text);
    expect(items.filter(({ status }) => status === "matched")).toEqual([]);
  },
);

test("dishes and foods that are known by their own names are read in a language without others", async () => {
  const items = await read("salată de vinete cu pâine");
  expect(items.map(({ name }) => name)).toEqual([
    expect.stringMatching(/eggplant salad|aubergine salad/i),
    expect.stringMatching(/^Bread/),
  ]);
});
