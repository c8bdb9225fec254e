// Reads { modulePath, baseUrl, apiKey } from standard input, writes the report of the client scenario.
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { runClientScenario } from "./client-scenario.ts";

const { modulePath, ...place } = JSON.parse(await text(process.stdin));
console.log(JSON.stringify(await runClientScenario(await import(pathToFileURL(modulePath).href), place)));
