import { createBodyApp, serveFunction } from "../../shared/platform/http/mod.ts";
import { dailyEnergyExpenditure } from "./operation.ts";

export default serveFunction((ports) => createBodyApp(dailyEnergyExpenditure, ports), globalThis);
