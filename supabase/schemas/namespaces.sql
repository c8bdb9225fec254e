-- nas holds the tables and is never exposed; nas_api holds the functions that the Data API serves, to the
-- service role alone.

create schema nas;
create schema nas_api;
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

revoke all on schema nas from public;
revoke all on schema nas_api from public;
grant usage on schema nas_api to service_role;
