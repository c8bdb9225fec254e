import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readSettings, settingNames } from "../../../shared/platform/http/settings.ts";
import { mediaSettingNames, readMediaSettings } from "../../../shared/platform/media/media-settings.ts";
import { modelSettingNames, readModelSettings } from "../../../shared/platform/model/model-settings.ts";
import {
  readTelemetrySettings,
  telemetrySettingNames,
} from "../../../shared/platform/telemetry/telemetry-settings.ts";
import { readConfig } from "../../../supabase/local/config.ts";

type Variables = Readonly<Record<string, string>>;
type DocumentedSetting = { name: string; standard: string };

const docs = join(import.meta.dirname, "..", "..", "..", "docs");
const required: Variables = {
  SUPABASE_URL: "http://127.0.0.1:1",
  SUPABASE_SERVICE_ROLE_KEY: "key",
  PUBLIC_BASE_URL: "http://127.0.0.1:1",
  WORK_SECRET: "sixteen characters",
};
const modelSettings: Variables = { MODEL_BASE_URL: "http://127.0.0.1:1", MODEL_TEXT: "some" };

const read = (variables: Variables) => (name: string) => variables[name];

/** The variables of a page's tables that have a column of defaults; a cell may name several, in the same order. */
function listSettings(page: string): DocumentedSetting[] {
  const tables = readFileSync(join(docs, page), "utf8").match(/(^\|.*\n)+/gm) ?? [];
  return tables.flatMap((table) => {
    const [titles = [], , ...rows] = table.trim().split("\n").map(splitRow);
    const [variable, standard] = [
      titles.findIndex((title) => title.startsWith("variable")),
      titles.indexOf("default"),
    ];
    if (variable < 0 || standard < 0) return [];
    return rows.flatMap((cells) => {
      const standards = cells[standard]?.split(", ") ?? [];
      const names = cells[variable]?.match(/[A-Z_]{4,}/g) ?? [];
      return names.map((name, index) => ({ name, standard: standards[index] ?? "" }));
    });
  });
}

function splitRow(line: string): string[] {
  return line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}

const operate = listSettings("operate.md");
const media = listSettings("media.md");
const model = listSettings("model.md");
const stackSettings = ["DATA_DIR", "PORT", "CATALOGUE", "STORE_TRANSPORT", "VERSION_GRACE_SECONDS"];
const isOfTelemetry = ({ name }: DocumentedSetting) => telemetrySettingNames.includes(name);
const hasNumber = ({ standard }: DocumentedSetting) => /^\d/.test(standard);

describe("every variable is documented once, where it belongs", () => {
  test.for([
    ["operate.md", operate, [...settingNames, ...telemetrySettingNames, ...stackSettings]],
    ["media.md", media, mediaSettingNames],
    ["model.md", model, modelSettingNames],
  ] as const)("%s", ([, documented, names]) => {
    expect(documented.map(({ name }) => name).sort()).toEqual(names.toSorted());
  });
});

describe("a documented default is the one that is used", () => {
  test.for(operate.filter((documented) => documented.standard === "required"))(
    "$name is required",
    ({ name }) => {
      const { [name]: _left, ...others } = required;
      expect(() => readSettings(read(others))).toThrow(name);
    },
  );

  test.for(operate.filter((documented) => hasNumber(documented) && isOfTelemetry(documented)))(
    "$name",
    ({ name, standard }) => {
      const settings = readTelemetrySettings(read({}));
      expect(readTelemetrySettings(read({ [name]: standard }))).toEqual(settings);
      expect(readTelemetrySettings(read({ [name]: "1" }))).not.toEqual(settings);
      expect(() => readTelemetrySettings(read({ [name]: "1.1" }))).toThrow(name);
    },
  );

  test.for(
    operate.filter(
      (documented) =>
        hasNumber(documented) && !stackSettings.includes(documented.name) && !isOfTelemetry(documented),
    ),
  )("$name", ({ name, standard }) => {
    const settings = readSettings(read(required));
    expect(readSettings(read({ ...required, [name]: standard }))).toEqual(settings);
    expect(readSettings(read({ ...required, [name]: "7" }))).not.toEqual(settings);
  });

  test.for(media.filter(({ standard }) => !standard.startsWith("`")))("$name", ({ name, standard }) => {
    const settings = readMediaSettings(read({}));
    expect(readMediaSettings(read({ [name]: standard }))).toEqual(settings);
    expect(readMediaSettings(read({ [name]: "7" }))).not.toEqual(settings);
  });

  test.for(model.filter(hasNumber))("$name", ({ name, standard }) => {
    const settings = readModelSettings(read(modelSettings));
    expect(readModelSettings(read({ ...modelSettings, [name]: standard }))).toEqual(settings);
    expect(readModelSettings(read({ ...modelSettings, [name]: "7" }))).not.toEqual(settings);
  });

  test("the documented defaults of the local stack are the ones that are used", () => {
    const ofStack = operate.filter(({ name }) => stackSettings.includes(name));
    const documented = Object.fromEntries(ofStack.map(({ name, standard }) => [name, standard]));
    expect(Object.keys(documented)).toHaveLength(stackSettings.length);
    expect(readConfig(documented)).toEqual(readConfig({}));
  });
});
