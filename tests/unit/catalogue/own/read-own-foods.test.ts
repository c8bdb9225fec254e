import { describe, expect, test } from "vitest";
import { readOwnFoods } from "../../../../supabase/catalogue/own/read-own-foods.ts";
import { errorsOf, knownCatalogue, readText, valuesOf } from "./known-catalogue.ts";

describe("a row is a food", () => {
  test("a row becomes a food with its names, portions, group and source, and its first portion is the usual one", () => {
    const { foods, errors, doubts } = readText(
      "code,name,brand,synonyms,food group,portions,source,name de,Protein (g)\n" +
        'A1,Oat drink,Moorland,oat milk | oatly thing,Breakfast Cereals,1 glass = 200 g | slice=3.5,"Lab, 2026",Haferdrink,1',
    );
    expect([errors, doubts]).toEqual([[], []]);
    expect(foods).toMatchObject([
      {
        code: "A1",
        name: "Oat drink (Moorland)",
        synonyms: ["oat milk", "oatly thing"],
        foodGroup: "Breakfast Cereals",
        portions: [
          { label: "1 glass", grams: 200 },
          { label: "1 slice", grams: 3.5 },
        ],
        defaultPortionGrams: 200,
        names: new Map([["de", "Haferdrink"]]),
        citation: "Lab, 2026",
      },
    ]);
  });

  test("a name and a value are enough for a food", () => {
    const { foods, errors } = readText("name,Protein (g)\nSoylent,20");
    expect(errors).toEqual([]);
    expect(foods).toMatchObject([{ code: "soylent", citation: "Own data", defaultPortionGrams: null }]);
  });

  test.each([
    ["a byte order mark and Windows line ends", "\ufeffname,Protein (g)\r\nSoylent,20\r\n"],
    ["semicolons and decimal commas", "name;Protein (g)\nSoylent;20,0\n"],
    ["tabs", "name\tProtein (g)\nSoylent\t20"],
    ["empty rows between", "name,Protein (g)\n\n,\nSoylent,20\n\n"],
    ["headers in capitals", "NAME,protein [G]\nSoylent,20"],
  ])("rows are read from a file with %s", (_, text) => {
    expect(valuesOf(text)).toEqual(new Map([[1003, [20, "quantified", null, null]]]));
  });
});

describe("a column is a compound with a unit", () => {
  test.each([
    ["Iron (µg)", 1089, 0.02],
    ["Iron (mcg)", 1089, 0.02],
    ["Iron, Fe (g)", 1089, 20_000],
    ["1089 (mg)", 1089, 20],
    ["Total lipid (fat) (g)", 1004, 20],
    ["Salt (g)", 1093, 8_000],
    ["Vitamin D (IU)", 1110, 20],
    ["calciferol (IU)", 1114, 0.5],
  ])("%s", (header, id, amount) => {
    expect(valuesOf(`name,"${header}"\nX1,20`).get(id)?.[0]).toBe(amount);
  });

  test("the same quantity in another unit is computed: kJ give kcal, IU give µg", () => {
    const values = valuesOf("name,Energy (kJ),Vitamin D (IU)\nSoylent,418.4,400");
    expect(values.get(1008)).toEqual([100, "calculated", null, null]);
    expect(values.get(1114)).toEqual([10, "calculated", null, null]);
    expect(valuesOf("name,Energy (kcal)\nSoylent,100").get(1062)?.[0]).toBe(418.4);
  });

  test.each([
    ["Protein", '1:Protein:it names no unit: write "Protein (g)", or another unit'],
    ["Energy", '1:Energy:it names no unit: write "Energy (kcal)", or another unit'],
    ["Protien (g)", '1:Protien (g):no compound is called "Protien"; similar names: "Protein"'],
    ["Protein (kcal)", "1:Protein (kcal):Protein is measured in g, and kcal cannot be converted to that"],
    ["linoleic acid (g)", '1:linoleic acid (g):"linoleic acid" may be PUFA 18:2 n-6 c,c or PUFA 18:2'],
  ])("an unusable header is reported: %s", (header, message) => {
    expect(errorsOf(`name,"${header}"\nX1,1`)).toEqual([message]);
  });

  test("two columns of one compound, and a file without names, are reported", () => {
    expect(errorsOf("name,Iron (mg),iron (µg)\nX1,1,1")).toEqual([
      "1:iron (µg):it has the same compound or field as column Iron (mg)",
    ]);
    expect(errorsOf("food,Protein (g)\nX1,1").at(-1)).toBe('1::there is no column "name"');
  });
});

describe("all errors are reported with row and column", () => {
  test("every wrong cell of every row", () => {
    expect(
      errorsOf(
        'name,portions,Protein (g),Iron (mg)\nGood,,1,1\n,,1,1\nBad,slice 30,-1,"1,234"\nBad,,abc,1,9\n',
      ),
    ).toEqual([
      "3:name:the food has no name",
      '4:portions:"slice 30" is not a portion: write "1 slice = 35 g"',
      '4:Protein (g):"-1" is negative',
      '4:Iron (mg):"1,234" may be 1.234 or 1234: write it with a point',
      "4::it has no value",
      "5::it has more cells than the header; quote a cell that holds a comma",
      expect.stringMatching(/^5:Protein \(g\):"abc" is not a value/),
      '5::the food is in row 4 already ("bad")',
    ]);
  });

  test.each([
    ["more of a compound than 100 g", "X1,101,,", /Protein of 101 g is more than the 100 g it is in/],
    ["components that add up to more than 100 g", "X1,50,40,20", /make 110 g of 100 g/],
  ])("%s", (_, row, message) => {
    expect(errorsOf(`name,Protein (g),Fat (g),Water (g)\n${row}`)).toEqual([expect.stringMatching(message)]);
  });

  test("a control character in a name, and a name without words", () => {
    expect(errorsOf('name,Protein (g)\n"a\u0000b",1')[0]).toMatch(
      /^2:name:it holds a line break or a control/,
    );
    expect(errorsOf("name,Protein (g)\n!!!,1")[0]).toMatch(/^2:name:"!!!" has no word/);
  });

  test("a file that is not CSV text", () => {
    const read = (bytes: number[]) => () => readOwnFoods(Uint8Array.from(bytes), knownCatalogue, "x");
    expect(read([0x50, 0x4b, 3, 4])).toThrow("Cannot read foods: the file is a workbook or an archive");
    expect(read([0xff, 0xfe, 0x6e, 0])).toThrow("UTF-16");
    expect(read([0x6e, 0xe4])).toThrow("not UTF-8");
    expect(read([])).toThrow("empty");
    expect(read([...Buffer.from('name,"Protein')])).toThrow("Cannot read foods: the file is not CSV");
  });
});

describe("doubts are reported, and the foods are loaded", () => {
  test("energy far from what the nutrients give, possibly in kJ", () => {
    const { errors, doubts } = readText("name,Energy (kcal),Protein (g),Fat (g),carbs (g)\nX1,837,10,0,40");
    expect(errors).toEqual([]);
    expect(doubts.map(({ message }) => message)).toEqual([
      "energy is 837 kcal, where protein, fat and carbohydrate give 200: it may be in kJ",
    ]);
  });

  test("a food group that the catalogue lacks, and two foods of one name", () => {
    const { doubts } = readText("code,name,food group,Protein (g)\na,X1,Astronaut food,1\nb,X1,,1");
    expect(doubts.map(({ row, column }) => [row, column])).toEqual([
      [2, "food group"],
      [3, "name"],
    ]);
  });
});
