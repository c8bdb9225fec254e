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

alter table nas.food add column if not exists member_names text[] not null default '{}';
alter table nas.food add column if not exists plain_names text[] not null default '{}';
alter table nas.food add column if not exists generic_for text[] not null default '{}';
alter table nas.food add column if not exists portion_kinds text[] not null default '{}';
alter table nas.food add column if not exists portion_countries text[] not null default '{}';
alter table nas.food add column if not exists portion_sources text[] not null default '{}';
alter table nas.food add column if not exists concept_id integer;
comment on column nas.food.concept_id is
  'the food that this record is, where another record names it: recipes refer to it, no reading takes it';
comment on column nas.food.portion_kinds is 'what each measure is: cup, slice, package, small, …; empty for own foods';
comment on column nas.food.portion_countries is 'ISO 3166-1 of the country that uses each measure, null for all';
comment on column nas.food.portion_sources is 'the table that weighed each measure';
comment on column nas.food.member_names is 'what the tables of its other records call it';
comment on column nas.food.plain_names is 'everyday words that mean this food when they say no more: milk';
comment on column nas.food.generic_for is 'products of a brand or chain that this food stands for: Guinness';

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

comment on column nas.food_name.language is 'ISO 639-1';
comment on column nas.food_evidence.minimum_reference_set_ids is
  'publications of the minimum where they differ from those of the amount, else null; empty where none differ';

-- The foods that the phrases of a meal may mean. A query is a list of normalised terms: a single term finds the
-- foods that it names most directly; several find the foods with the rarest of them and at least one more, and
-- rare terms count more (inverse frequency on a fixed scale, so that own foods change no other food's score).

-- Own foods are added to the candidates of the catalogue, never in their place. A query of p_own_queries finds
-- the own foods that have all of its terms, and no others.
create or replace function nas_api.find_foods(p_queries jsonb, p_own_queries jsonb default '[]') returns json
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
  return (with query_term as materialized (
    select query.ordinality::integer as query_number, term.value as term, jsonb_array_length(query.value) as terms
    from jsonb_array_elements(p_queries) with ordinality as query
    cross join lateral jsonb_array_elements_text(query.value) as term
    group by 1, 2, 3
  ), frequency as materialized (
    select wanted.term, counted.foods, ln(50000.0::float8 / counted.foods) as rarity
    from (select distinct term from query_term) as wanted
    cross join lateral (
      select count(*) as foods from nas.food_term where food_term.term = wanted.term and food_id < 1000000000
    ) as compiled
    cross join lateral (
      -- A word that only own foods have is as rare as they make it.
      select case when compiled.foods > 0 then compiled.foods else (
        select count(*) from (
          select from nas.food_term where food_term.term = wanted.term and food_id >= 1000000000 limit 1000
        ) as own
      ) end as foods
    ) as counted
    where counted.foods > 0
  ), ordered as materialized (
    select query_term.*, rarity, row_number() over (partition by query_number order by foods, term) as place
    from query_term join frequency using (term)
  ), posting as materialized (
    select food_term.term, food_term.food_id, food_term.weight
    from (select distinct term from query_term where terms > 1) as wanted
    join nas.food_term on food_term.term = wanted.term
  ), alone as (
    select found.food_id
    from (select distinct term from query_term where terms = 1) as query
    cross join lateral (
      (select food_id from nas.food_term
        where food_term.term = query.term and food_id < 1000000000 order by weight desc, food_id limit 40)
      union all
      (select food_id from nas.food_term
        where food_term.term = query.term and food_id >= 1000000000 order by weight desc, food_id limit 20)
    ) as found
  ), together as (
    select led.query_number, first.food_id,
      min(first.weight * led.rarity) + sum(other.weight * others.rarity) as score
    from ordered as led
    join posting as first on first.term = led.term
    join ordered as others on others.query_number = led.query_number and others.place > 1
    join posting as other on other.term = others.term and other.food_id = first.food_id
    where led.place = 1 and led.terms > 1
    group by led.query_number, first.food_id
  ), named as (
    select found.food_id
    from jsonb_array_elements(p_own_queries) as query
    cross join lateral (
      select food_id from nas.food_term
      where term in (select jsonb_array_elements_text(query)) and food_id >= 1000000000
      group by food_id having count(*) = jsonb_array_length(query)
      order by food_id limit 20
    ) as found
  ), chosen as (
    select food_id from alone
    union
    select food_id from named
    union
    select food_id from (
      select food_id, row_number() over (
        partition by query_number, food_id >= 1000000000 order by score desc, food_id) as place
      from together
    ) as ranked
    where place <= 20
  )
  select json_build_object(
    'foodCount', 50000,
    'termFrequency', (select coalesce(json_object_agg(term, foods order by term), '{}') from frequency),
    'foods', (
      select coalesce(json_agg(json_build_object(
        'id', food.id,
        'conceptId', food.concept_id,
        'source', food.source,
        'name', food.name,
        'synonyms', food.synonyms,
        'memberNames', food.member_names,
        'plainNames', food.plain_names,
        'genericFor', food.generic_for,
        'foodGroup', food.food_group,
        'portionLabels', food.portion_labels,
        'portionGrams', food.portion_grams,
        'defaultPortionGrams', food.default_portion_grams
      ) order by food.id), '[]')
      from chosen
      join nas.food on food.id = chosen.food_id
    )
  ));
end
$$;
