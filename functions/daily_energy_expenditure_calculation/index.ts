import { createBodyApp } from "../../shared/http/create-sync-app.ts";
import { serveFunction } from "../../shared/http/serve.ts";
import { dailyEnergyExpenditure } from "./operation.ts";

export default serveFunction((ports) => createBodyApp(dailyEnergyExpenditure, ports), globalThis);
