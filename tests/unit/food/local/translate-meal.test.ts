import { describe, expect, it } from "vitest";
import { translateMeal } from "../../../../shared/domain/food/local/translate-meal.ts";

function translate(language: string, text: string, known: readonly string[] = []): string {
  const tokens = translateMeal(text, { language, known: new Set(known) });
  return tokens.map((token) => token.text).join(" ");
}

describe("the grammar of an entry becomes English", () => {
  it.each([
    ["de", "eine halbe Tasse Milch ohne Zucker", "half a cup of milk without sugar"],
    ["de", "2 EL Honig und ein Glas Wasser", "2 tbsp of honey and a glass of water"],
    ["de", "zum Frühstück drei Scheiben Brot", "for breakfast 3 slices of bread"],
    ["fr", "une tranche de pain avec du beurre", "a slice of bread with butter"],
    ["fr", "deux cuillères à soupe d'huile d'olive", "2 tbsp of olive oil"],
    ["it", "un bicchiere d'acqua e tre fette di pane", "a glass of water and 3 slices of bread"],
    ["sv", "två skivor bröd med smör", "2 slices of bread with butter"],
    ["de", "2 Tassen Kaffee mit Milch", "2 cups of coffee with milk"],
    ["de", "2 Flaschen Bier", "2 bottles of beer"],
    ["sw", "run 18k then ugali", "sw:run 18 k then ugali"],
    ["sv", "till frukost", "for breakfast"],
    ["fi", "lasi maitoa ja kaksi omenaa", "glass of milk and 2 apple"],
    ["fi", "riisin kanssa kanaa", "with rice chicken"],
    ["fi", "puuro voilla", "porridge with butter"],
    ["ja", "食パン2枚とバター", "bread 2 slice and butter"],
    ["ja", "牛乳200ml", "milk 200 ml"],
    [
      "es",
      "dos rebanadas de pan con mantequilla, café sin azúcar",
      "2 slices of bread with butter , coffee without sugar",
    ],
    ["pt", "arroz 4 colheres de sopa", "rice 4 tbsp"],
    ["tr", "kahvaltı: 2 dilim beyaz peynir", "breakfast : 2 slice of feta"],
    ["id", "nasi goreng satu piring, kerupuk tidak ada", "fried rice 1 plate , without prawn cracker"],
    ["vi", "bữa sáng: một tô phở gà", "for breakfast : 1 bowl of chicken pho"],
    ["pl", "dwie kromki chleba z masłem", "2 slice of bread with butter"],
    ["nl", "twee boterhammen met kaas", "2 slices of bread with cheese"],
    ["nl", "een bakje kwark op vrijdag", "a bowl of quark"],
    ["nl", "kipsalade", "chicken salad"],
    ["da", "2 skiver rugbrød med æg", "2 slice of rye bread with egg"],
    ["da", "rugbrød m æg på fredag, desværre", "rye bread with egg ,"],
    ["no", "to brødskiver med brunost på hytta", "2 slices of bread with gjetost"],
    ["cs", "dva rohlíky s máslem", "2 bread roll with butter"],
    ["sr", "dva jaja i čaša jogurta", "2 egg and glass of yogurt"],
    ["ro", "o felie de pâine cu brânză", "1 slice of bread with cheese"],
    ["ru", "два куска чёрного хлеба со сметаной", "2 piece of rye bread with sour cream"],
    ["el", "ένα ποτήρι γάλα", "1 glass of milk"],
    ["hi", "एक कटोरी दाल और दो रोटी", "1 katori of dal and 2 roti"],
    ["hi", "do katori chawal", "2 katori of rice"],
    ["hi", "ek cup chai", "1 cup of chai"],
    ["hi", "do parathay aur haleem", "2 paratha and haleem"],
    ["bn", "ek bati daal", "1 katori of dal"],
    ["ur", "ایک کٹوری دہی", "1 katori of yogurt"],
    ["ko", "카페에서 아이스 라떼 한 잔", "iced latte 1 glass"],
    ["de", "Suppe, Salat ausgelassen", "soup , salad not eaten"],
    ["bn", "masoor dal", "dal"],
    ["hi", "raat ka khana: 3 phulke, ek gilas chaas", "dinner : 3 roti , 1 glass of chaas"],
    ["ko", "점심: 김밥 한 줄이랑 우유 한 잔", "lunch : kimbap 1 roll and milk 1 glass"],
    ["zh", "早餐:两个鸡蛋,一杯豆浆", "breakfast : 2 egg , 1 cup of soy milk"],
    ["th", "ไข่ต้ม 1 ฟอง", "boiled egg 1"],
    ["sw", "ugali na maharage", "ugali and maharagwe"],
    ["sw", "asubuhi mayai mawili na chai ya maziwa", "breakfast : egg 2 and tea with milk"],
    ["lt", "pietums šaltibarščiai su bulvėmis", "for lunch saltibarsciai with potato"],
    ["tl", "kanina kumain ako ng dalawang tasang kanin", "today ate 2 cup of rice"],
    ["ht", "yon tas kafe ak pen", "1 cup of coffee and bread"],
    ["yo", "dodo ati eyin", "fried plantain and egg"],
    ["hu", "egy almát és két szelet kenyeret", "1 apple and 2 slice of bread"],
    ["ru", "na obed borsch so smetanoy", "for lunch borscht with sour cream"],
    ["el", "fakes me feta kai psomi", "lentil soup with feta and bread"],
    ["de", "Kaffee mit Milch x3", "coffee with milk x3"],
    ["de", "um 7 Uhr Porridge", "at 7 am porridge"],
    ["pl", "kasza gryczana 100 g z indykiem", "buckwheat 100 g with turkey"],
    ["ur", "دو روٹی، دہی", "2 roti , yogurt"],
    ["es", "quesadillas de huitlacoche", "quesadilla de huitlacoche"],
    ["de", "Schnitzel, Salat nicht gegessen", "schnitzel , salad not eaten"],
    ["es", "hamburguesa, dejé las papas", "hamburger , left the potato"],
    ["tr", "pilav, yoğurt yemedim", "rice pilaf , yogurt not eaten"],
    ["sw", "wali, sikula samaki", "rice , didn't eat fish"],
    ["ja", "コーヒー砂糖なし", "coffee without sugar"],
    ["he", "פיתה וחצי", "1.5 pita bread"],
    ["es", "dos copas de vino", "2 wine glasses of wine"],
    ["fr", "une noix de beurre", "a knob of butter"],
  ])("%s: %s", (language, text, english) => {
    expect(translate(language, text)).toBe(english);
  });

  it("reads a letter as a unit only behind a number", () => {
    expect(translate("fr", "1 l de lait et l'eau")).toBe("1 l of milk and the water");
  });

  it("keeps words apart that have one stem", () => {
    expect(translate("it", "pesce, una pesca, pesche, pesci")).toBe("fish , a peach , peach , fish");
  });

  it("reads no name whose last words begin a longer one", () => {
    expect(translate("es", "café con leche")).toBe("cafe con leche");
    expect(translate("es", "café con leche condensada")).toBe("coffee with leche condensada");
    expect(translate("es", "tostada con aceite de oliva")).toBe("toast with olive oil");
  });

  it("leaves the foods of a linking word in one phrase, the second describing the first", () => {
    expect(translate("fr", "velouté de courgettes", ["fr:velout"])).toBe("fr:veloute in zucchini");
  });
});

it.each([
  ["es", "8:30 café", 2],
  ["fr", "8h30 café", 1],
])("a time keeps its parts together: %s", (language, text, glued) => {
  const tokens = translateMeal(text, { language, known: new Set() });
  expect(tokens.filter(({ isGlued }) => isGlued)).toHaveLength(glued);
});

describe("words that another language joins or puts behind", () => {
  it.each([
    ["ar", "بيضة بالزبدة", "egg with butter"],
    ["ar", "وبالزبدة", "and with butter"],
    ["ar", "خبز و3 بيضات", "bread and 3 egg"],
    ["he", "הלחם", "bread"],
    ["sn", "sadza nemuriwo", "sadza and muriwo"],
  ])("%s: cuts a preposition off a known word: %s", (language, text, english) => {
    expect(translate(language, text)).toBe(english);
  });

  it.each([
    ["he", "בלון"],
    ["sn", "nezvi"],
  ])("%s: leaves a word whose rest is none: %s", (language, word) => {
    expect(translate(language, word)).toBe(`${language}:${word}`);
  });

  it.each([
    ["ar", "كوب حليب وبيضتين مسلوقتين", "cup of milk and 2 boiled eggs"],
    ["hi", "दो पराठे दही के साथ", "2 paratha with curd"],
    ["he", "לחם וביצה", "bread and egg"],
    ["ko", "빵과 우유를 먹었어요", "bread and milk ate"],
  ])("%s: %s", (language, text, english) => {
    expect(translate(language, text)).toBe(english);
  });

  it("leaves a word that begins like a conjunction", () => {
    expect(translate("ar", "ورق عنب")).toBe("stuffed grape leaf");
  });

  it("leaves names of dishes as the English reader knows them", () => {
    expect(translate("es", "leche de tigre y leche")).toBe("leche de tigre and milk");
  });
});

describe("foods that no list has", () => {
  it("keep terms of their language, which no English word is", () => {
    const [token] = translateMeal("pain", { language: "sv", known: new Set(["sv:pain"]) });
    expect(token).toMatchObject({ text: "sv:pain", terms: ["sv:pain"] });
  });

  it("are cut in two where only the parts are known", () => {
    const known = ["de:rind", "de:huft"];
    expect(translate("de", "Rinderhüfte", known)).toBe("beef de:hufte");
    expect(translate("de", "Rinderhüfte", [...known, "de:rinderhuft"])).toBe("de:rinderhufte");
  });

  it("lose a Finnish case that stands for a word", () => {
    expect(translate("fi", "piirakka munavoilla", ["fi:piirak"])).toBe("fi:piirakka with egg butter");
  });

  it("are English where only English names have the word", () => {
    expect(translate("de", "Baklava und Brot", ["baklava"])).toBe("baklava and bread");
  });

  it("are the longest known words of a run in a script without spaces", () => {
    expect(translate("ja", "はんぺんとひじき", ["ja:はんぺん", "ja:ひじき"])).toBe(
      "ja:はんぺん and ja:ひじき",
    );
  });
});
