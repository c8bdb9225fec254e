-- The roles of a hosted project: PostgREST logs in as authenticator and becomes the role its caller's token names.
-- Functions that do without PostgREST log in as nas_functions.
do $$
begin
  if to_regrole('anon') is null then create role anon nologin noinherit; end if;
  if to_regrole('authenticated') is null then create role authenticated nologin noinherit; end if;
  if to_regrole('service_role') is null then create role service_role nologin noinherit bypassrls; end if;
  if to_regrole('authenticator') is null then create role authenticator login noinherit; end if;
  if to_regrole('nas_functions') is null then create role nas_functions nologin; end if;
end
$$;

grant anon, authenticated, service_role to authenticator;
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role nas_functions set statement_timeout = '8s';
alter role nas_functions set lock_timeout = '8s';

create schema if not exists nas_local;
revoke all on schema nas_local from public;

create table if not exists nas_local.migration (
  name text not null,
  sha256 text not null,
  applied_at timestamptz not null default now(),
  constraint migration_pkey primary key (name)
);
