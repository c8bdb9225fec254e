-- A food is a concept with the records of the tables that describe it, and a bound cites its own publications.

create table if not exists nas.food_member (
  food_id integer not null,
  source text not null,
  source_code text not null,
  name text not null,
  constraint food_member_pkey primary key (food_id, source, source_code),
  constraint food_member_food_fkey foreign key (food_id) references nas.food (id) on delete cascade
);
alter table nas.food_member enable row level security;

alter table nas.food_name add column if not exists position smallint not null default 0;
alter table nas.food_name drop constraint if exists food_name_pkey;
alter table nas.food_name add constraint food_name_pkey primary key (food_id, language, position);

alter table nas.food_evidence add column if not exists minimum_reference_set_ids integer[] not null default '{}';
alter table nas.food_evidence add column if not exists maximum_reference_set_ids integer[] not null default '{}';
alter table nas.food_evidence drop constraint if exists food_evidence_aligned;
alter table nas.food_evidence add constraint food_evidence_aligned check (
  cardinality(compound_ids) = cardinality(amounts)
  and cardinality(compound_ids) = cardinality(value_types)
  and cardinality(compound_ids) = cardinality(minima)
  and cardinality(compound_ids) = cardinality(maxima)
  and cardinality(compound_ids) = cardinality(sample_counts)
  and cardinality(compound_ids) = cardinality(derivations)
  and cardinality(compound_ids) = cardinality(reference_set_ids)
  and cardinality(minimum_reference_set_ids) in (0, cardinality(compound_ids))
  and cardinality(maximum_reference_set_ids) in (0, cardinality(compound_ids))
);

create or replace function nas_api.food_names(p_food_ids integer[], p_language text)
returns table (food_id integer, name text)
language sql stable security definer set search_path = '' as $$
  select food_id, name from nas.food_name
  where food_id = any (p_food_ids) and language = p_language and position = 0
  order by food_id
$$;

create or replace function nas_api.meal_evidence(
  p_food_ids integer[],
  p_tier text,
  p_compound_ids integer[] default null,
  p_compound_names text[] default null
) returns table (catalogue_release text, compounds json, evidence json, citations json)
language sql stable security definer set search_path = '' as $$
  with scope as (
    select compound.* from nas.compound
    where (p_tier = 'molecular' or content_class = any (nas.tier_classes(p_tier)))
      and (
        cardinality(coalesce(p_compound_ids, '{}')) + cardinality(coalesce(p_compound_names, '{}')) = 0
        or id = any (p_compound_ids) or name = any (p_compound_names)
      )
  ), cell as (
    select food.food_id, cell.*, reference_set.reference_ids,
      coalesce(of_minimum.reference_ids, reference_set.reference_ids) as minimum_reference_ids,
      coalesce(of_maximum.reference_ids, reference_set.reference_ids) as maximum_reference_ids
    from nas.food_evidence as food
    cross join lateral unnest(
      food.compound_ids, food.amounts, food.value_types, food.minima, food.maxima, food.derivations,
      food.reference_set_ids, food.minimum_reference_set_ids, food.maximum_reference_set_ids
    ) as cell (
      compound_id, amount, value_type, minimum, maximum, derivation, reference_set_id, minimum_set_id, maximum_set_id
    )
    join nas.reference_set on reference_set.id = cell.reference_set_id
    left join nas.reference_set as of_minimum on of_minimum.id = cell.minimum_set_id
    left join nas.reference_set as of_maximum on of_maximum.id = cell.maximum_set_id
    where food.food_id = any (p_food_ids) and cell.compound_id in (select id from scope)
  )
  select
    (select id from nas.catalogue_release),
    (
      select coalesce(json_agg(
        json_build_object('id', id, 'name', name, 'identifier', identifier, 'unit', unit) order by id), '[]')
      from scope where id in (select compound_id from cell)
    ),
    (
      select coalesce(json_agg(json_build_object(
        'food_id', food_id, 'compound_id', compound_id, 'amount', amount, 'value_type', value_type,
        'minimum', minimum, 'maximum', maximum, 'derivation', derivation, 'reference_ids', reference_ids,
        'minimum_reference_ids', minimum_reference_ids, 'maximum_reference_ids', maximum_reference_ids
      ) order by compound_id, food_id), '[]')
      from cell
    ),
    (
      select coalesce(json_agg(json_build_object('id', id, 'citation', citation) order by id), '[]')
      from nas.reference where id in (
        select unnest(reference_ids || minimum_reference_ids || maximum_reference_ids) from cell
      )
    )
$$;

comment on column nas.food_name.language is 'ISO 639-1: de, fi, fr, it, ja, sv';
comment on column nas.food_evidence.minimum_reference_set_ids is
  'publications of the minimum where they differ from those of the amount, else null; empty where none differ';
