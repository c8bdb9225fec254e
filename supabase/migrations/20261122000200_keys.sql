-- The first state of supabase/schemas/keys.sql, where the reasons are.

create or replace function nas.operations() returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array[
    'daily_energy_expenditure_calculation', 'decide', 'decode', 'decode_sensory', 'decode_symptoms', 'design',
    'draft', 'get_decode_compound_id'
  ]
$$;

create or replace function nas.scopes() returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array_agg('edge:' || name) || 'account:symptom_events'::text from unnest(nas.operations()) as name
$$;

create or replace function nas.is_quotas(p_quotas jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(p_quotas) = 'object' and not exists (
    select from jsonb_each(case when jsonb_typeof(p_quotas) = 'object' then p_quotas else '{}' end) as quota
    where quota.key <> all (nas.operations())
      or not (
        quota.value = 'null'
        or jsonb_typeof(quota.value) = 'number' and quota.value::text ~ '^[0-9]{1,9}$'
      )
  )
$$;

create table if not exists nas.account (
  id uuid not null default gen_random_uuid(),
  name text not null,
  created_at timestamptz not null default now(),
  constraint account_pkey primary key (id)
);

create table if not exists nas.api_key (
  id text not null,
  account_id uuid not null,
  name text not null,
  scopes text[] not null,
  tier text,
  modes text[] not null default '{}',
  rate_per_minute integer not null default 60,
  quotas jsonb not null default '{}',
  expires_at timestamptz,
  revoked_at timestamptz,
  rotated_at timestamptz,
  created_at timestamptz not null default now(),
  constraint api_key_pkey primary key (id),
  constraint api_key_account_fkey foreign key (account_id) references nas.account (id),
  constraint api_key_id_form check (id ~ '^[0-9a-z]{12}$'),
  constraint api_key_name_present check (btrim(name) <> ''),
  constraint api_key_scopes_known check (cardinality(scopes) > 0 and scopes <@ nas.scopes()),
  constraint api_key_tier_known check (tier in ('macros', 'micros', 'molecular')),
  constraint api_key_modes_known check (modes <@ array['structured', 'unstructured']),
  constraint api_key_rate_positive check (rate_per_minute > 0),
  constraint api_key_quotas_form check (nas.is_quotas(quotas))
);

create table if not exists nas.api_key_secret (
  hash text not null,
  key_id text not null,
  valid_until timestamptz,
  created_at timestamptz not null default now(),
  constraint api_key_secret_pkey primary key (hash),
  constraint api_key_secret_key_fkey foreign key (key_id) references nas.api_key (id) on delete cascade,
  constraint api_key_secret_hash_form check (hash ~ '^[0-9a-f]{64}$')
);

create unique index if not exists api_key_secret_current_key on nas.api_key_secret (key_id)
where valid_until is null;

create or replace function nas.find_key(p_key_hash text) returns setof nas.api_key
language plpgsql stable set search_path = '' as $$
begin
  return query
    select api_key.*
    from nas.api_key_secret as secret
    join nas.api_key on api_key.id = secret.key_id
    where secret.hash = p_key_hash
      and (secret.valid_until is null or secret.valid_until > now())
      and api_key.revoked_at is null
      and (api_key.expires_at is null or api_key.expires_at > now());
end;
$$;

create or replace function nas.monthly_quota(p_quotas jsonb, p_operation text) returns integer
language sql immutable parallel safe set search_path = '' as $$
  select case
    when p_quotas ? p_operation then (p_quotas ->> p_operation)::integer
    when p_operation = 'decode' then 1000
  end
$$;

alter table nas.account enable row level security;
alter table nas.api_key enable row level security;
alter table nas.api_key_secret enable row level security;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;

comment on column nas.api_key.quotas is 'operation -> requests a month, null for none; see nas.monthly_quota';
comment on constraint api_key_pkey on nas.api_key is 'the id is already in use';
comment on constraint api_key_account_fkey on nas.api_key is 'the account does not exist';
comment on constraint api_key_id_form on nas.api_key is 'the id is not 12 digits or lower-case letters';
comment on constraint api_key_name_present on nas.api_key is 'the name is empty';
comment on constraint api_key_scopes_known on nas.api_key is 'the scopes are empty or one of them is unknown';
comment on constraint api_key_tier_known on nas.api_key is 'the tier is not macros, micros or molecular';
comment on constraint api_key_modes_known on nas.api_key is 'a mode is not structured or unstructured';
comment on constraint api_key_rate_positive on nas.api_key is 'the rate per minute is not positive';
comment on constraint api_key_quotas_form on nas.api_key is
  'a quota is not a whole number of 0 to 999999999 for a known operation';
comment on column nas.api_key_secret.hash is 'SHA-256 of the whole key text, lower-case hex';
comment on column nas.api_key_secret.valid_until is
  'null for the current secret, else the end of its overlap';
comment on constraint api_key_secret_pkey on nas.api_key_secret is 'the hash is already in use';
comment on constraint api_key_secret_hash_form on nas.api_key_secret is
  'the hash is not 64 lower-case hex digits';
