-- The first state of supabase/schemas/namespaces.sql, where the reasons are.

create schema if not exists nas;
create schema if not exists nas_api;
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

revoke all on schema nas from public;
revoke all on schema nas_api from public;
grant usage on schema nas_api to service_role;
