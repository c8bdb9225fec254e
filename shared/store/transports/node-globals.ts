import { Buffer } from "node:buffer";
import process from "node:process";
import { clearImmediate, setImmediate } from "node:timers";

// The client of Postgres takes Node's globals for granted; Deno 2.1, which Supabase Edge speaks, lacks some.
const globals = Object.entries({ Buffer, process, setImmediate, clearImmediate });
Object.assign(globalThis, Object.fromEntries(globals.filter(([name]) => !(name in globalThis))));
