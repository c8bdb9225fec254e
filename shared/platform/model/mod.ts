export { createReadingPorts } from "./create-reading-ports.ts";
export { modelSettingNames } from "./model-settings.ts";
