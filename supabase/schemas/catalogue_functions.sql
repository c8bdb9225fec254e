-- What operations read from the catalogue about compounds and foods.

-- What identifies a compound, in lower case: its name, id and ontology value, and its synonyms.
create function nas.compound_labels(p_id integer, p_name text, p_identifier text, p_synonyms text[])
returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array(select lower(label) from unnest(array[p_name, p_id::text, p_identifier] || p_synonyms) as label)
$$;

-- Finds the compounds that a query names exactly.
-- Without the list of pending entries, which every search would read from end to end.
create index compound_labels_idx
on nas.compound using gin (nas.compound_labels(id, name, identifier, synonyms));

-- The labels of all compounds, a row each, so that an index finds those with a similar spelling.
create table nas.compound_label (
  compound_id integer not null,
  label text not null
);

-- Without the list of pending entries, which every search would read from end to end.
create index compound_label_trigrams_idx
on nas.compound_label using gin (label extensions.gin_trgm_ops) with (fastupdate = off);

create function nas.list_compound_labels() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from nas.compound_label;
  insert into nas.compound_label (compound_id, label)
  select distinct id, named.label
  from nas.compound
  cross join lateral unnest(array[name, id::text, identifier] || synonyms) as named (label);
  return null;
end;
$$;

create trigger compound_label_listed after insert or update or delete or truncate on nas.compound
for each statement execute function nas.list_compound_labels();

-- The compounds with the most similar spelling. An index finds their labels: to compare the query with all of them takes
-- ten milliseconds. The planner counts pages, of which the labels have few, and would read them all.
create function nas.similar_compounds(p_query text) returns json
language plpgsql stable
set search_path = '' set pg_trgm.similarity_threshold = 0.1 set enable_seqscan = off as $$
begin
  return (
    select coalesce(json_agg(
      json_build_object('id', id, 'name', name, 'identifier', identifier, 'synonyms', synonyms)
      order by likeness desc, id), '[]')
    from (
      select compound_id, max(extensions.similarity(label, p_query)) as likeness
      from nas.compound_label
      where label operator(extensions.%) p_query
      group by compound_id
      order by likeness desc, compound_id
      limit 20
    ) as candidate
    join nas.compound on compound.id = candidate.compound_id
    where likeness > 0.1
  );
end;
$$;

-- Compounds with the query as name, id, ontology value or synonym; if there is none, those with a similar spelling.
create function nas.compound_candidates(p_query text) returns json
language plpgsql stable set search_path = '' as $$
declare
  v_exact json := (
    select json_agg(
      json_build_object('id', id, 'name', name, 'identifier', identifier, 'synonyms', synonyms) order by id)
    from nas.compound
    where nas.compound_labels(id, name, identifier, synonyms) @> array[lower(btrim(p_query))]
  );
begin
  return coalesce(v_exact, nas.similar_compounds(p_query));
end;
$$;

create function nas_api.admit_compound_query(
  p_key_hash text, p_operation text, p_scope text, p_query text
) returns table (admission json, candidates json)
language plpgsql security definer set search_path = '' as $$
begin
  select row_to_json(admitted) into admission
  from nas_api.admit_request(p_key_hash, p_operation, p_scope, true, p_limits => '{"counts_usage": false}') as admitted;
  candidates := case when admission ->> 'outcome' = 'ok' then nas.compound_candidates(p_query) else '[]' end;
  return next;
end;
$$;

create function nas_api.foods(p_food_ids integer[])
returns table (food_id integer, name text, food_group text)
language sql stable security definer set search_path = '' as $$
  select id, name, food_group from nas.food where id = any (p_food_ids) order by id
$$;

-- The names of foods in another language, where the catalogue has one.
create function nas_api.food_names(p_food_ids integer[], p_language text)
returns table (food_id integer, name text)
language sql stable security definer set search_path = '' as $$
  select food_id, name from nas.food_name
  where food_id = any (p_food_ids) and language = p_language and position = 0
  order by food_id
$$;

-- The ingredients of each food, resolved down to foods without a recipe, in grams of 100 g of the dish before
-- cooking. Recipes nest a few levels at most; the depth limit ends a cycle in a faulty release.
create function nas_api.food_recipes(p_food_ids integer[])
returns table (food_id integer, ingredients json)
language sql stable security definer set search_path = '' as $$
  with recursive part as (
    select id as food_id, id as part_id, 100::double precision as grams, 0 as depth
    from nas.food where id = any (p_food_ids)
    union all
    select part.food_id, line.code, part.grams * line.grams / nullif(recipe.whole, 0), part.depth + 1
    from part
    join nas.food on food.id = part.part_id
    cross join lateral (
      select sum(each) as whole from unnest(food.ingredient_grams) as each
    ) as recipe
    cross join lateral unnest(food.ingredient_codes, food.ingredient_grams) as line (code, grams)
    where part.depth < 6
  ), leaf as (
    select part.food_id, food.name, food.food_group, sum(part.grams) as grams
    from part
    join nas.food on food.id = part.part_id
    where part.depth > 0 and (cardinality(food.ingredient_codes) = 0 or part.depth = 6)
    group by part.food_id, food.id, food.name, food.food_group
  )
  select leaf.food_id, json_agg(
    json_build_object('name', name, 'foodGroup', food_group, 'grams', grams) order by grams desc, name)
  from leaf
  group by leaf.food_id
  order by leaf.food_id
$$;

-- The evidence of the foods of a meal for the compounds of a tier, optionally limited to some compounds.
create function nas_api.meal_evidence(
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

alter table nas.compound_label enable row level security;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function
  nas_api.admit_compound_query, nas_api.foods, nas_api.food_names, nas_api.food_recipes,
  nas_api.meal_evidence
to service_role;

comment on function nas_api.foods is 'Name and group of the foods; an id without food has no row';
comment on function nas_api.food_recipes is
  'ingredients [{ name, foodGroup, grams }] of 100 g of a dish, largest first; a food without recipe has no row';
