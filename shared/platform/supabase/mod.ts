export { createSupabaseClient, type SupabaseProject } from "./create-supabase-client.ts";
